#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::testing {

/// A JSON value, for tests. Missing members and items throw std::out_of_range.
struct Json {
  enum class Kind { kNull, kFlag, kNumber, kText, kArray, kObject };
  Kind kind = Kind::kNull;
  bool flag = false;
  double number = 0.0;
  std::string text;
  std::vector<Json> items;
  std::map<std::string, Json> members;

  const Json& operator[](const std::string& name) const { return members.at(name); }
  const Json& operator[](std::size_t place) const { return items.at(place); }
  [[nodiscard]] bool is_null() const { return kind == Kind::kNull; }
  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(number); }
};

/// Parses JSON. Throws std::runtime_error if `text` is invalid.
Json parsed_json(std::string_view text);

}  // namespace flocking::testing
