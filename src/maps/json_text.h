#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace flocking::maps {

/// Returns the JSON of a map, which must be an object. Throws Error with line and column for any
/// other text, and for a text that is nested more deeply than any map.
nlohmann::json json_of(std::string_view bytes, const std::string& source);

/// Returns a string, number or boolean as text; "" for anything else.
std::string scalar_of(const nlohmann::json& value);

}  // namespace flocking::maps
