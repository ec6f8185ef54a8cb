#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking {

/// `text` without blanks at either end.
std::string_view trimmed(std::string_view text);

/// The pieces between `separator`s; one more than there are separators, empty ones too.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The pieces between blanks, none of them empty.
std::vector<std::string_view> words(std::string_view text);

/// `count` of what `noun` names, with an s behind it where it is not one: "1 step", "2 steps".
std::string counted(std::uint64_t count, std::string_view noun);
/// The same for a noun whose plural is another word.
std::string counted(std::uint64_t count, std::string_view noun, std::string_view plural);

/// Whether `text` can name a group, an obstacle, a layer: letters, digits, _ and -, at least one.
bool is_name(std::string_view text);

/// The number that `text` writes in decimal digits and nothing else: no sign, no blank. Nothing
/// where it is anything else, empty too, or above 2^64 - 1.
std::optional<std::uint64_t> parse_whole(std::string_view text);

}  // namespace flocking
