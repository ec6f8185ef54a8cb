#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "core/vec2.h"
#include "fact_flock.h"

namespace flocking::testing {

/// A force of a stranger's program as its label tells it: the weighted force on one agent of a
/// flock in which only this force has a weight, in the first step.
struct LabelledForce {
  std::string_view program;  ///< "a05_vehicle"
  Force force;
  ForceOnAgent on;
};
std::span<const LabelledForce> labelled_forces();

}  // namespace flocking::testing
