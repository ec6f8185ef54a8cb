#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// The parts of a sanitizer's crash report, except the stack.
struct Evidence {
  std::string_view error;                ///< "SEGV on unknown address 0x000000000000 (pc ...)"
  std::vector<std::string_view> before;  ///< lines before the error: messages of the C++ library
  std::vector<std::string_view> behind;  ///< lines after the error
  std::string_view undefined;  ///< the report of undefined behavior at the same place; may be empty
};

/// Returns the cause in words, printable and in one line: "std::stod of an empty text", "null
/// pointer".
std::string cause_words(const Evidence& evidence);

/// Returns the cause of a stack overflow. `function` is the one that calls itself; empty if its
/// name is unknown.
std::string stack_words(std::string_view function, bool is_recursion);

/// Returns the cause for the text after "runtime error: " of UndefinedBehaviorSanitizer.
std::string undefined_words(std::string_view told);

}  // namespace flocking::diagnosis
