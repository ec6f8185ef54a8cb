#pragma once

#include <string>
#include <string_view>

#include "sim/flock.h"

namespace flocking::testing {

/// What `flocking simulate` prints for `input`, run within the test; the text of its error behind
/// it if it fails, as the program would show it.
std::string simulated(std::string_view input, sim::Rules rules = sim::Rules::kCourse);

}  // namespace flocking::testing
