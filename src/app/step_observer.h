#pragma once

#include "settings/tree.h"
#include "sim/flock.h"

namespace flocking::app {

/// Looks on while a simulation runs.
class StepObserver {
 public:
  virtual ~StepObserver() = default;

  /// The agents have been read, no step is done. `settings` are those of the first step.
  virtual void begins(sim::Flock& /*flock*/, const settings::Tree& /*settings*/) {}
  /// A line of the input has changed the settings; the next step is the first that follows them.
  virtual void changes(const sim::Flock& /*flock*/, const settings::Tree& /*settings*/) {}
  /// A step of `dt` is done.
  virtual void stepped(sim::Flock& flock, double dt) = 0;
  /// Whether there is more to see; else the simulation ends here.
  [[nodiscard]] virtual bool wants_more() const { return true; }
};

}  // namespace flocking::app
