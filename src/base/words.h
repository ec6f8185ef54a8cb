#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking {

/// Returns `text` without blanks at either end.
std::string_view trimmed(std::string_view text);

/// Returns the pieces between `separator`s, including empty ones: one more than there are
/// separators.
std::vector<std::string_view> split(std::string_view text, char separator);

/// Returns the pieces between blanks; none is empty.
std::vector<std::string_view> words(std::string_view text);

/// Returns a count with its noun, and appends an s unless the count is 1: "1 step", "2 steps".
std::string counted(std::uint64_t count, std::string_view noun);
/// Returns a count with its noun, for a noun with an irregular plural.
std::string counted(std::uint64_t count, std::string_view noun, std::string_view plural);

/// Returns true if `text` is a valid name of a group, an obstacle or a layer: letters, digits, _
/// and -, at least one.
bool is_name(std::string_view text);

/// Parses a whole number in decimal digits, without sign or blanks. Returns none if `text` is
/// empty, contains other characters, or exceeds 2^64 - 1.
std::optional<std::uint64_t> parse_whole(std::string_view text);

}  // namespace flocking
