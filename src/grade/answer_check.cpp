#include <algorithm>
#include <cstddef>
#include <optional>

#include "base/printable.h"
#include "base/text_encoding.h"
#include "base/words.h"
#include "grade/case_check.h"
#include "io/number_parse.h"
#include "judge/answer_reader.h"
#include "judge/comparison.h"
#include "judge/token.h"

namespace flocking::grade {
namespace {

class AnswerCheck {
 public:
  AnswerCheck(std::string_view answer, std::uint64_t agents, std::uint64_t steps)
      : rest_(answer), agents_(agents), steps_(steps) {
    if (rest_.starts_with(judge::kMarkBytes)) rest_.remove_prefix(judge::kMarkBytes.size());
  }

  std::string fault() {
    for (std::optional<std::string_view> line = next_line(); line; line = next_line()) {
      const std::size_t begin = find_token(*line, 0);
      if (begin == line->size()) continue;
      if (filled_ == wanted()) return too_many(begin);
      if (std::string fault = fault_in(*line, begin); !fault.empty()) return fault;
      ++filled_;
    }
    if (filled_ == wanted()) return "";
    return "expected " + wanted_lines() + ", found " + std::to_string(filled_);
  }

  [[nodiscard]] std::uint64_t line() const { return line_; }
  [[nodiscard]] std::uint64_t column() const { return column_; }

 private:
  // Returns the next line without its line end; nothing after the last one.
  std::optional<std::string_view> next_line() {
    ++line_;
    column_ = 1;
    if (rest_.empty()) return std::nullopt;
    const std::size_t size = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, size);
    rest_.remove_prefix(std::min(size + 1, rest_.size()));
    return line;
  }

  static std::size_t find_token(std::string_view line, std::size_t at) {
    while (at < line.size() && io::is_blank(line[at])) ++at;
    return at;
  }

  std::string fault_in(std::string_view line, std::size_t at) {
    for (const char* field : judge::kFieldNames) {
      at = find_token(line, at);
      column_ = at + 1;
      if (at == line.size()) return "expected " + meaning(field) + ", found the end of the line";
      const judge::Token token = judge::read_token(line.data() + at, line.data() + line.size());
      if (!token.is_number() && token.kind != judge::TokenKind::kNotFinite) {
        return "expected a number for " + meaning(field) + ", found " + in_quotes(token.text);
      }
      at += token.text.size();
    }
    at = find_token(line, at);
    column_ = at + 1;
    if (at == line.size()) return "";
    const judge::Token token = judge::read_token(line.data() + at, line.data() + line.size());
    return "expected the end of the line after " + meaning("vy") + ", found " +
           in_quotes(token.text);
  }

  std::string too_many(std::size_t begin) {
    column_ = begin + 1;
    const std::uint64_t at = line_;
    std::uint64_t more = 1;
    for (std::optional<std::string_view> line = next_line(); line; line = next_line()) {
      if (find_token(*line, 0) != line->size()) ++more;
    }
    line_ = at;
    column_ = begin + 1;
    return "expected the end of the answer after " + wanted_lines() + ", found " +
           counted(more, "more line");
  }

  [[nodiscard]] std::uint64_t wanted() const { return agents_ * steps_; }

  [[nodiscard]] std::string wanted_lines() const {
    return counted(wanted(), "line") + " (" + counted(agents_, "agent") + ", " +
           counted(steps_, "step") + ")";
  }

  [[nodiscard]] std::string meaning(const char* field) const {
    return std::string(field) + " of agent " + std::to_string(filled_ % agents_) + " after step " +
           std::to_string(filled_ / agents_ + 1);
  }

  std::string_view rest_;
  std::uint64_t agents_;
  std::uint64_t steps_;
  std::uint64_t filled_ = 0;  // number of lines with numbers so far
  std::uint64_t line_ = 0;
  std::uint64_t column_ = 1;
};

}  // namespace

std::string fault_of_answer(std::string_view answer, std::uint64_t agents, std::uint64_t steps) {
  if (is_utf16(answer)) return "1:1: the answer is " + std::string(kUtf16Text);
  AnswerCheck check(answer, agents, steps);
  const std::string fault = check.fault();
  if (fault.empty()) return "";
  return std::to_string(check.line()) + ":" + std::to_string(check.column()) + ": " + fault;
}

}  // namespace flocking::grade
