#include "diagnosis/library_words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "base/printable.h"
#include "base/words.h"
#include "diagnosis/crash.h"

namespace flocking::diagnosis {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::string_view kThrown = "terminate called after throwing an instance of '";
constexpr std::string_view kWhat = "  what():  ";

// Returns the text between `opening` and the next `closing`; empty if they are missing.
std::string_view between(std::string_view text, std::string_view opening,
                         std::string_view closing) {
  const std::size_t at = text.find(opening);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + opening.size();
  const std::size_t end = text.find(closing, begin);
  return end == std::string_view::npos ? std::string_view() : text.substr(begin, end - begin);
}

bool contains(std::string_view text, std::string_view words) {
  return text.find(words) != std::string_view::npos;
}

std::string article(std::string_view noun) {
  constexpr std::string_view kVowels = "aeiou";
  const bool is_vowel = !noun.empty() && kVowels.find(noun.front()) != std::string_view::npos;
  return (is_vowel ? "an " : "a ") + std::string(noun);
}

std::string container_of(std::string_view name) {
  return contains(name, "string") ? "text" : std::string(name);
}

std::string index_words(std::string_view index, std::string_view container, std::string_view size) {
  return "index " + std::string(index) + " of " + article(container) + " of " + std::string(size);
}

// Returns words for "vector::_M_range_check: __n (which is 7) >= this->size() (which is 5)".
std::string range_words(std::string_view what) {
  constexpr std::string_view kWhich = "(which is ";
  const std::size_t name = what.find("::");
  const std::size_t second = what.rfind(kWhich);
  const std::string_view index = between(what, kWhich, ")");
  if (name == std::string_view::npos || index.empty() || second == what.find(kWhich)) return "";
  return index_words(index, container_of(what.substr(0, name)),
                     between(what.substr(second), kWhich, ")"));
}

// Exceptions of std::stod and similar functions return the function's name from what().
bool is_number_function(std::string_view name) {
  constexpr std::array<std::string_view, 8> kNames = {"stod", "stof",  "stold", "stoi",
                                                      "stol", "stoll", "stoul", "stoull"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::string number_words(std::string_view function, std::string_view type, const Lines& behind) {
  const auto is_marked = [](std::string_view line) { return line.starts_with(kLastTextMark); };
  const auto last = std::find_if(behind.rbegin(), behind.rend(), is_marked);
  std::string words = "std::" + std::string(function) + " of ";
  const bool is_range = contains(type, "out_of_range");
  if (last == behind.rend()) {
    return words + (is_range ? "a number that is out of range" : "a text that is not a number");
  }
  const std::string_view text = last->substr(kLastTextMark.size());
  if (trimmed(text).empty()) return words + (text.empty() ? "an empty text" : "a blank text");
  return words + in_quotes(text) + (is_range ? ", which is out of range" : "");
}

// Returns the what() text with its continuation lines, up to the sanitizer's report.
std::string what_at(const Lines& lines, std::size_t at) {
  if (at >= lines.size() || !lines[at].starts_with(kWhat)) return "";
  std::string what(lines[at].substr(kWhat.size()));
  for (std::size_t i = at + 1; i < lines.size(); ++i) {
    if (lines[i].starts_with("AddressSanitizer:") || lines[i].starts_with("==")) break;
    what += ' ' + std::string(lines[i]);
  }
  return what;
}

std::string exception_words(const Lines& lines, std::size_t at, const Lines& behind) {
  const std::string_view type = between(lines[at], kThrown, "'");
  const std::string what = what_at(lines, at + 1);
  if (is_number_function(what)) return number_words(what, type, behind);
  std::string range = contains(type, "out_of_range") ? range_words(what) : "";
  if (!range.empty()) return range;
  return "uncaught " + std::string(type) + (what.empty() ? "" : ": " + what);
}

// Returns words for a paragraph of the library's debug mode after "Error: ". The paragraph is
// preceded by its place.
std::string misuse_words(const Lines& lines, std::size_t at) {
  constexpr std::string_view kBegin = "Error: ";
  std::string told(lines[at].substr(kBegin.size()));
  for (std::size_t i = at + 1; i < lines.size() && !trimmed(lines[i]).empty(); ++i) {
    told += (told.ends_with(' ') ? "" : " ") + std::string(trimmed(lines[i]));
  }
  std::string_view container = "container";
  for (std::size_t i = at; i > 0; --i) {
    const std::string_view found = between(lines[i - 1], "/debug/", ":");
    if (found.empty()) continue;
    container = found;
    break;
  }
  const std::string_view index = between(told, "out-of-bounds index ", ",");
  const std::string_view size = between(told, "only holds ", " elements");
  if (!index.empty() && !size.empty()) return index_words(index, container_of(container), size);
  if (contains(told, "an element in an empty container")) {
    return "access to an element of an empty " + container_of(container);
  }
  while (told.ends_with('.') || told.ends_with(' ')) told.pop_back();
  return told;
}

// Returns words for "...: Assertion '__n < this->size()' failed." of the C++ library, or "Assertion
// `x > 0' failed." of C.
std::string assertion_words(std::string_view line) {
  std::string_view condition = between(line, "Assertion '", "' failed");
  if (condition.empty()) condition = between(line, "Assertion `", "' failed");
  const bool is_size = contains(condition, "size()");
  if (is_size && contains(line, "basic_string")) return "index past the end of a string";
  if (is_size && contains(line, "array<")) {
    const std::string_view size = between(line, "_Nm = ", "]");
    return "index past the end of an array" + (size.empty() ? "" : " of " + std::string(size));
  }
  if (is_size) return "index past the end of a container";
  if (contains(condition, "empty()")) return "access to an element of an empty container";
  if (contains(condition, "_M_is_engaged")) return "the value of an empty std::optional";
  if (contains(condition, "get() != pointer()") || contains(condition, "_M_get() != nullptr")) {
    return "use of an empty smart pointer";
  }
  return "assertion failed: " + std::string(condition);
}

}  // namespace

std::string library_words(const Lines& before, const Lines& behind) {
  for (std::size_t i = before.size(); i > 0; --i) {
    const std::string_view line = before[i - 1];
    if (contains(line, kThrown)) return exception_words(before, i - 1, behind);
    if (line.starts_with("Error: ")) return misuse_words(before, i - 1);
    if (contains(line, "Assertion ") && contains(line, "' failed")) return assertion_words(line);
    if (contains(line, "terminate called without an active exception")) {
      return "std::terminate was called without an exception, as by a thread that is not joined";
    }
  }
  return "abort() was called";
}

}  // namespace flocking::diagnosis
