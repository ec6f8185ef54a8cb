#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// What a sanitizer printed about a crash, but for the stack.
struct Evidence {
  std::string_view error;                ///< "SEGV on unknown address 0x000000000000 (pc ...)"
  std::vector<std::string_view> before;  ///< lines before the error: the library's own words
  std::vector<std::string_view> behind;  ///< lines behind it
  std::string_view undefined;  ///< what was said of undefined behavior at its place; may be empty
};

/// The cause in words, printable and in one line: "std::stod of an empty text", "null pointer".
std::string cause_words(const Evidence& evidence);

/// The same of a full stack: `function` is what calls itself, empty where its name is not known.
std::string stack_words(std::string_view function, bool is_recursion);

/// The same of what UndefinedBehaviorSanitizer says behind "runtime error: ".
std::string undefined_words(std::string_view told);

}  // namespace flocking::diagnosis
