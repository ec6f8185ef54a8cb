#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::redaction {

/// Returns the legend of the symbols in the formulas of a part, in one line: "d: the distance, r_s:
/// the radius of separation". Empty if the formulas have no symbols.
std::string symbols_in(const std::vector<std::string_view>& formulas, std::string_view part);

}  // namespace flocking::redaction
