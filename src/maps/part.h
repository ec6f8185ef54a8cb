#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::maps {

/// A part of a map file. The names are those of Tiled's XML, also for JSON files.
struct Part {
  std::string kind;   ///< "map", "tileset", "layer", "object", ...
  std::string place;  ///< for messages: "level.tmx:12:3", "level.tmj: layers[0].data"
  std::map<std::string, std::string, std::less<>> values;
  std::vector<Part> parts;
  std::string text;

  /// Throws Error with the place and `message`.
  [[noreturn]] void fail(const std::string& message) const;
  /// Returns the value `name`; "" if the part has no such value.
  [[nodiscard]] std::string_view value(std::string_view name) const;
  /// Returns the value `name` as a number; `otherwise` if the part has no such value. Throws if it
  /// is not a finite number.
  [[nodiscard]] double number(std::string_view name, double otherwise) const;
  /// Returns the value `name` as a whole number up to `most`. Throws if the part has no such value.
  [[nodiscard]] std::size_t whole(std::string_view name, std::size_t most) const;
  /// Returns the first part of the kind `kind_of_part`; null if there is none.
  [[nodiscard]] const Part* find(std::string_view kind_of_part) const;
  /// Returns the custom property `name`; none if the part has no such property.
  [[nodiscard]] std::optional<std::string> property(std::string_view name) const;
  /// Returns the kind and the name in quotes: "layer 'ground'".
  [[nodiscard]] std::string in_words() const;
};

/// Limit for nested parts.
inline constexpr int kDeepest = 64;

/// Parses XML in the form of Tiled's files (.tmx, .tsx). Throws Error with line and column.
Part parts_of_xml(std::string_view bytes, const std::string& source);

/// Parses JSON in the form of Tiled's files (.tmj, .tsj). Throws Error with line and column if it
/// is not JSON.
Part parts_of_json(std::string_view bytes, const std::string& source);

/// Returns "SOURCE:LINE:COLUMN" of a byte of `bytes`; columns count bytes.
std::string place_of_byte(std::string_view bytes, std::size_t at, const std::string& source);

}  // namespace flocking::maps
