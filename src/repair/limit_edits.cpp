// Edits of limits: a vector cut to a length, a length computed before the vector changes.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

#include "repair/drafts.h"
#include "repair/edit_writer.h"
#include "repair/expression.h"

namespace flocking::repair {
namespace {

constexpr int kCut = 4;
constexpr int kHoisted = 3;

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

class LimitEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    for (std::size_t i = 0; i < file_.outline.statements.size(); ++i) {
      const Statement& one = statement(i);
      if (one.range.is_empty() || !is_in_block(one) || has_io(file_, one.range)) continue;
      if (!wanted_(line_of(one))) continue;
      if (one.kind == StatementKind::kReturn) add_cuts_of_vector(one);
      add_cuts_of_parts(i);
      add_hoists(i);
    }
  }

 private:
  [[nodiscard]] bool has_two_parts(const std::string& type) const {
    const auto has = [&](const char* name) {
      return std::any_of(
          file_.outline.members.begin(), file_.outline.members.end(),
          [&](const Variable& one) { return one.owner == type && one.name == name; });
    };
    return has("x") && has("y");
  }

  // Returns the numbers in scope that may be the limit of a force; names that say so come first.
  [[nodiscard]] std::vector<std::string> limits_at(std::size_t token) const {
    constexpr std::array<std::string_view, 6> kWords = {"max", "lim", "cap", "fs", "fm", "f_"};
    std::vector<std::string> limits;
    for (const std::string& name : numbers_in_scope(file_, token, false)) {
      const std::string words = lower(name);
      const bool is_limit = std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) {
        return words.find(word) != std::string::npos;
      });
      if (is_limit) limits.push_back(name);
    }
    return limits;
  }

  void add_cut(const Statement& before, const std::string& name, const std::string& x,
               const std::string& y) {
    for (const std::string& limit : limits_at(before.range.begin)) {
      const std::string length = fmt::format("sqrt({0} * {0} + {1} * {1})", x, y);
      add(before, fmt::format("cut {} to {}", name, limit),
          {{.place = Place::kBefore,
            .tokens = before.range,
            .text = fmt::format("if ({0} > {1}) {{ double f = {1} / {0}; {2} *= f; {3} *= f; }}",
                                length, limit, x, y)}},
          kCut);
    }
  }

  // Cuts a returned vector.
  void add_cuts_of_vector(const Statement& one) {
    if (one.range.size() != 3) return;
    const std::string name(mark(one.range.begin + 1));
    if (!has_two_parts(file_.outline.type_of(name, one.range.begin))) return;
    add_cut(one, name, name + ".x", name + ".y");
  }

  // Cuts a vector of two numbers before a statement that uses it, for x and y: "fx += k * sx;".
  void add_cuts_of_parts(std::size_t number) {
    const Statement& one = statement(number);
    const std::size_t twin = twin_of(file_, number);
    for (std::size_t i = one.range.begin; i < one.range.end; ++i) {
      if (file_.tokens[i].kind != TokenKind::kWord) continue;
      const std::string x(mark(i));
      const std::string y =
          twin == kNoStatement ? twin_in(one, x) : twin_at(statement(twin), i - one.range.begin);
      if (y.empty() || y == x) continue;
      const std::string type = file_.outline.type_of(x, one.range.begin);
      const bool is_number = type == "double" || type == "float";
      if (!is_number || file_.outline.type_of(y, one.range.begin) != type) continue;
      if (i == one.range.begin) continue;  // it is assigned here
      add_cut(one, fmt::format("{}, {}", x, y), x, y);
    }
  }

  [[nodiscard]] std::string twin_at(const Statement& twin, std::size_t offset) const {
    return std::string(mark(twin.range.begin + offset));
  }

  // Returns the y part of a returned x part: "return {sx, sy};".
  [[nodiscard]] std::string twin_in(const Statement& one, const std::string& x) const {
    if (one.kind != StatementKind::kReturn) return "";
    std::string y = x;
    std::replace(y.begin(), y.end(), 'x', 'y');
    std::replace(y.begin(), y.end(), 'X', 'Y');
    for (std::size_t i = one.range.begin; y != x && i < one.range.end; ++i) {
      if (mark(i) == y) return y;
    }
    return "";
  }

  // Computes a call once before a statement for x and one for y, of which the first changes its
  // argument: "v.x = v.x / length(v); v.y = v.y / length(v);".
  void add_hoists(std::size_t number) {
    const Statement& one = statement(number);
    const std::size_t next = twin_of(file_, number);
    if (next == kNoStatement || one.kind != StatementKind::kExpression) return;
    const Statement& twin = statement(next);
    for (const Expression& call : expressions_in(file_.tokens, one.range)) {
      if (call.kind != ExpressionKind::kCall) continue;
      const std::size_t shift = twin.range.begin - one.range.begin;
      const Range other{call.range.begin + shift, call.range.end + shift};
      const std::string text(file_.text_of(call.range));
      const bool is_same = file_.text_of(other) == text;
      if (!is_same || text.find(mark(one.range.begin)) == std::string::npos) continue;
      const std::string type = is_cxx(file_) ? "const auto" : "const double";
      const auto replaced = [&](const Statement& in, Range what) {
        return Change{.tokens = what, .text = "before", .unit = in.range, .is_statement = true};
      };
      add(one, fmt::format("compute {} before it changes", text),
          {{.place = Place::kAlways,
            .tokens = one.range,
            .text = fmt::format("{} before = {};", type, text)},
           replaced(one, call.range),
           replaced(twin, other)},
          kHoisted);
    }
  }
};

}  // namespace

void add_limit_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                     std::vector<Edit>& edits) {
  LimitEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
