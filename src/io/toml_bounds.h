#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::io {

/// Largest nesting depth of tables and lists: the parser of TOML recurses for each level.
inline constexpr std::size_t kMostTomlDepth = 64;

/// Throws InputError with line and column if a TOML text is longer than kMostScenarioBytes or nests
/// deeper than kMostTomlDepth, by headers, dotted keys, lists and inline tables together. Call it
/// before parsing; it does not check that the text is TOML. `source` names the text.
void require_toml_bounds(std::string_view text, const std::string& source);

/// Reads a file for require_toml_bounds(), up to one byte more than the limit. Throws
/// EnvironmentError.
std::string read_toml(const std::string& path);

}  // namespace flocking::io
