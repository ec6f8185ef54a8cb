#include "report/csv_cell.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace flocking::report {
namespace {

// Returns true for digits with an optional point and exponent after an optional minus sign. Such a
// text is not a formula, and spreadsheets should read it as a number.
bool is_number(std::string_view text) {
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  if (digits.empty() || digits[0] < '0' || digits[0] > '9') return false;
  double value = 0.0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  return result.ec != std::errc::invalid_argument && result.ptr == text.data() + text.size();
}

// Returns true if a spreadsheet would read the text as a formula: = + - @, also in full width.
bool begins_formula(std::string_view text) {
  constexpr std::array<std::string_view, 8> kStarts = {"=",      "+",      "-",      "@",
                                                       "\uff1d", "\uff0b", "\uff0d", "\uff20"};
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return std::any_of(kStarts.begin(), kStarts.end(),
                     [text](std::string_view start) { return text.starts_with(start); });
}

}  // namespace

std::string as_cell(std::string_view text) {
  std::string field = "\"";
  if (begins_formula(text) && !is_number(text)) field += '\'';
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

}  // namespace flocking::report
