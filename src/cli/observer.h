#pragma once

#include "core/flock_view.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::cli {

/// Sees a simulation from its start to its end, in place of the printed output.
class Observer {
 public:
  virtual ~Observer() = default;

  /// What holds from the next step on: once before the start, and again after each change.
  virtual void configured(const settings::Tree& settings, settings::Maps& maps,
                          const sim::Configuration& configuration) = 0;
  /// The flock at its start and after every step.
  virtual void stepped(const FlockView& view) = 0;
};

}  // namespace flocking::cli
