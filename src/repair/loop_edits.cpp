#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kItself = 2;
constexpr int kMoved = 2;

class LoopEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    for (std::size_t i = 0; i < file_.outline.statements.size(); ++i) {
      const Statement& loop = statement(i);
      const bool is_for = loop.kind == StatementKind::kFor && loop.children.size() == 1;
      if (!is_for || !wanted_(line_of(loop))) continue;
      add_itself(i);
      add_moves(i);
    }
  }

 private:
  // Returns the variables that the head of a loop declares.
  [[nodiscard]] std::vector<const Variable*> declared_by(const Statement& loop) const {
    std::vector<const Variable*> found;
    for (const Variable& one : file_.outline.variables) {
      if (one.from == loop.head.end) found.push_back(&one);
    }
    return found;
  }

  [[nodiscard]] bool is_range_based(const Statement& loop) const {
    for (std::size_t i = loop.head.begin; i < loop.head.end; ++i) {
      if (mark(i) == ";") return false;
      if (mark(i) == ":") return true;
    }
    return false;
  }

  // Returns conditions that compare the agent with another agent: "j == i", "&other == &boids[i]".
  [[nodiscard]] std::vector<std::string> equalities_of(const Statement& loop) const {
    std::vector<std::string> found;
    const std::vector<const Variable*> declared = declared_by(loop);
    if (declared.empty()) return found;
    const std::string name = declared.front()->name;
    for (const Variable* other : file_.outline.visible_at(loop.range.begin)) {
      const bool is_local = file_.outline.function_at(other->from) != nullptr;
      if (!is_local || !can_tell_agents(*other)) continue;
      if (!is_range_based(loop)) {
        if (is_index(other->type) && is_index(declared.front()->type)) {
          found.push_back(name + " == " + other->name);
        }
      } else if (is_index(other->type)) {
        found.push_back("&" + name + " == &" + container_of(loop) + "[" + other->name + "]");
      } else if (other->type == declared.front()->type) {
        found.push_back("&" + name + " == &" + other->name);
      }
    }
    if (is_range_based(loop)) found.push_back("&" + name + " == this");
    return found;
  }

  // Returns true for a parameter or a variable in the head of a loop, but not for counts and sums.
  [[nodiscard]] bool can_tell_agents(const Variable& one) const {
    const Function* function = file_.outline.function_at(one.from);
    if (function != nullptr && one.from == function->body.begin) return true;
    return std::any_of(file_.outline.statements.begin(), file_.outline.statements.end(),
                       [&](const Statement& statement) {
                         return statement.kind == StatementKind::kFor &&
                                statement.head.end == one.from;
                       });
  }

  // Adds edits that leave out the agent itself: in the whole loop, or in a condition of the loop.
  void add_itself(std::size_t number) {
    const Statement& loop = statement(number);
    const Statement* first = first_in(loop);
    for (const std::string& equality : equalities_of(loop)) {
      if (first != nullptr) {
        add(line_of(loop), "leave the agent itself out",
            {{.place = Place::kBefore,
              .tokens = first->range,
              .text = "if (" + equality + ") continue;"}},
            kItself);
      }
      for (std::size_t i = number + 1; i < file_.outline.statements.size(); ++i) {
        if (!file_.outline.is_inside(i, number)) break;
        if (statement(i).kind == StatementKind::kIf) add_itself_to(statement(i), equality);
      }
    }
  }

  void add_itself_to(const Statement& condition, const std::string& equality) {
    if (condition.expressions.empty() || !wanted_(line_of(condition))) return;
    const Range head = condition.expressions.front();
    std::string different = equality;
    different.replace(different.find("=="), 2, "!=");
    bool binds_less = false;
    for (std::size_t i = head.begin; i < head.end; ++i) {
      binds_less = binds_less || mark(i) == "||" || mark(i) == "?" || mark(i) == "=";
    }
    const std::string own(file_.text_of(head));
    add(line_of(condition), "leave the agent itself out",
        {{.tokens = head,
          .text = different + " && " + (binds_less ? "(" + own + ")" : own),
          .unit = head}},
        kItself);
  }

  [[nodiscard]] std::string container_of(const Statement& loop) const {
    std::size_t i = loop.head.begin;
    while (i < loop.head.end && mark(i) != ":") ++i;
    return std::string(file_.text_of({std::min(i + 1, loop.head.end), loop.head.end}));
  }

  // Adds edits that move statements after the loop if they do not depend on the iteration.
  void add_moves(std::size_t number) {
    const Statement& loop = statement(number);
    const bool is_in_block =
        loop.parent != kNoStatement && statement(loop.parent).kind == StatementKind::kBlock;
    if (!is_in_block) return;
    std::vector<Change> all;
    std::string text;
    const std::string indent = indent_of(file_, loop);
    for (std::size_t i = number + 1; i < file_.outline.statements.size(); ++i) {
      if (!file_.outline.is_inside(i, number)) break;
      const Statement& one = statement(i);
      const bool is_kind = one.kind == StatementKind::kExpression || one.kind == StatementKind::kIf;
      if (!is_kind || has_io(file_, one.range) || depends_on(one, loop)) continue;
      const Change removal = removal_of(file_, i);
      const std::string own(file_.text_of(one.range));
      add(line_of(one), "do this once, after the loop", {removal, addition(loop, own)}, kMoved);
      add_twins_moved(i, loop);
      // Counters are not moved with the others.
      if (one.kind == StatementKind::kIf || counts(one)) continue;
      all.push_back(removal);
      if (!text.empty()) text.append("\n").append(indent);
      text += own;
    }
    if (all.size() < 2) return;
    all.push_back(addition(loop, text));
    add(line_of(loop), "do this once, after the loop", std::move(all), kMoved);
  }

  [[nodiscard]] bool counts(const Statement& one) const {
    for (std::size_t i = one.range.begin; i < one.range.end; ++i) {
      if (mark(i) == "++") return true;
    }
    return false;
  }

  void add_twins_moved(std::size_t number, const Statement& loop) {
    const std::size_t twin = twin_of(file_, number);
    if (twin == kNoStatement) return;
    const std::string text = std::string(file_.text_of(statement(number).range)) + "\n" +
                             indent_of(file_, loop) +
                             std::string(file_.text_of(statement(twin).range));
    add(line_of(statement(number)), "do this once, after the loop",
        {removal_of(file_, number), removal_of(file_, twin), addition(loop, text)}, kMoved);
  }

  static Change addition(const Statement& loop, const std::string& text) {
    return {.place = Place::kAfter, .tokens = loop.range, .text = text};
  }

  // Returns true if the statement uses a name that is declared in the loop.
  [[nodiscard]] bool depends_on(const Statement& one, const Statement& loop) const {
    for (std::size_t i = one.range.begin; i < one.range.end; ++i) {
      if (file_.tokens[i].kind != TokenKind::kWord) continue;
      for (const Variable& variable : file_.outline.variables) {
        if (variable.name == mark(i) && variable.from >= loop.range.begin && variable.from <= i &&
            i < variable.to) {
          return true;
        }
      }
    }
    return false;
  }
};

}  // namespace

void add_loop_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                    std::vector<Edit>& edits) {
  LoopEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
