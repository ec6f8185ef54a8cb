#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace flocking::io {

/// Returns the double nearest to a decimal number: an optional sign, then 5 or 5. or .5 or 5.5,
/// then an optional exponent such as e-3. Returns none if `token` as a whole has another form, is
/// too large for a finite double, or is not zero but rounds to zero.
std::optional<double> parse_number(std::string_view token);

/// A number at the start of a text and the place after it. `end` is null if the function could not
/// parse the text.
struct NumberInText {
  double value = 0.0;
  const char* end = nullptr;
};

/// Parses the number at `begin`, in the grammar of parse_number(), if a blank follows before `end`.
NumberInText parse_number_before_blank(const char* begin, const char* end);

/// Parses the common forms quickly: up to 8 digits on either side of the point and 15 bytes in all.
/// Reads 16 bytes at `begin` and up to 8 before it, which must be readable but may have any
/// content.
NumberInText parse_short_number(const char* begin);

/// Returns true for the characters that separate numbers: space, tab, line feed, vertical tab, form
/// feed, carriage return.
inline bool is_blank(char c) { return c == ' ' || static_cast<unsigned char>(c - '\t') <= 4; }

/// Returns why parse_number(token) returns none, as the end of a message: "found 'nan', which is
/// not finite". Requires that parse_number() returns none.
std::string describe_number_fault(std::string_view token);

}  // namespace flocking::io
