#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flocking::testing {

/// Paths and values, as flags would set them.
using Settings = std::vector<std::pair<std::string, std::string>>;

/// What `flocking simulate` prints for `input`, run within the test; the text of its error behind
/// it if it fails, as the program would show it.
std::string simulated(std::string_view input, const Settings& settings = {});

}  // namespace flocking::testing
