#include "build/messages.h"

#include <algorithm>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::build {
namespace {

constexpr std::size_t kMostErrors = 3;
constexpr std::size_t kLongestError = 240;

std::string without(std::string text, const std::string& what) {
  if (what.empty()) return text;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos;) {
    text.erase(at, what.size());
  }
  return text;
}

bool has(std::string_view line, std::string_view words) {
  return line.find(words) != std::string_view::npos;
}

// "vec/step.go:3:5: undefined: x".
bool is_of_go(std::string_view line) {
  constexpr std::string_view kEnding = ".go:";
  const std::size_t at = line.find(kEnding);
  if (at == std::string_view::npos || at + kEnding.size() == line.size()) return false;
  const char next = line[at + kEnding.size()];
  return next >= '0' && next <= '9' && line.find(' ') > at;
}

// Compilers, javac, rustc, mcs, CMake, make's own; linkers, go.
bool is_error(std::string_view line) {
  if (has(line, "error: ld returned") || has(line, "errors generated") ||
      has(line, "aborting due to")) {
    return false;
  }
  return is_of_go(line) || has(line, "error: ") || has(line, "error[") || has(line, ": error CS") ||
         has(line, "CMake Error") || has(line, "undefined reference to") ||
         has(line, "multiple definition of") || (has(line, "*** ") && has(line, "make"));
}

// What make says of an error that was told before.
bool is_echo(std::string_view line) { return has(line, "*** ["); }

}  // namespace

std::vector<std::string> first_errors(std::string_view log, const std::string& folder) {
  const std::string place = folder.empty() ? "" : folder + '/';
  std::vector<std::string> errors;
  std::string last;
  const std::vector<std::string_view> lines = split(log, '\n');
  for (std::size_t i = 0; i < lines.size() && errors.size() < kMostErrors; ++i) {
    const std::string_view line = trimmed(lines[i]);
    if (line.empty()) continue;
    last = line;
    if (!is_error(line) || (is_echo(line) && !errors.empty())) continue;
    std::string text(line);
    // CMake tells what is wrong in the next line.
    if (line.starts_with("CMake Error at") && i + 1 < lines.size()) {
      text += ' ' + std::string(trimmed(lines[i + 1]));
    }
    // That it is one says the verdict.
    constexpr std::string_view kBegin = "error: ";
    if (text.starts_with(kBegin)) text.erase(0, kBegin.size());
    text = printable_lines(without(text, place), kLongestError);
    std::replace(text.begin(), text.end(), '\n', ' ');
    if (std::find(errors.begin(), errors.end(), text) == errors.end()) errors.push_back(text);
  }
  if (errors.empty() && !last.empty()) {
    errors.push_back(printable_lines(without(last, place), kLongestError));
  }
  return errors;
}

}  // namespace flocking::build
