// Edits of statements that read or print: values in another order.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kNeighbours = 2;
constexpr int kFarther = 4;
constexpr std::size_t kMostValues = 9;
constexpr std::size_t kNumbersOfAgent = 4;

/// A value that is read or printed.
struct Value {
  Range range;
  Range unit;
  bool is_statement = false;
};

class OrderEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    const std::vector<Statement>& all = file_.outline.statements;
    for (std::size_t i = 0; i < all.size(); ++i) {
      std::vector<Value> values = values_of(all[i]);
      if (values.empty()) continue;
      // Values read by the next statements come after them.
      for (std::size_t next = following(i); next != kNoStatement; next = following(next)) {
        const std::vector<Value> more = values_of(all[next]);
        if (more.empty() || reads(values) != reads(more)) break;
        values.insert(values.end(), more.begin(), more.end());
      }
      const std::size_t count = values_of(all[i]).size();
      add_swaps(values, count);
      if (count == kNumbersOfAgent && values.size() == count) add_halves(values);
    }
  }

 private:
  [[nodiscard]] std::size_t following(std::size_t number) const {
    const std::size_t parent = file_.outline.statements[number].parent;
    if (parent == kNoStatement) return kNoStatement;
    const std::vector<std::size_t>& all = file_.outline.statements[parent].children;
    const auto at = std::find(all.begin(), all.end(), number);
    return at == all.end() || at + 1 == all.end() ? kNoStatement : *(at + 1);
  }

  [[nodiscard]] bool reads(const std::vector<Value>& values) const {
    const std::size_t before = values.front().range.begin - 1;
    return mark(before) == ">" || mark(before) == "&" || mark(before) == ",";
  }

  [[nodiscard]] std::vector<Value> values_of(const Statement& one) const {
    std::vector<Value> values;
    if (one.range.is_empty()) return values;
    if (one.kind == StatementKind::kExpression) {
      Range inside = one.range;
      if (mark(inside.end - 1) == ";") --inside.end;
      return values_in(inside, one.range, true);
    }
    for (const Range expression : one.expressions) {
      values = values_in(expression, expression, false);
      if (!values.empty()) break;
    }
    return values;
  }

  [[nodiscard]] std::vector<Value> values_in(Range range, Range unit, bool is_statement) const {
    std::vector<Range> parts = arguments_in(range);
    if (parts.empty()) parts = chain_in(range);
    std::vector<Value> values;
    for (const Range part : parts) {
      const bool is_value = !part.is_empty() && file_.tokens[part.begin].kind == TokenKind::kWord &&
                            mark(part.begin) != "endl" && mark(part.begin) != "std" &&
                            mark(part.begin) != "fixed" && mark(part.begin) != "setprecision";
      if (is_value) values.push_back({part, unit, is_statement});
    }
    if (values.size() > kMostValues) return {};
    return values;
  }

  // Returns the arguments after the format of printf or scanf; those of scanf without &.
  [[nodiscard]] std::vector<Range> arguments_in(Range range) const {
    for (std::size_t i = range.begin; i + 1 < range.end; ++i) {
      const bool calls = (mark(i) == "printf" || mark(i) == "scanf") && mark(i + 1) == "(";
      if (!calls) continue;
      std::vector<Range> all =
          split_at_commas(file_.tokens, {i + 2, closing(file_.tokens, i + 1, range.end)});
      if (!all.empty()) all.erase(all.begin());
      for (Range& one : all) {
        if (!one.is_empty() && mark(one.begin) == "&") ++one.begin;
      }
      return all;
    }
    return {};
  }

  // Returns the operands after the first one of "in >> a >> b" or "out << a << b".
  [[nodiscard]] std::vector<Range> chain_in(Range range) const {
    std::vector<Range> parts;
    std::size_t begin = range.end;
    std::size_t i = range.begin;
    while (i < range.end && mark(i) == "(") ++i;
    for (; i < range.end; ++i) {
      if (mark(i) == ")") break;
      if (mark(i) == "(" || mark(i) == "[") i = closing(file_.tokens, i, range.end);
      if (i >= range.end) break;
      const bool extracts = mark(i) == ">" && i + 1 < range.end && mark(i + 1) == ">";
      if (!extracts && mark(i) != "<<") continue;
      if (begin < i) parts.push_back({begin, i});
      i += extracts ? 1 : 0;
      begin = i + 1;
    }
    if (begin < i) parts.push_back({begin, std::min(i, range.end)});
    return parts;
  }

  // Swaps two values, of which the first is one of the first `count`.
  void add_swaps(const std::vector<Value>& values, std::size_t count) {
    const std::size_t most = std::min(values.size(), kMostValues);
    for (std::size_t i = 0; i < std::min(count, most); ++i) {
      if (!wanted_(file_.tokens[values[i].range.begin].line)) continue;
      for (std::size_t j = i + 1; j < most; ++j) {
        const std::string first(file_.text_of(values[i].range));
        const std::string second(file_.text_of(values[j].range));
        add(file_.tokens[values[i].range.begin].line, fmt::format("swap {} and {}", first, second),
            {change_of(values[i], second), change_of(values[j], first)},
            j == i + 1 ? kNeighbours : kFarther);
      }
    }
  }

  // Swaps the position and the velocity of an agent.
  void add_halves(const std::vector<Value>& values) {
    constexpr std::size_t kHalf = kNumbersOfAgent / 2;
    const std::uint64_t line = file_.tokens[values.front().range.begin].line;
    if (!wanted_(line)) return;
    std::vector<Change> changes;
    for (std::size_t i = 0; i < kNumbersOfAgent; ++i) {
      const Range other = values[(i + kHalf) % kNumbersOfAgent].range;
      changes.push_back(change_of(values[i], std::string(file_.text_of(other))));
    }
    add(line, "swap the first two values and the last two", std::move(changes), kNeighbours);
  }

  static Change change_of(const Value& value, std::string text) {
    return {.tokens = value.range,
            .text = std::move(text),
            .unit = value.unit,
            .is_statement = value.is_statement};
  }
};

}  // namespace

void add_order_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                     std::vector<Edit>& edits) {
  OrderEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
