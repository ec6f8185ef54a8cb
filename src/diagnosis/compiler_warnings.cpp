#include "diagnosis/compiler_warnings.h"

#include <algorithm>
#include <array>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::diagnosis {
namespace {

constexpr std::size_t kMostWarnings = 5;
constexpr std::size_t kLongestWarning = 200;
constexpr std::string_view kWarning = " warning: ";

// Options of -Wall and -Wextra. Warnings that rarely point to the mistake (sign-compare,
// unused-variable, unused-parameter, reorder) or are often wrong (maybe-uninitialized) are left
// out.
constexpr std::array<std::string_view, 28> kOptions = {
    "parentheses",
    "return-type",
    "unused-result",
    "unused-value",
    "uninitialized",
    "misleading-indentation",
    "empty-body",
    "bool-compare",
    "bool-operation",
    "tautological-compare",
    "int-in-bool-context",
    "dangling-else",
    "dangling-pointer",
    "dangling-reference",
    "return-local-addr",
    "array-bounds",
    "stringop-overflow",
    "free-nonheap-object",
    "use-after-free",
    "mismatched-new-delete",
    "div-by-zero",
    "format",
    "sequence-point",
    "implicit-fallthrough",
    "infinite-recursion",
    "self-move",
    "sizeof-pointer-memaccess",
    "delete-non-virtual-dtor",
};

// Returns the name of the option at the end of a line, up to any "="; empty if there is none.
std::string_view option_of(std::string_view line) {
  constexpr std::string_view kOpening = "[-W";
  const std::size_t at = line.rfind(kOpening);
  if (at == std::string_view::npos || !line.ends_with(']')) return {};
  const std::string_view name = line.substr(at + kOpening.size());
  return name.substr(0, name.find_first_of("=]"));
}

bool matters(std::string_view line) {
  return std::find(kOptions.begin(), kOptions.end(), option_of(line)) != kOptions.end();
}

// Returns the warning in words; empty if it is not about one of the student's files.
std::string words_of(std::string_view line, const OwnFiles& own) {
  const std::size_t at = line.find(kWarning);
  if (at == std::string_view::npos || !matters(line)) return "";
  const Place place = place_at_start(line.substr(0, at), own);
  if (place.file.empty()) return "";
  const std::size_t begin = at + kWarning.size();
  const std::string_view text = trimmed(line.substr(begin, line.rfind("[-W") - begin));
  std::string words = place_words(place) + ": " + std::string(text);
  words = printable_lines(words, kLongestWarning);
  std::replace(words.begin(), words.end(), '\n', ' ');
  return words;
}

}  // namespace

std::string pattern_of_warnings() {
  std::string options;
  for (const std::string_view option : kOptions) {
    options += (options.empty() ? "" : "|") + std::string(option);
  }
  return " warning: .*\\[-W(" + options + ")(=[^]]*)?]$";
}

std::vector<std::string> warnings_that_matter(std::string_view log, const OwnFiles& own) {
  std::vector<std::string> warnings;
  for (const std::string_view line : split(log, '\n')) {
    if (warnings.size() == kMostWarnings) break;
    std::string words = words_of(trimmed(line), own);
    const bool is_new = std::find(warnings.begin(), warnings.end(), words) == warnings.end();
    if (!words.empty() && is_new) warnings.push_back(std::move(words));
  }
  return warnings;
}

}  // namespace flocking::diagnosis
