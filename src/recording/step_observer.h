#pragma once

#include "settings/tree.h"
#include "sim/flock.h"

namespace flocking::recording {

/// An observer of a running simulation.
class StepObserver {
 public:
  virtual ~StepObserver() = default;

  /// Called after the agents are read, before the first step. `settings` are those of the first
  /// step.
  virtual void begins(sim::Flock& /*flock*/, const settings::Tree& /*settings*/) {}
  /// Called after a line of the input changed the settings, before the first step that uses them.
  virtual void changes(const sim::Flock& /*flock*/, const settings::Tree& /*settings*/) {}
  /// Called after a step of `dt`.
  virtual void stepped(sim::Flock& flock, double dt) = 0;
  /// Returns false to end the simulation.
  [[nodiscard]] virtual bool wants_more() const { return true; }
};

}  // namespace flocking::recording
