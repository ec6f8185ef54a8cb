#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::io {

/// Tables and lists in one another, at most: what reads TOML calls itself for each of them.
inline constexpr std::size_t kMostTomlDepth = 64;

/// Throws InputError, at its line and column, where a TOML text is longer than kMostScenarioBytes
/// or nests deeper than kMostTomlDepth, by headers, dotted keys, lists and inline tables together.
/// To be called before it is parsed; whether it is TOML at all, the parser says. `source` names it.
void require_toml_bounds(std::string_view text, const std::string& source);

/// Reads a file for require_toml_bounds(): no more of it than shows that it is too long. Throws
/// EnvironmentError.
std::string read_toml(const std::string& path);

}  // namespace flocking::io
