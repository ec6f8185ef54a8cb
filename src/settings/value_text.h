#pragma once

#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "core/setting.h"
#include "core/value.h"

namespace flocking::settings {

/// Parses `text` as a value of `setting`: its type, range and choices. Throws ValueFault.
Value parse_value(const Setting& setting, std::string_view text);

/// The reason why a text is not valid for a setting: "expected a point X,Y, found 'abc'".
class ValueFault : public std::exception {
 public:
  explicit ValueFault(std::string text) : text_(std::move(text)) {}
  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }

 private:
  std::string text_;
};

/// Returns the values that a setting accepts, in words: "a number above 0", "one of: fast, normal,
/// slow".
std::string expectation(const Setting& setting);

}  // namespace flocking::settings
