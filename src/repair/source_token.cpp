#include "repair/source_token.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace flocking::repair {
namespace {

bool starts_name(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80U;
}
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool continues_name(char c) { return starts_name(c) || is_digit(c); }

// Longer marks first. ">>" is missing, since it may close two template lists.
constexpr std::array<std::string_view, 24> kMarks = {
    "<<=", ">>=", "...", "->*", "::", "->", "++", "--", "<<", "<=", ">=", "==",
    "!=",  "&&",  "||",  "+=",  "-=", "*=", "/=", "%=", "&=", "|=", "^=", ".*"};

class TokenReader {
 public:
  explicit TokenReader(std::string_view source) : source_(source) {}

  std::vector<Token> all() {
    while (skip_gap(), at_ < source_.size()) read_one();
    return std::move(tokens_);
  }

 private:
  [[nodiscard]] bool is_at(std::string_view text) const {
    return source_.substr(at_).starts_with(text);
  }

  void move_to(std::size_t end) {
    end = std::min(end, source_.size());
    line_ += static_cast<std::uint64_t>(
        std::count(source_.begin() + static_cast<std::ptrdiff_t>(at_),
                   source_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    at_ = end;
  }

  [[nodiscard]] std::size_t behind(std::string_view text, std::size_t from) const {
    const std::size_t found = source_.find(text, from);
    return found == std::string_view::npos ? source_.size() : found + text.size();
  }

  // Returns the end of the line, without its line feed; lines continued by a backslash count as
  // one.
  [[nodiscard]] std::size_t line_end() const {
    std::size_t end = at_;
    for (;;) {
      end = std::min(source_.find('\n', end), source_.size());
      std::size_t last = end;
      if (last > at_ && source_[last - 1] == '\r') --last;
      if (end == source_.size() || last == at_ || source_[last - 1] != '\\') return end;
      ++end;
    }
  }

  void skip_gap() {
    while (at_ < source_.size()) {
      const char c = source_[at_];
      if (c == '\n') is_line_begun_ = false;
      if (std::isspace(static_cast<unsigned char>(c)) != 0 || c == '\\') {
        move_to(at_ + 1);
      } else if (is_at("//") || (c == '#' && !is_line_begun_)) {
        move_to(line_end());
      } else if (is_at("/*")) {
        move_to(behind("*/", at_ + 2));
      } else {
        return;
      }
    }
  }

  void add(TokenKind kind, std::size_t size) {
    size = std::max<std::size_t>(std::min(size, source_.size() - at_), 1);
    tokens_.push_back(
        {.kind = kind, .text = source_.substr(at_, size), .begin = at_, .line = line_});
    is_line_begun_ = true;
    move_to(at_ + size);
  }

  [[nodiscard]] std::size_t text_size(char quote) const {
    std::size_t end = at_ + 1;
    while (end < source_.size() && source_[end] != quote && source_[end] != '\n') {
      end += source_[end] == '\\' ? 2U : 1U;
    }
    return end + 1 - at_;
  }

  // Returns the size of R"mark(...)mark".
  [[nodiscard]] std::size_t raw_text_size() const {
    const std::size_t open = std::min(source_.find('(', at_), source_.size());
    const std::string closing_mark =
        ')' + std::string(source_.substr(std::min(at_ + 2, open), open - std::min(at_ + 2, open))) +
        '"';
    return behind(closing_mark, open) - at_;
  }

  [[nodiscard]] std::size_t number_size() const {
    std::size_t end = at_;
    while (end < source_.size()) {
      const char c = source_[end];
      const bool is_signed_exponent = (c == '+' || c == '-') && end > at_ &&
                                      (source_[end - 1] == 'e' || source_[end - 1] == 'E');
      const bool is_separator =
          c == '\'' && end + 1 < source_.size() && continues_name(source_[end + 1]);
      if (!continues_name(c) && c != '.' && !is_signed_exponent && !is_separator) break;
      ++end;
    }
    return end - at_;
  }

  void read_one() {
    const char c = source_[at_];
    const char next = at_ + 1 < source_.size() ? source_[at_ + 1] : '\0';
    if (is_at("R\"")) return add(TokenKind::kText, raw_text_size());
    if (c == '"' || c == '\'') return add(TokenKind::kText, text_size(c));
    if (is_digit(c) || (c == '.' && is_digit(next))) return add(TokenKind::kNumber, number_size());
    if (starts_name(c)) {
      std::size_t end = at_;
      while (end < source_.size() && continues_name(source_[end])) ++end;
      return add(TokenKind::kWord, end - at_);
    }
    const auto* const mark =
        std::find_if(kMarks.begin(), kMarks.end(), [this](std::string_view m) { return is_at(m); });
    add(TokenKind::kMark, mark == kMarks.end() ? 1 : mark->size());
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::uint64_t line_ = 1;
  bool is_line_begun_ = false;  // the line has a token
  std::vector<Token> tokens_;
};

bool opens(std::string_view text) { return text == "(" || text == "[" || text == "{"; }
bool closes(std::string_view text) { return text == ")" || text == "]" || text == "}"; }

}  // namespace

std::vector<Token> tokens_of(std::string_view source) { return TokenReader(source).all(); }

std::size_t closing(const std::vector<Token>& tokens, std::size_t open, std::size_t end) {
  std::size_t depth = 0;
  for (std::size_t i = open; i < end; ++i) {
    if (opens(tokens[i].text)) ++depth;
    if (closes(tokens[i].text) && --depth == 0) return i;
  }
  return end;
}

std::vector<Range> split_at_commas(const std::vector<Token>& tokens, Range range) {
  std::vector<Range> parts;
  std::size_t begin = range.begin;
  for (std::size_t i = range.begin; i < range.end; ++i) {
    if (opens(tokens[i].text)) i = std::min(closing(tokens, i, range.end), range.end - 1);
    if (tokens[i].text != ",") continue;
    parts.push_back({begin, i});
    begin = i + 1;
  }
  if (!range.is_empty()) parts.push_back({begin, range.end});
  return parts;
}

}  // namespace flocking::repair
