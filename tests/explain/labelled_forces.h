#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "core/vec2.h"
#include "observe/fact_flock.h"

namespace flocking::testing {

/// A force of a program as its label describes it: the weighted force on one agent in the first
/// step of a flock in which only this force has a weight.
struct LabelledForce {
  std::string_view program;  ///< "a05_vehicle"
  Force force;
  ForceOnAgent on;
};
std::span<const LabelledForce> labelled_forces();

}  // namespace flocking::testing
