#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flocking::testing {

/// Settings as paths and values, as on the command line.
using Settings = std::vector<std::pair<std::string, std::string>>;

/// Returns the output of `flocking simulate` for `input`, run within the test. If it fails, the
/// error message that the program would print follows.
std::string simulated(std::string_view input, const Settings& settings = {});

}  // namespace flocking::testing
