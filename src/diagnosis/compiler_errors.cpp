#include "diagnosis/compiler_errors.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "base/words.h"

namespace flocking::diagnosis {
namespace {

constexpr std::size_t kLongestNumber = 7;  // of a line number

// Returns the digits at `at`; none if there are too many.
std::string_view number_at(std::string_view text, std::size_t at) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
  return end - at > kLongestNumber ? std::string_view() : text.substr(at, end - at);
}

bool is_own(std::string_view file) {
  return !file.empty() && file.front() != '/' && !file.starts_with("..") &&
         file.find("/..") == std::string_view::npos && file.find(": ") == std::string_view::npos;
}

// Returns the place at the start of "FILE:LINE..."; its text is everything after the number. `mark`
// is the character before the number.
std::optional<CompilerError> error_at(std::string_view line, char mark) {
  const std::size_t at = line.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view file = line.substr(0, at);
  if (file.starts_with("./")) file.remove_prefix(2);
  const std::string_view number = number_at(line, at + 1);
  const std::uint64_t place = parse_whole(number).value_or(0);
  if (place == 0 || !is_own(file)) return std::nullopt;
  return CompilerError{.file = std::string(file),
                       .line = place,
                       .text = std::string(line.substr(at + 1 + number.size()))};
}

// Returns the text after the first of `marks` in it; empty if there is none.
std::string text_after_mark(std::string_view text, bool is_go) {
  constexpr std::array<std::string_view, 4> kMarks = {" error: ", " fatal error: ", " error CS",
                                                      " *** "};
  for (const std::string_view mark : kMarks) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) continue;
    const std::size_t begin = mark.ends_with("CS") ? at + mark.size() - 2 : at + mark.size();
    return std::string(trimmed(text.substr(begin)));
  }
  const std::size_t at = text.find(": ");
  return is_go && at != std::string_view::npos ? std::string(trimmed(text.substr(at + 2))) : "";
}

// Returns the text of "error[E0425]: cannot find value `x`" and "error: expected ..."; else an
// empty string.
std::string_view message_of_rustc(std::string_view line) {
  const bool is_error = line.starts_with("error: ") || line.starts_with("error[");
  const std::size_t at = line.find(": ");
  return is_error && at != std::string_view::npos ? line.substr(at + 2) : std::string_view();
}

std::optional<CompilerError> error_in(std::string_view line) {
  for (const char mark : {':', '('}) {
    std::optional<CompilerError> error = error_at(line, mark);
    if (!error) continue;
    error->text = text_after_mark(error->text, error->file.ends_with(".go"));
    if (!error->text.empty()) return error;
  }
  return std::nullopt;
}

}  // namespace

std::optional<CompilerError> placed_text(std::string_view line) {
  std::optional<CompilerError> placed = error_at(line, ':');
  if (!placed || !placed->text.starts_with(": ")) return std::nullopt;
  placed->text.erase(0, 2);
  return placed;
}

std::vector<CompilerError> compiler_errors(std::string_view log) {
  constexpr std::string_view kArrow = "--> ";  // of rustc, before the place
  std::vector<CompilerError> errors;
  std::string_view message;
  for (const std::string_view untrimmed : split(log, '\n')) {
    const std::string_view line = trimmed(untrimmed);
    std::optional<CompilerError> error;
    if (line.starts_with(kArrow) && !message.empty()) {
      error = error_at(line.substr(kArrow.size()), ':');
      if (error) error->text = message;
      message = {};
    } else if (const std::string_view found = message_of_rustc(line); !found.empty()) {
      message = found;
    } else {
      error = error_in(line);
    }
    if (error && std::find(errors.begin(), errors.end(), *error) == errors.end()) {
      errors.push_back(*std::move(error));
    }
  }
  return errors;
}

}  // namespace flocking::diagnosis
