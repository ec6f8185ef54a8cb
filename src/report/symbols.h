#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::report {

/// What the symbols in formulas of a part of a program mean, in one line: "d: the distance, r_s:
/// the radius of separation". Empty where there are none.
std::string symbols_in(const std::vector<std::string_view>& formulas, std::string_view part);

}  // namespace flocking::report
