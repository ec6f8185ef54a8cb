// Edits that set sums to 0 in each iteration of a loop.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kReset = 2;

bool is_number(const std::string& type) {
  return type == "int" || type == "size_t" || type == "unsigned" || type == "double" ||
         type == "float";
}
bool is_list(const std::string& type) { return type.starts_with("vector<"); }

class ResetEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    for (std::size_t i = 0; i < file_.outline.statements.size(); ++i) {
      const Statement& loop = statement(i);
      if (!is_loop(loop) || !wanted_(line_of(loop))) continue;
      add_resets(i);
      add_element_resets(loop);
    }
  }

 private:
  // Returns true for `for` and `while` with a body, but not for `switch`.
  [[nodiscard]] bool is_loop(const Statement& one) const {
    const bool repeats = one.kind == StatementKind::kFor ||
                         (one.kind == StatementKind::kWhile && mark(one.range.begin) == "while");
    return repeats && one.children.size() == 1;
  }

  // Returns the tokens of the variable that a statement adds to: "sum" of "sum.x += x;" and of
  // "sum = sum + x;", "forces[i]" of "forces[i] += f;".
  [[nodiscard]] Range sum_of(const Statement& one) const {
    if (one.kind != StatementKind::kExpression || has_io(file_, one.range)) return {};
    const std::size_t begin = one.range.begin;
    for (std::size_t i = begin; i < one.range.end; ++i) {
      if (mark(i) == "+=" || mark(i) == "-=" || mark(i) == "++") return {begin, i};
      if (mark(i) != "=") continue;
      const std::string_view left = file_.text_of({begin, i});
      const Range right{i + 1, one.range.end};
      const bool is_in_right = file_.text_of(right).find(left) != std::string_view::npos;
      return is_in_right ? Range{begin, i} : Range{};
    }
    return {};
  }

  [[nodiscard]] std::string reset_of(const std::string& name, const std::string& type) const {
    if (is_list(type)) return fmt::format("{0}.assign({0}.size(), {{}});", name);
    if (!is_number(type) && !is_cxx(file_)) return "";
    return name + (is_number(type) ? " = 0;" : " = {};");
  }

  // Adds edits that reset, in each iteration, sums declared before the loop: each one, twins, all.
  void add_resets(std::size_t number) {
    const Statement& loop = statement(number);
    const Statement* first = first_in(loop);
    if (first == nullptr) return;
    std::vector<std::string> names;
    for (std::size_t i = number + 1; i < file_.outline.statements.size(); ++i) {
      if (!file_.outline.is_inside(i, number)) break;
      const Range sum = sum_of(statement(i));
      if (sum.is_empty() || file_.tokens[sum.begin].kind != TokenKind::kWord) continue;
      const std::string name(mark(sum.begin));
      const bool is_known = std::find(names.begin(), names.end(), name) != names.end();
      const std::string type = file_.outline.type_of(name, loop.range.begin);
      if (!type.empty() && !is_known && !reset_of(name, type).empty()) names.push_back(name);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      add_reset(loop, *first, {names[i]});
      if (i + 1 < names.size()) add_reset(loop, *first, {names[i], names[i + 1]});
      if (i + 2 < names.size()) add_reset(loop, *first, {names[i], names[i + 1], names[i + 2]});
    }
    if (names.size() > 3) add_reset(loop, *first, names);
  }

  void add_reset(const Statement& loop, const Statement& first,
                 const std::vector<std::string>& names) {
    std::string text;
    std::string words;
    for (const std::string& name : names) {
      const std::string reset = reset_of(name, file_.outline.type_of(name, loop.range.begin));
      text += (text.empty() ? "" : " ") + reset;
      words += (words.empty() ? "" : ", ") + name;
    }
    add_edit(loop, first, words, text);
  }

  void add_edit(const Statement& loop, const Statement& first, const std::string& words,
                const std::string& text) {
    add(loop, "reset " + words + " in each round of the loop",
        {{.place = Place::kBefore, .tokens = first.range, .text = text}}, kReset);
  }

  // Adds edits that reset the sums of an agent: "boids[i].fx", added to anywhere in the file.
  void add_element_resets(const Statement& loop) {
    const Statement* first = first_in(loop);
    const std::string index = index_of(loop);
    if (first == nullptr || index.empty()) return;
    std::map<std::string, std::set<std::string>> sums;  // by list, the words after the element
    for (const Statement& one : file_.outline.statements) {
      const Range sum = sum_of(one);
      if (sum.size() < 4 || mark(sum.begin + 1) != "[") continue;
      const std::size_t close = closing(file_.tokens, sum.begin + 1, sum.end);
      if (close >= sum.end) continue;
      const std::string list(mark(sum.begin));
      if (file_.outline.type_of(list, loop.range.begin).empty()) continue;
      sums[list].insert(close + 1 < sum.end ? std::string(file_.text_of({close + 1, sum.end}))
                                            : std::string());
    }
    for (const auto& [list, members] : sums) add_element_reset(loop, *first, list, members, index);
  }

  void add_element_reset(const Statement& loop, const Statement& first, const std::string& list,
                         const std::set<std::string>& members, const std::string& index) {
    std::vector<std::string> names;
    for (const std::string& member : members) {
      names.push_back(fmt::format("{}[{}]{}", list, index, member));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      for (std::size_t j = i; j < names.size(); ++j) {
        std::string text = names[i] + " = {};";
        if (j > i) text += " " + names[j] + " = {};";
        add_edit(loop, first, names[i] + (j > i ? ", " + names[j] : ""), text);
      }
    }
  }

  // Returns the whole number that a loop counts.
  [[nodiscard]] std::string index_of(const Statement& loop) const {
    for (const Variable& one : file_.outline.variables) {
      if (one.from == loop.head.end && is_index(one.type)) return one.name;
    }
    return "";
  }
};

}  // namespace

void add_reset_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                     std::vector<Edit>& edits) {
  ResetEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
