// Edits that let all agents see the state before the step.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kBuffered = 1;

class BufferEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    const std::vector<Statement>& all = file_.outline.statements;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool is_loop = all[i].kind == StatementKind::kFor && all[i].children.size() == 1 &&
                           all[i].parent != kNoStatement &&
                           all[all[i].parent].kind == StatementKind::kBlock;
      if (is_loop && wanted_(line_of(all[i]))) add_buffer(all[i]);
    }
  }

 private:
  // Stores the new state of each agent apart, and restores the old one until all are computed.
  void add_buffer(const Statement& loop) {
    const Statement& body = file_.outline.statements[loop.children.front()];
    if (body.kind != StatementKind::kBlock || body.children.empty()) return;
    const Statement& first = file_.outline.statements[body.children.front()];
    const Statement& last = file_.outline.statements[body.children.back()];
    const std::string element = element_of(loop);
    if (element.empty()) return;
    std::vector<Change> changes;
    for (const List& list : lists_in(loop)) {
      const bool is_ranged = element.front() == '&';
      const std::string index = is_ranged ? element + " - &" + list.name + "[0]" : element;
      // An array is copied by a loop of its own.
      const std::string head(file_.text_of(loop.head));
      const std::string next =
          list.is_array
              ? fmt::format("{0} next_{1}[sizeof {1} / sizeof {1}[0]];", list.type, list.name)
              : fmt::format("auto next_{0} = {0};", list.name);
      const std::string last_words =
          list.is_array
              ? fmt::format("for ({0}) {1}[{2}] = next_{1}[{2}];", head, list.name, element)
              : fmt::format("{0} = next_{0};", list.name);
      changes.push_back({.place = Place::kAlways, .tokens = loop.range, .text = next});
      changes.push_back({.place = Place::kAlways,
                         .tokens = first.range,
                         .text = fmt::format("const {2} old_{0} = {0}[{1}];", list.name, index,
                                             list.is_array ? list.type : "auto")});
      changes.push_back(
          {.place = Place::kAfter,
           .tokens = last.range,
           .text = fmt::format("next_{0}[{1}] = {0}[{1}]; {0}[{1}] = old_{0};", list.name, index)});
      changes.push_back({.place = Place::kAfter, .tokens = loop.range, .text = last_words});
    }
    if (changes.empty()) return;
    add(loop, "keep the new state apart until all agents are computed from the old one",
        merged(std::move(changes)), kBuffered);
  }

  // Joins the changes of several lists at the same place.
  static std::vector<Change> merged(std::vector<Change> changes) {
    std::vector<Change> all;
    for (Change& change : changes) {
      const auto same = std::find_if(all.begin(), all.end(), [&](const Change& one) {
        return one.place == change.place && one.tokens == change.tokens;
      });
      if (same == all.end()) {
        all.push_back(std::move(change));
      } else {
        same->text += " " + change.text;
      }
    }
    return all;
  }

  // Returns the index of a loop over agents: "i", or "&agent" if it is range-based.
  [[nodiscard]] std::string element_of(const Statement& loop) const {
    for (const Variable& one : file_.outline.variables) {
      if (one.from != loop.head.end) continue;
      for (std::size_t i = loop.head.begin; i < loop.head.end; ++i) {
        if (mark(i) == ";") return one.name;
        if (mark(i) == ":") return "&" + one.name;
      }
    }
    return "";
  }

  /// A vector or an array of agents, or of one of their numbers.
  struct List {
    std::string name;
    std::string type;
    bool is_array = false;
  };

  // Returns the lists that an iteration may change: those that it indexes, or that it runs over.
  [[nodiscard]] std::vector<List> lists_in(const Statement& loop) const {
    constexpr std::size_t kMostLists = 6;
    std::vector<List> lists;
    const auto add = [&](std::size_t token) {
      const List list{.name = std::string(mark(token)),
                      .type = file_.outline.type_of(mark(token), loop.range.begin)};
      const bool is_known = std::any_of(lists.begin(), lists.end(),
                                        [&](const List& one) { return one.name == list.name; });
      if (list.type.empty() || list.type.ends_with('*') || is_known) return;
      lists.push_back({list.name, list.type, !list.type.starts_with("vector<")});
    };
    for (std::size_t i = loop.head.begin; i < loop.head.end; ++i) {
      if (mark(i) == ":" && i + 2 == loop.head.end) add(i + 1);
    }
    if (!lists.empty()) return lists;
    const std::string element = element_of(loop);
    for (std::size_t i = loop.head.end; i + 3 < loop.range.end; ++i) {
      const bool indexes = mark(i + 1) == "[" && mark(i + 2) == element && mark(i + 3) == "]";
      if (indexes && changes_at(i + 4, loop.range.end)) add(i);
    }
    if (lists.size() > kMostLists) lists.clear();
    return lists;
  }

  // Returns true if the expression whose element ends here is assigned to, or a method is called.
  [[nodiscard]] bool changes_at(std::size_t i, std::size_t end) const {
    while (i + 1 < end && mark(i) == ".") i += 2;
    if (i >= end) return false;
    const std::string_view sign = mark(i);
    return sign == "=" || sign == "+=" || sign == "-=" || sign == "*=" || sign == "/=" ||
           sign == "(";
  }
};

}  // namespace

void add_buffer_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                      std::vector<Edit>& edits) {
  BufferEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
