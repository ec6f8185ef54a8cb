#include "diagnosis/crash_words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "base/printable.h"
#include "base/words.h"
#include "diagnosis/crash.h"
#include "diagnosis/library_words.h"

namespace flocking::diagnosis {
namespace {

constexpr std::size_t kLongestCause = 200;

// The beginnings of sanitizer errors, and their meanings.
constexpr std::array<std::pair<std::string_view, std::string_view>, 19> kErrors = {{
    {"FPE", "division of a whole number by zero"},
    {"ILL", "an instruction that the processor does not know"},
    {"BUS", "access through an invalid pointer"},
    {"heap-buffer-overflow", "access outside of allocated memory"},
    {"stack-buffer-overflow", "access outside of a local variable"},
    {"dynamic-stack-buffer-overflow", "access outside of a local array"},
    {"global-buffer-overflow", "access outside of a global variable"},
    {"container-overflow", "access past the end of a container"},
    {"heap-use-after-free", "use of memory that was freed before"},
    {"stack-use-after-scope", "use of a local variable after its block has ended"},
    {"stack-use-after-return", "use of a local variable after its function has returned"},
    {"attempting double-free", "memory is freed twice"},
    {"attempting free", "memory is freed that was not allocated"},
    {"alloc-dealloc-mismatch", "memory is freed with the wrong function, such as free() after new"},
    {"new-delete-type-mismatch", "an object is deleted with the wrong type"},
    {"requested allocation size", "one allocation exceeds the memory limit"},
    {"allocator is out of memory", "allocations exceed the memory limit"},
    {"negative-size-param", "a negative number of bytes to copy"},
    {"memcpy-param-overlap", "memory is copied to an overlapping place"},
}};

std::string in_one_line(std::string_view text) {
  std::string line = printable_lines(text, kLongestCause);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

bool has(std::string_view line, std::string_view words) {
  return line.find(words) != std::string_view::npos;
}

bool has_line(const std::vector<std::string_view>& lines, std::string_view words) {
  return std::any_of(lines.begin(), lines.end(),
                     [words](std::string_view line) { return has(line, words); });
}

// Returns the text between the last two single quotes.
std::string_view quoted_last(std::string_view text) {
  const std::size_t end = text.rfind('\'');
  if (end == std::string_view::npos || end == 0) return {};
  const std::size_t begin = text.rfind('\'', end - 1);
  return begin == std::string_view::npos ? std::string_view()
                                         : text.substr(begin + 1, end - begin - 1);
}

std::string without_kind(std::string_view type) {
  for (const std::string_view kind : {"struct ", "class ", "const "}) {
    if (type.starts_with(kind)) type.remove_prefix(kind.size());
  }
  return std::string(type);
}

// Returns words for "index 5 out of bounds for type 'double [5]'".
std::string array_words(std::string_view told) {
  constexpr std::string_view kIndex = "index ";
  const std::string_view index =
      told.substr(kIndex.size(), told.find(' ', kIndex.size()) - kIndex.size());
  const std::string_view type = quoted_last(told);
  const std::size_t begin = type.find('[');
  const std::size_t end = type.find(']', begin);
  if (begin == std::string_view::npos || end == std::string_view::npos) return std::string(told);
  return "index " + std::string(index) + " of an array of " +
         std::string(type.substr(begin + 1, end - begin - 1));
}

std::string pointer_words(const Evidence& evidence) {
  if (has_line(evidence.behind, "pc points to the zero page")) {
    return "call of a function through a null pointer";
  }
  if (has(evidence.undefined, "null pointer")) return undefined_words(evidence.undefined);
  const bool is_null = has_line(evidence.behind, "address points to the zero page");
  return is_null ? "null pointer" : "access through an invalid pointer";
}

// Returns the reason of a program that stopped itself as requested; empty for other programs.
std::string_view words_at_end(const std::vector<std::string_view>& before) {
  // NOLINTNEXTLINE(modernize-loop-convert): clang 14 has no std::views::reverse
  for (auto line = before.rbegin(); line != before.rend(); ++line) {
    if (!line->starts_with(kEndMark)) continue;
    const std::string_view reason = line->substr(kEndMark.size());
    if (reason == "invalid") return "the first NaN: 0 / 0, or the root of a negative number";
    if (reason == "divided") return "the first division by 0 that gives infinity";
    if (reason == "time") return "the program is here when the time limit is reached";
  }
  return {};
}

std::string told_words(const Evidence& evidence) {
  if (const std::string_view words = words_at_end(evidence.before); !words.empty()) {
    return std::string(words);
  }
  if (evidence.error.starts_with("ABRT")) return library_words(evidence.before, evidence.behind);
  if (evidence.error.starts_with("SEGV")) return pointer_words(evidence);
  if (has(evidence.undefined, "out of bounds")) return undefined_words(evidence.undefined);
  for (const auto& [begin, words] : kErrors) {
    if (evidence.error.starts_with(begin)) return std::string(words);
  }
  return std::string(evidence.error.substr(0, evidence.error.find(" (pc ")));
}

}  // namespace

std::string cause_words(const Evidence& evidence) { return in_one_line(told_words(evidence)); }

std::string stack_words(std::string_view function, bool is_recursion) {
  if (!is_recursion) return "the stack is full: local variables are larger than 8 MiB";
  return in_one_line("endless recursion" +
                     (function.empty() ? "" : ": " + std::string(function) + " calls itself"));
}

std::string undefined_words(std::string_view told) {
  if (has(told, "null pointer")) {
    const std::string type = without_kind(quoted_last(told));
    return in_one_line(type.empty() ? "null pointer" : "null pointer to " + type);
  }
  if (told.starts_with("index ") && has(told, "out of bounds")) {
    return in_one_line(array_words(told));
  }
  if (told.starts_with("division by zero")) return "division of a whole number by zero";
  if (has(told, "end of a value-returning function")) {
    return "the function ends without returning a value";
  }
  return in_one_line(told);
}

}  // namespace flocking::diagnosis
