#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kRemoved = 3;
constexpr int kAlways = 4;
constexpr int kGuarded = 4;
constexpr int kAdded = 4;
constexpr int kContinued = 2;
constexpr int kLater = 2;

class StatementEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    for (std::size_t i = 0; i < file_.outline.statements.size(); ++i) {
      const Statement& one = statement(i);
      if (one.range.is_empty() || !wanted_(line_of(one))) continue;
      if (one.kind == StatementKind::kExpression && !has_io(file_, one.range)) add_removed(i);
      if (one.kind == StatementKind::kIf) add_unconditional(i);
      if (one.kind == StatementKind::kIf && !has_io(file_, one.range)) add_removed(i);
      if (one.kind == StatementKind::kDeclaration) add_initialized(i);
      if (one.kind == StatementKind::kOther) add_continued(i);
      if (one.kind == StatementKind::kExpression) add_later(i);
      if (one.kind == StatementKind::kIf) add_divisors(i);
      add_guards(i);
      add_skips(i);
    }
  }

 private:
  void add_removed(std::size_t number) {
    const Statement& one = statement(number);
    const Change removal = removal_of(file_, number);
    add(one, "remove this statement", {removal}, kRemoved);
    if (const std::size_t twin = twin_of(file_, number); twin != kNoStatement) {
      add(one, "remove these statements", {removal, removal_of(file_, twin)}, kRemoved);
    }
  }

  void add_unconditional(std::size_t number) {
    const Statement& one = statement(number);
    if (one.children.size() != 1 || one.expressions.empty()) return;
    const Statement& body = statement(one.children.front());
    const std::string_view first = mark(
        std::min(body.range.begin + (mark(body.range.begin) == "{" ? 1 : 0), body.range.end - 1));
    if (first == "continue" || first == "return" || first == "break") {
      add(one, "remove this condition and what it does", {removal_of(file_, number)}, kRemoved);
      return;
    }
    const Range head = one.expressions.front();
    add(one, "do this without a condition",
        {{.tokens = head, .text = is_cxx(file_) ? "true" : "1", .unit = head}}, kAlways);
  }

  void add_initialized(std::size_t number) {
    const Statement& one = statement(number);
    if (one.range.size() < 3 || one.range.size() % 2 == 0 || !is_in_block(one)) return;
    const std::string_view type = mark(one.range.begin);
    if (type != "double" && type != "float" && type != "int") return;
    // Names between commas: "double x, y;".
    std::string text;
    for (std::size_t i = one.range.begin + 1; i + 1 < one.range.end; i += 2) {
      const bool is_last = i + 2 == one.range.end;
      if (file_.tokens[i].kind != TokenKind::kWord || (!is_last && mark(i + 1) != ",")) return;
      text += std::string(mark(i)) + " = ";
    }
    add(one, one.range.size() == 3 ? "set the variable to 0" : "set the variables to 0",
        {{.place = Place::kAfter, .tokens = one.range, .text = text + "0;"}}, kAdded);
  }

  // Adds an edit that continues the search after a neighbour that does not count.
  void add_continued(std::size_t number) {
    const Statement& one = statement(number);
    if (one.range.size() != 2 || mark(one.range.begin) != "break") return;
    for (std::size_t i = one.parent; i != kNoStatement; i = statement(i).parent) {
      const StatementKind kind = statement(i).kind;
      if (kind != StatementKind::kFor && kind != StatementKind::kWhile) continue;
      if (mark(statement(i).range.begin) == "switch") return;
      add(one, "continue with the next one: replace break by continue",
          {{.tokens = {one.range.begin, one.range.begin + 1},
            .text = "continue",
            .unit = one.range,
            .is_statement = true}},
          kContinued);
      return;
    }
  }

  // Moves a statement and its twin after the next statement and its twin: positions after
  // velocities, printing after the step.
  void add_later(std::size_t number) {
    const Statement& one = statement(number);
    if (!is_in_block(one)) return;
    const std::vector<std::size_t>& all = statement(one.parent).children;
    const auto at =
        static_cast<std::size_t>(std::find(all.begin(), all.end(), number) - all.begin());
    const std::size_t count = twin_of(file_, number) == kNoStatement ? 1 : 2;
    if (at + count >= all.size()) return;
    const std::size_t next = all[at + count];
    const std::size_t twin = twin_of(file_, next);
    const Statement& last = statement(twin == kNoStatement ? next : twin);
    const StatementKind kind = statement(next).kind;
    const bool prints = has_io(file_, one.range);
    const bool can_swap = (kind == StatementKind::kExpression || kind == StatementKind::kIf ||
                           (prints && kind == StatementKind::kFor)) &&
                          !has_io(file_, statement(next).range) && !last.range.is_empty();
    if (!can_swap) return;
    std::vector<Change> changes;
    std::string text;
    for (std::size_t i = at; i < at + count; ++i) {
      changes.push_back(removal_of(file_, all[i]));
      if (!text.empty()) text.append("\n").append(indent_of(file_, one));
      text += file_.text_of(statement(all[i]).range);
    }
    changes.push_back({.place = Place::kAfter, .tokens = last.range, .text = std::move(text)});
    add(one, fmt::format("do this after line {}", file_.tokens[last.range.begin].line),
        std::move(changes), kLater);
  }

  // Returns the divisors: the names after a sign /.
  [[nodiscard]] std::set<std::string> divisors_in(Range range) const {
    std::set<std::string> names;
    for (std::size_t i = range.begin; i + 1 < range.end; ++i) {
      if (mark(i) != "/" && mark(i) != "/=") continue;
      if (file_.tokens[i + 1].kind != TokenKind::kWord) continue;
      std::size_t end = i + 2;
      while (end + 1 < range.end && (mark(end) == "." || mark(end) == "->")) end += 2;
      const bool is_call = end < range.end && (mark(end) == "(" || mark(end) == "::");
      if (!is_call) names.insert(std::string(file_.text_of({i + 1, end})));
    }
    return names;
  }

  // Adds conditions that avoid division by 0.
  void add_guards(std::size_t number) {
    const Statement& one = statement(number);
    const bool is_simple = one.kind == StatementKind::kExpression ||
                           one.kind == StatementKind::kReturn ||
                           one.kind == StatementKind::kDeclaration;
    if (!is_simple) return;
    for (const std::string& name : divisors_in(one.range)) {
      if (one.kind == StatementKind::kExpression) {
        std::vector<Change> changes = {conditional(one, name)};
        if (const std::size_t twin = twin_of(file_, number); twin != kNoStatement) {
          changes.push_back(conditional(statement(twin), name));
        }
        add(one, "do this only if " + name + " is not 0", std::move(changes), kGuarded);
      }
      if (!is_in_block(one)) continue;
      for (const std::string nothing : {"return {};", "continue;"}) {
        add(one, "skip this if " + name + " is 0",
            {{.place = Place::kBefore,
              .tokens = one.range,
              .text = fmt::format("if ({} == 0) {}", name, nothing)}},
            kGuarded);
      }
    }
  }

  // Adds conditions for divisors of the function to a condition: "n == 0 || radius == 0".
  void add_divisors(std::size_t number) {
    const Statement& one = statement(number);
    const Function* function = file_.outline.function_at(one.range.begin);
    if (function == nullptr || one.expressions.empty()) return;
    const Range head = one.expressions.front();
    const std::string own(file_.text_of(head));
    const bool has_or = own.find("||") != std::string::npos;
    const bool has_and = own.find("&&") != std::string::npos;
    for (const std::string& name : divisors_in(function->body)) {
      const std::string first = name.substr(0, name.find_first_of(".-"));
      if (file_.outline.type_of(first, head.begin).empty()) continue;
      add(one, "also for " + name + " == 0",
          {{.tokens = head,
            .text = fmt::format("{} || {} == 0", has_and ? "(" + own + ")" : own, name),
            .unit = head}},
          kGuarded);
      add(one, "only if " + name + " is not 0",
          {{.tokens = head,
            .text = fmt::format("{} && {} != 0", has_or ? "(" + own + ")" : own, name),
            .unit = head}},
          kGuarded);
    }
  }

  static Change conditional(const Statement& one, const std::string& name) {
    return {.tokens = {one.range.begin, one.range.begin},
            .text = "if (" + name + " != 0) ",
            .unit = one.range,
            .is_statement = true};
  }

  // Adds conditions that skip empty lines of the input.
  void add_skips(std::size_t number) {
    const Statement& one = statement(number);
    const bool is_headed = !one.head.is_empty() || one.kind == StatementKind::kBlock;
    if (!is_in_block(one) || is_headed) return;
    for (std::size_t i = one.range.begin; i + 3 < one.range.end; ++i) {
      const bool converts = mark(i) == "stod" || mark(i) == "stof" || mark(i) == "stold";
      if (!converts || mark(i + 1) != "(" || mark(i + 3) != ")") continue;
      const std::string name(mark(i + 2));
      add(one, "skip empty lines",
          {{.place = Place::kBefore,
            .tokens = one.range,
            .text = "if (" + name + ".empty()) continue;"}},
          kGuarded);
    }
  }
};

}  // namespace

void add_statement_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                         std::vector<Edit>& edits) {
  StatementEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
