// Edits of slips that compile: a declaration that hides a variable, missing braces, an else too
// many, a loop until the end of the file.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "repair/declaration.h"
#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kHidden = 1;
constexpr int kBraces = 1;
constexpr int kElse = 2;
constexpr int kEnd = 2;

class SlipEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    for (std::size_t i = 0; i < file_.outline.statements.size(); ++i) {
      const Statement& one = statement(i);
      if (one.range.is_empty() || !wanted_(line_of(one))) continue;
      if (one.kind == StatementKind::kDeclaration) add_hidden(i);
      if (one.kind == StatementKind::kIf || one.kind == StatementKind::kFor) add_braces(i);
      if (one.kind == StatementKind::kIf) add_else(one);
      if (one.kind == StatementKind::kWhile) add_end(one);
    }
  }

 private:
  // Returns the change of "double x = 1;" to "x = 1;" if there already is an x.
  [[nodiscard]] std::optional<Change> assignment_of(const Statement& one) const {
    const std::optional<Declaration> declared =
        declaration_in(file_.tokens, {one.range.begin, one.range.end - 1});
    if (!declared || declared->names.size() != 1) return std::nullopt;
    const Declarator& name = declared->names.front();
    const bool is_hiding = !file_.outline.type_of(mark(name.name), one.range.begin).empty();
    if (!is_hiding || name.initializer.is_empty() || name.is_list) return std::nullopt;
    return Change{.tokens = {one.range.begin, name.name + 1},
                  .text = std::string(mark(name.name)),
                  .unit = one.range,
                  .is_statement = true};
  }

  void add_hidden(std::size_t number) {
    const std::optional<Change> change = assignment_of(statement(number));
    if (!change) return;
    std::vector<Change> changes = {*change};
    if (const std::size_t twin = twin_of(file_, number); twin != kNoStatement) {
      if (const auto other = assignment_of(statement(twin))) changes.push_back(*other);
    }
    add(statement(number), "remove the type: it declares another variable of that name",
        std::move(changes), kHidden);
  }

  // Statements after the body that are indented like the body.
  void add_braces(std::size_t number) {
    const Statement& one = statement(number);
    if (one.children.size() != 1 || one.parent == kNoStatement) return;
    const Statement& body = statement(one.children.front());
    const std::string indent = indent_of(file_, body);
    if (body.kind != StatementKind::kExpression || indent.size() <= indent_of(file_, one).size()) {
      return;
    }
    const std::vector<std::size_t>& all = statement(one.parent).children;
    auto next = std::find(all.begin(), all.end(), number);
    std::string text = "{ " + std::string(file_.text_of(body.range));
    std::vector<Change> removals;
    for (++next; next < all.end() && indent_of(file_, statement(*next)) == indent; ++next) {
      if (statement(*next).kind != StatementKind::kExpression) break;
      text += " " + std::string(file_.text_of(statement(*next).range));
      removals.push_back(removal_of(file_, *next));
    }
    if (removals.empty()) return;
    std::vector<Change> changes = {
        {.tokens = body.range, .text = text + " }", .unit = body.range, .is_statement = true}};
    changes.insert(changes.end(), removals.begin(), removals.end());
    add(one, "put the indented statements in braces", std::move(changes), kBraces);
  }

  void add_else(const Statement& one) {
    if (one.children.size() != 2) return;
    const std::size_t at = statement(one.children.back()).range.begin;
    if (mark(at) != "if" || mark(at - 1) != "else") return;
    add(one, "remove else, so that both conditions are checked",
        {{.tokens = {at - 1, at}, .text = "", .unit = one.range, .is_statement = true}}, kElse);
  }

  // The end of a file is seen only after a read has failed.
  void add_end(const Statement& loop) {
    const auto waits_for_end = [this](std::size_t token) {
      return mark(token) == "eof" || mark(token) == "feof";
    };
    bool waits = false;
    for (std::size_t i = loop.head.begin; i < loop.head.end; ++i) waits = waits || waits_for_end(i);
    if (!waits || loop.children.size() != 1) return;
    for (const std::size_t child : statement(loop.children.front()).children) {
      const Statement& one = statement(child);
      if (one.kind != StatementKind::kExpression || !has_io(file_, one.range)) continue;
      std::size_t end = one.range.begin;
      while (end < one.range.end && mark(end) != ">" && mark(end) != "(") ++end;
      const bool is_stream = end < one.range.end && mark(end) == ">";
      const std::string ended =
          is_stream ? fmt::format("!{}", file_.text_of({one.range.begin, end})) : "feof(stdin)";
      add(one, "stop if nothing was read",
          {{.place = Place::kAfter,
            .tokens = one.range,
            .text = fmt::format("if ({}) break;", ended)}},
          kEnd);
      return;
    }
  }
};

}  // namespace

void add_slip_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                    std::vector<Edit>& edits) {
  SlipEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
