#include "repair/expression.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace flocking::repair {
namespace {

constexpr std::size_t kDeepestExpression = 100;
// Precedence of assignments and conditionals, which group from right to left.
constexpr int kAssignment = 1;
constexpr int kConditional = 2;

constexpr std::array<std::pair<std::string_view, int>, 28> kPrecedences = {{
    {"=", 1},   {"+=", 1}, {"-=", 1}, {"*=", 1},  {"/=", 1}, {"%=", 1}, {"?", 2},
    {"||", 3},  {"or", 3}, {"&&", 4}, {"and", 4}, {"|", 5},  {"^", 6},  {"&", 7},
    {"==", 8},  {"!=", 8}, {"<", 9},  {">", 9},   {"<=", 9}, {">=", 9}, {"<<", 10},
    {"<<", 10}, {"+", 11}, {"-", 11}, {"*", 12},  {"/", 12}, {"%", 12}, {".*", 13},
}};

int precedence_of(std::string_view mark) {
  for (const auto& [text, precedence] : kPrecedences) {
    if (text == mark) return precedence;
  }
  return 0;
}

class ExpressionReader {
 public:
  ExpressionReader(const std::vector<Token>& tokens, Range range)
      : tokens_(tokens), at_(range.begin), end_(range.end) {}

  std::vector<Expression> all() {
    while (at_ < end_) {
      const std::size_t before = at_;
      read_binary(kAssignment);
      if (at_ < end_ && text() == ",") ++at_;
      if (at_ == before) break;
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::string_view text(std::size_t ahead = 0) const {
    return at_ + ahead < end_ ? tokens_[at_ + ahead].text : std::string_view();
  }

  void add(const Expression& expression) { found_.push_back(expression); }

  // The tokenizer splits ">>" into two tokens.
  [[nodiscard]] bool is_shift() const {
    return text() == ">" && text(1) == ">" && tokens_[at_].end() == tokens_[at_ + 1].begin;
  }

  Range read_binary(int least) {
    if (++depth_ > kDeepestExpression) at_ = end_;
    Range left = read_unary();
    for (int level = precedence_of(text()); level >= least && level > 0;
         level = precedence_of(text())) {
      const std::size_t mark = at_;
      const bool shifts = is_shift();
      if (shifts) level = precedence_of("<<");
      at_ += shifts ? 2 : 1;
      if (at_ >= end_) break;
      if (tokens_[mark].text == "?") {
        read_binary(kConditional);
        if (text() == ":") ++at_;
      }
      const Range right = read_binary(level <= kConditional ? level : level + 1);
      const Range whole{left.begin, right.end};
      add({.kind =
               shifts || level == kConditional ? ExpressionKind::kOther : ExpressionKind::kBinary,
           .range = whole,
           .mark = mark,
           .left = left,
           .right = right});
      left = whole;
    }
    --depth_;
    return left;
  }

  Range read_unary() {
    const std::size_t begin = at_;
    const std::string_view mark = text();
    const bool is_unary = mark == "-" || mark == "+" || mark == "!" || mark == "*" || mark == "&" ||
                          mark == "++" || mark == "--" || mark == "~" || mark == "not" ||
                          mark == "new" || mark == "sizeof";
    if (!is_unary) return read_postfix();
    ++at_;
    if (at_ >= end_ || ++depth_ > kDeepestExpression) return {begin, at_};
    read_unary();
    --depth_;
    return {begin, at_};
  }

  // Returns true at a cast: (double)x, (float)(x + y).
  [[nodiscard]] bool is_cast() const {
    if (text(2) != ")") return false;
    const std::string_view type = text(1);
    return type == "double" || type == "float" || type == "int";
  }

  Range read_primary() {
    const std::size_t begin = at_;
    if (text() == "[") return skip_lambda();
    if (text() == "(" || text() == "{") return read_bracket();
    const TokenKind kind = tokens_[at_].kind;
    ++at_;
    if (kind == TokenKind::kNumber || kind == TokenKind::kText) {
      add({.kind = ExpressionKind::kLiteral, .range = {begin, at_}, .mark = begin});
      return {begin, at_};
    }
    if (kind != TokenKind::kWord) return {begin, at_};
    skip_qualified();
    add({.kind = ExpressionKind::kName, .range = {begin, at_}, .mark = at_ - 1});
    return {begin, at_};
  }

  // Skips a qualified name or template: std::max, static_cast<double>, vector<Boid>.
  void skip_qualified() {
    for (;;) {
      if (text() == "::") {
        at_ += 2;
      } else if (text() == "<" && tokens_[at_ - 1].text.ends_with("_cast")) {
        while (at_ < end_ && text() != ">") ++at_;
        ++at_;
      } else {
        break;
      }
    }
    at_ = std::min(at_, end_);
  }

  // Skips a lambda, [&](int x) { return x; }. Its contents belong to no expression.
  Range skip_lambda() {
    const std::size_t begin = at_;
    at_ = std::min(closing(tokens_, at_, end_) + 1, end_);
    if (text() == "(") at_ = std::min(closing(tokens_, at_, end_) + 1, end_);
    while (at_ < end_ && text() != "{" && text() != "," && text() != ")") ++at_;
    if (text() == "{") at_ = std::min(closing(tokens_, at_, end_) + 1, end_);
    return {begin, at_};
  }

  Range read_bracket() {
    const std::size_t begin = at_;
    const bool casts = text() == "(" && is_cast();
    const std::size_t close = closing(tokens_, at_, end_);
    ++at_;
    const std::size_t outer_end = std::exchange(end_, std::min(close, end_));
    while (at_ < end_ && !casts) {
      const std::size_t before = at_;
      read_binary(kAssignment);
      if (text() == ",") ++at_;
      if (at_ == before) break;
    }
    end_ = outer_end;
    at_ = std::min(close + 1, end_);
    if (casts && at_ < end_) read_unary();
    return {begin, at_};
  }

  Range read_postfix() {
    if (at_ >= end_) return {at_, at_};
    const std::size_t begin = at_;
    read_primary();
    std::size_t name = at_ - 1;
    Range object{begin, begin};
    for (;;) {
      const std::string_view mark = text();
      if (mark == "." || mark == "->") {
        object = {begin, at_};
        at_ = std::min(at_ + 2, end_);
        name = at_ - 1;
        if (text() != "(") {
          add({.kind = ExpressionKind::kMember,
               .range = {begin, at_},
               .mark = name,
               .left = object});
        }
      } else if (mark == "(") {
        const Range arguments = read_arguments();
        add({.kind = ExpressionKind::kCall,
             .range = {begin, at_},
             .mark = name,
             .left = object,
             .right = arguments});
      } else if (mark == "[" || (mark == "{" && at_ == begin + 1)) {
        read_arguments();
      } else if (mark == "++" || mark == "--") {
        ++at_;
      } else {
        return {begin, at_};
      }
    }
  }

  Range read_arguments() {
    const Range bracket = read_bracket();
    const bool is_closed = bracket.size() >= 2;
    return {bracket.begin + 1, is_closed ? bracket.end - 1 : bracket.begin + 1};
  }

  const std::vector<Token>& tokens_;
  std::size_t at_;
  std::size_t end_;
  std::size_t depth_ = 0;
  std::vector<Expression> found_;
};

}  // namespace

std::vector<Expression> expressions_in(const std::vector<Token>& tokens, Range range) {
  return ExpressionReader(tokens, range).all();
}

}  // namespace flocking::repair
