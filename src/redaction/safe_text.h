#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Text of submissions, made harmless before any format gets it: printable UTF-8 that cannot leave
/// its place on the screen and contains no commands for a terminal or a build server. Each format
/// still escapes its own special characters.
namespace flocking::redaction {

/// Text that a report may contain. Only the functions of this header create it, so code that passes
/// unsafe text to a report does not compile.
class SafeText {
 public:
  SafeText() = default;

  /// Returns text that flocking wrote: words, formulas, generated inputs. It must contain no text
  /// of a submission, unless that text is already quoted for a terminal.
  static SafeText ours(std::string_view text) { return SafeText(std::string(text)); }

  // Converts implicitly, so that it can be read like any text.
  operator const std::string&() const { return text_; }
  operator std::string_view() const { return text_; }
  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] const std::string& str() const { return text_; }

  friend std::string operator+(const SafeText& left, std::string_view right) {
    return left.text_ + std::string(right);
  }
  friend std::string operator+(std::string_view left, const SafeText& right) {
    return std::string(left) + right.text_;
  }
  friend bool operator==(const SafeText& left, const SafeText& right) = default;
  friend bool operator==(const SafeText& left, std::string_view right) {
    return left.text_ == right;
  }

 private:
  explicit SafeText(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

using SafeTexts = std::vector<SafeText>;

/// Returns `bytes` as one line. Cuts a line that is longer than `width` characters and appends
/// "...".
SafeText one_line(std::string_view bytes, std::size_t width = 300);

/// Returns each of `texts` as one line.
SafeTexts one_line_each(const std::vector<std::string>& texts);

/// Returns `bytes` as lines, each like one_line(), without a line feed after the last line. Beyond
/// a maximum number of lines, the last line says that there are more.
SafeText several_lines(std::string_view bytes);

/// Returns `bytes` as a log: all lines, each cut after `width` characters.
SafeText log_lines(std::string_view bytes, std::size_t width);

/// Returns the lines of `text` with a bar before each, so that no line can pass for a line of the
/// report, and a line feed after each; empty if `text` is empty.
std::string marked(std::string_view text);

/// Returns the texts as a list: "alice, bob".
template <class Texts>
std::string joined(const Texts& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace flocking::redaction

template <>
struct fmt::formatter<flocking::redaction::SafeText> : fmt::formatter<std::string_view> {
  template <class Context>
  auto format(const flocking::redaction::SafeText& text, Context& context) const {
    return fmt::formatter<std::string_view>::format(text, context);
  }
};
