#include "build/messages.h"

#include <algorithm>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::build {
namespace {

constexpr std::size_t kMostErrors = 3;
constexpr std::size_t kLongestError = 240;

std::string without(std::string_view text, std::string_view what) {
  std::string rest;
  while (!what.empty() && text.find(what) != std::string_view::npos) {
    rest += text.substr(0, text.find(what));
    text.remove_prefix(text.find(what) + what.size());
  }
  return rest += text;
}

bool has(std::string_view line, std::string_view words) {
  return line.find(words) != std::string_view::npos;
}

// Returns true for lines like "vec/step.go:3:5: undefined: x".
bool is_of_go(std::string_view line) {
  constexpr std::string_view kEnding = ".go:";
  const std::size_t at = line.find(kEnding);
  if (at == std::string_view::npos || at + kEnding.size() == line.size()) return false;
  const char next = line[at + kEnding.size()];
  return next >= '0' && next <= '9' && line.find(' ') > at;
}

// Returns true for lines that only repeat an earlier error.
bool is_repetition(std::string_view line) {
  return has(line, "error: ld returned") || has(line, "error: linker command failed") ||
         has(line, "errors generated") || has(line, "aborting due to") ||
         has(line, "Waiting for unfinished jobs");
}

// Returns true for lines of make about an error that a tool has reported.
bool is_echo(std::string_view line) {
  return has(line, "*** [") || has(line, "Waiting for unfinished jobs");
}

// Returns true for linker errors, which have no place in a source.
bool is_of_linker(std::string_view line) {
  return has(line, "cannot open output file") || has(line, "ld: cannot find ") ||
         has(line, "file not recognized") || has(line, "file format not recognized") ||
         has(line, "undefined reference to") || has(line, "multiple definition of");
}

// Recognises errors of compilers, javac, rustc, mcs, CMake, make, linkers and go.
bool is_error(std::string_view line) {
  if (is_repetition(line)) return false;
  return is_of_go(line) || has(line, "error: ") || has(line, "error[") || has(line, ": error CS") ||
         has(line, "CMake Error") || is_of_linker(line) || (has(line, "*** ") && has(line, "make"));
}

// Returns the message at `at` as one line: CMake reports errors in paragraphs.
std::string whole_message(const std::vector<std::string_view>& lines, std::size_t at) {
  std::string text(trimmed(lines[at]));
  if (!text.starts_with("CMake Error") || !text.ends_with(":")) return text;
  for (++at; at < lines.size() && !trimmed(lines[at]).empty(); ++at) {
    if (text.size() > kLongestError) break;
    text += ' ' + std::string(trimmed(lines[at]));
  }
  return text;
}

// Returns one printable line, without parts that the reader does not need.
std::string shown(std::string text, const std::string& place) {
  // The verdict already says that it is an error, and the path of the linker does not concern the
  // student.
  for (const std::string_view begin : {"error: ", "/usr/bin/"}) {
    if (text.starts_with(begin)) text.erase(0, begin.size());
  }
  if (text.starts_with("ld: ") && (has(text, "undefined ref") || has(text, "multiple def"))) {
    text.erase(0, std::string_view("ld: ").size());
  }
  text = printable_lines(without(text, place), kLongestError);
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

void add_once(std::vector<std::string>& errors, std::string text) {
  if (errors.size() == kMostErrors || text.empty()) return;
  if (std::find(errors.begin(), errors.end(), text) == errors.end()) {
    errors.push_back(std::move(text));
  }
}

// For messages of unknown form: returns the last line before make reports a failure, or the last
// line of the log.
std::vector<std::string> last_words(const std::vector<std::string_view>& lines,
                                    const std::string& place) {
  std::vector<std::string> errors;
  std::string_view last;
  for (const std::string_view untrimmed : lines) {
    const std::string_view line = trimmed(untrimmed);
    if (line.empty() || is_repetition(line)) continue;
    if (is_echo(line)) {
      add_once(errors, shown(std::string(last), place));
      add_once(errors, shown(std::string(line), place));
      return errors;
    }
    last = line;
  }
  add_once(errors, shown(std::string(last), place));
  return errors;
}

std::string folder_prefix(const std::string& folder) { return folder.empty() ? "" : folder + '/'; }

}  // namespace

std::vector<std::string> first_errors(std::string_view log, const std::string& folder) {
  const std::string place = folder_prefix(folder);
  std::vector<std::string> errors;
  const std::vector<std::string_view> lines = split(log, '\n');
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trimmed(lines[i]);
    if (is_error(line) && !is_echo(line)) add_once(errors, shown(whole_message(lines, i), place));
    if (errors.size() == kMostErrors) break;
  }
  return errors.empty() ? last_words(lines, place) : errors;
}

std::vector<std::string> last_error(std::string_view log) {
  const std::vector<std::string_view> lines = split(log, '\n');
  for (std::size_t i = lines.size(); i-- > 0;) {
    if (lines[i].starts_with("error: ")) return {shown(std::string(lines[i]), "")};
  }
  return {};
}

std::string log_of(std::string_view log, const std::string& folder) {
  const bool is_whole = log.size() <= kMostLogBytes;
  std::string text = without(log.substr(0, kMostLogBytes), folder_prefix(folder));
  return text + (is_whole ? "" : "\n... (the log is longer)\n");
}

}  // namespace flocking::build
