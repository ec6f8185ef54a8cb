#include "repair/drafts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "repair/edits.h"
#include "repair/expression.h"

namespace flocking::repair {
namespace {

using namespace std::string_literals;

constexpr std::size_t kMostNames = 8;

constexpr int kNeighbour = 3;  // a name declared next to the right one
constexpr int kOtherName = 5;

/// An operator that is often confused with others.
struct Confusion {
  std::string_view mark;
  std::array<std::string_view, 2> others;
  int cost;
};
constexpr std::array<Confusion, 17> kConfusions = {{
    {"<", {"<=", ">"}, kComparison},
    {"<=", {"<", ">"}, kComparison},
    {">", {">=", "<"}, kComparison},
    {">=", {">", "<"}, kComparison},
    {"==", {"!=", ""}, kOperator},
    {"!=", {"==", ""}, kOperator},
    {"&&", {"||", ""}, kOperator},
    {"||", {"&&", ""}, kOperator},
    {"+", {"-", ""}, kOperator},
    {"-", {"+", ""}, kOperator},
    {"*", {"/", ""}, kOperator},
    {"/", {"*", ""}, kOperator},
    {"=", {"+=", ""}, kOperator},
    {"+=", {"-=", "="}, kOperator},
    {"-=", {"+=", ""}, kOperator},
    {"*=", {"/=", ""}, kOperator},
    {"/=", {"*=", ""}, kOperator},
}};

class ExpressionDrafts {
 public:
  explicit ExpressionDrafts(const ParsedFile& file) : file_(file) {}

  std::vector<Draft> of(Range range) {
    for (const Expression& one : expressions_in(file_.tokens, range)) {
      switch (one.kind) {
        case ExpressionKind::kBinary:
          add_binary(one);
          break;
        case ExpressionKind::kCall:
          add_call(one);
          break;
        case ExpressionKind::kMember:
          add_member(one);
          break;
        case ExpressionKind::kName:
          add_name(one);
          break;
        default:
          break;
      }
    }
    return std::move(drafts_);
  }

 private:
  [[nodiscard]] std::string text(Range range) const { return std::string(file_.text_of(range)); }
  [[nodiscard]] std::string_view mark(std::size_t token) const { return file_.tokens[token].text; }

  void add(Range tokens, std::string to, std::string kind, int cost) {
    drafts_.push_back({tokens, std::move(to), std::move(kind), cost});
  }

  void add_binary(const Expression& one) {
    const std::string_view sign = mark(one.mark);
    if (one.left.is_empty() || one.right.is_empty()) return;
    for (const Confusion& confusion : kConfusions) {
      if (confusion.mark != sign) continue;
      for (const std::string_view other : confusion.others) {
        if (other.empty()) continue;
        add({one.mark, one.mark + 1}, std::string(other),
            "replace " + std::string(sign) + " by " + std::string(other), confusion.cost);
      }
    }
    if (sign == "/") {
      add_decimals(one);
      add({one.right.end, one.right.end}, " / " + text(one.right),
          "divide by " + text(one.right) + " once more", kScaling);
    }
    if (sign == "+") add_length(one);
    if (confuses_lengths(sign)) add_squares(one);
    add_operands(one, sign);
  }

  [[nodiscard]] static bool confuses_lengths(std::string_view sign) {
    return sign == "<" || sign == "<=" || sign == ">" || sign == ">=";
  }

  // Compares squares with squares, and lengths with lengths.
  void add_squares(const Expression& one) {
    constexpr int kSquare = 3;
    for (const Range side : {one.left, one.right}) {
      const std::string own = text(side);
      const bool is_name = file_.tokens[side.begin].kind == TokenKind::kWord &&
                           own.find_first_of("()*/+-") == std::string::npos;
      if (!is_name) continue;
      add(side, fmt::format("{0} * {0}", own), "square " + own, kSquare);
      add(side, "sqrt(" + own + ")", "take the square root of " + own, kSquare);
    }
  }

  // Makes a sum of the parts of a vector its length: of squares, or of absolute values.
  void add_length(const Expression& one) {
    if (!are_twins(file_, one.left, one.right)) return;
    if (mark_between(one.left, "*")) {
      add(one.range, "sqrt(" + text(one.range) + ")", "take the square root", kScaling);
    }
    const bool is_absolute = mark(one.left.begin).ends_with("abs") ||
                             mark(std::min(one.left.begin + 2, one.left.end - 1)).ends_with("abs");
    if (is_absolute) {
      add(one.range, fmt::format("sqrt({0} * {0} + {1} * {1})", text(one.left), text(one.right)),
          "compute the length by Pythagoras", kOperand);
    }
  }

  // Makes a quotient of whole numbers keep its decimals.
  void add_decimals(const Expression& one) {
    const std::string left = text(one.left);
    if (left.find_first_not_of("0123456789") == std::string::npos) {
      add(one.left, left + ".0", "divide as double instead of int", kOperand);
    } else if (is_whole(file_.outline.type_of(left, one.mark))) {
      add(one.left, "(double)" + left, "divide as double instead of int", kOperand);
    }
  }

  void add_operands(const Expression& one, std::string_view sign) {
    const std::string name(sign);
    if (sign == "-") {
      const bool is_sum = mark_between(one.right, "+") || mark_between(one.right, "-");
      const std::string right = text(one.right);
      add(one.range, (is_sum ? "(" + right + ")" : right) + " - " + grouped(one.left),
          "swap the two sides of -", kComparison);
    }
    const bool can_go =
        sign == "-" || sign == "+" || sign == "*" || sign == "/" || sign == "&&" || sign == "||";
    if (!can_go) return;
    add({one.mark, one.right.end}, "", "remove " + name + " " + shown(one.right), kOperand);
    if (sign == "-" || sign == "/") return;
    add({one.left.begin, one.mark + 1}, "", "remove " + shown(one.left) + " " + name, kOperand);
  }

  [[nodiscard]] bool mark_between(Range range, std::string_view sign) const {
    for (std::size_t i = range.begin; i < range.end; ++i) {
      if (mark(i) == "(" || mark(i) == "[") i = closing(file_.tokens, i, range.end);
      if (i < range.end && mark(i) == sign) return true;
    }
    return false;
  }

  [[nodiscard]] std::string grouped(Range range) const {
    const bool is_sum = mark_between(range, "+") || mark_between(range, "-");
    return is_sum ? "(" + text(range) + ")" : text(range);
  }

  [[nodiscard]] std::string shown(Range range) const {
    constexpr std::size_t kLongest = 40;
    std::string words = text(range);
    std::replace(words.begin(), words.end(), '\n', ' ');
    return words.size() > kLongest ? words.substr(0, kLongest - 3) + "..." : words;
  }

  void add_call(const Expression& one) {
    const std::string name(mark(one.mark));
    if (!one.left.is_empty() && one.right.is_empty()) {
      add({one.left.end, one.range.end}, "", "remove ." + name + "()", kOperand);
    }
    const std::vector<Range> arguments = split_at_commas(file_.tokens, one.right);
    if (arguments.size() == 1) {
      add(one.range, "(" + text(one.right) + ")", "remove the call of " + name, kOperand);
    }
    if (name == "norm" || name == "dot") {  // of std::complex, and of vectors: squares
      add(one.range, "sqrt(" + text(one.range) + ")", "take the square root", kScaling);
    }
    if (arguments.size() == 1) add_scaled_argument(one.right);
    if (arguments.size() == 1 && !one.left.is_empty()) add_reversed(one);
    if (arguments.size() == 2 && name.ends_with("max") &&
        are_twins(file_, arguments[0], arguments[1])) {
      add(one.range,
          fmt::format("sqrt({0} * {0} + {1} * {1})", text(arguments[0]), text(arguments[1])),
          "compute the length by Pythagoras", kOperand);
    }
    if (arguments.size() == 2) {
      add(one.right, text(arguments[1]) + ", " + text(arguments[0]),
          "swap the two arguments of " + name, kOperator);
    }
  }

  // Swaps an object with the argument of its method: "a.minus(b)".
  void add_reversed(const Expression& one) {
    const std::string dot(file_.text_of({one.left.end, one.mark}));
    add(one.range, fmt::format("{}{}{}({})", text(one.right), dot, mark(one.mark), text(one.left)),
        "swap the two sides of " + std::string(mark(one.mark)), kComparison);
  }

  // Scales the argument of a method that scales: "scale(1 / d)".
  void add_scaled_argument(Range argument) {
    constexpr std::size_t kMostScales = 8;
    const bool is_number = file_.tokens[argument.begin].kind == TokenKind::kNumber ||
                           mark_between(argument, "/") || mark_between(argument, "*") ||
                           is_decimal(file_.outline.type_of(text(argument), argument.begin));
    if (!is_number || mark_between(argument, "+") || mark_between(argument, "-")) return;
    add(argument, "-" + text(argument), "negate " + text(argument), kScaling);
    std::size_t count = 0;
    for (const std::string& name : numbers_in_scope(file_, argument.begin, true)) {
      if (++count > kMostScales) break;
      add(argument, text(argument) + " * " + name, "multiply by " + name, kScaling);
      add(argument, text(argument) + " / " + name, "divide by " + name, kScaling);
    }
  }

  // Adds other members of the same type: y for x, velocity for position.
  void add_member(const Expression& one) {
    const std::string name(mark(one.mark));
    for (const Variable& member : file_.outline.members) {
      if (member.name != name) continue;
      for (const Variable& other : file_.outline.members) {
        if (other.owner != member.owner || other.type != member.type || other.name == name)
          continue;
        const bool is_twin = are_twin_words(name, other.name);
        add({one.mark, one.mark + 1}, other.name, "replace ." + name + " by ." + other.name,
            is_twin ? kOperator : kOtherName);
      }
      return;
    }
  }

  void add_name(const Expression& one) {
    const std::string name(mark(one.mark));
    if (name == "true" || name == "false") {
      const std::string other = name == "true" ? "false" : "true";
      add(one.range, other, "replace " + name + " by " + other, kOperator);
    }
    const std::string type = file_.outline.type_of(name, one.mark);
    if (type.empty()) return;
    std::vector<const Variable*> others = file_.outline.visible_at(one.mark);
    const bool is_part = is_component(others, name);
    const Variable* own = nullptr;
    for (const Variable* other : others) {
      if (other->name == name && (own == nullptr || other->from >= own->from)) own = other;
    }
    // Names declared near the used one come first: radii, weights.
    const auto distance = [own](const Variable* other) {
      return std::max(own->from, other->from) - std::min(own->from, other->from);
    };
    std::stable_sort(others.begin(), others.end(), [&](const Variable* a, const Variable* b) {
      return distance(a) < distance(b);
    });
    std::size_t count = 0;
    for (const Variable* other : others) {
      const bool is_alike = other->type == type && other->name != name &&
                            is_component(others, other->name) == is_part;
      if (!is_alike || count >= kMostNames) continue;
      add(one.range, other->name, "replace " + name + " by " + other->name,
          (distance(other) == 0 && !is_part) || are_twin_words(name, other->name) ? kNeighbour
                                                                                  : kOtherName);
      ++count;
    }
  }

  const ParsedFile& file_;
  std::vector<Draft> drafts_;
};

}  // namespace

std::vector<Draft> expression_drafts(const ParsedFile& file, Range expression) {
  return ExpressionDrafts(file).of(expression);
}

}  // namespace flocking::repair
