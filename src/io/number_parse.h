#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace flocking::io {

/// The double nearest to a decimal number: sign?, then 5 or 5. or .5 or 5.5, exponent? (1e-3).
/// Nothing where `token` as a whole is anything else, or no finite double is near: it is too large,
/// or not zero and yet below the least double.
std::optional<double> parse_number(std::string_view token);

/// A number at the start of a text and the place behind it; `end` is null where this road does not
/// fit.
struct NumberInText {
  double value = 0.0;
  const char* end = nullptr;
};

/// Parses the number at `begin` in the same grammar if a blank follows before `end`.
NumberInText parse_number_before_blank(const char* begin, const char* end);

/// The same for the common forms, up to 8 digits on either side of the point and 15 bytes in all.
/// Reads 16 bytes at `begin` and up to 8 before it, whatever they hold.
NumberInText parse_short_number(const char* begin);

/// What separates numbers: space, tab, line feed, vertical tab, form feed, carriage return.
inline bool is_blank(char c) { return c == ' ' || static_cast<unsigned char>(c - '\t') <= 4; }

/// Why parse_number(token) has no answer, as the end of a message: "found 'nan', which is not
/// finite". Call it only where parse_number has none.
std::string describe_number_fault(std::string_view token);

}  // namespace flocking::io
