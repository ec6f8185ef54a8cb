#include "repair/trial_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace flocking::repair {
namespace {

/// Text to insert in a source.
struct Insertion {
  std::size_t at = 0;  ///< offset in bytes
  int order = 0;       ///< among insertions at the same offset
  std::string text;
  LineUse use = {};     ///< use of its lines
  bool begins = false;  ///< a unit begins here, and its lines have `use`
  bool ends = false;    ///< a unit ends here
};

constexpr int kCloses = 0;  // values of `order`
constexpr int kNotes = 1;
constexpr int kDeclares = 2;
constexpr int kAdds = 3;
constexpr int kOpens = 4;

std::string in_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

// Returns the tokens of a unit in one line, after the changes of an edit inside it.
std::string unit_text(const ParsedFile& file, Range unit,
                      const std::vector<const Change*>& changes) {
  std::string text;
  std::size_t i = unit.begin;
  while (i <= unit.end) {
    const Change* found = nullptr;
    for (const Change* change : changes) {
      if (change->tokens.begin == i && (found == nullptr || change->tokens.is_empty())) {
        found = change;
      }
    }
    if (found != nullptr) {
      text += ' ' + found->text + ' ';
      if (!found->tokens.is_empty()) {
        i = found->tokens.end;
        continue;
      }
      for (const Change* change : changes) {
        if (change->tokens.begin != i || change->tokens.is_empty()) continue;
        text += change->text + ' ';
        i = change->tokens.end;
      }
      if (i >= unit.end) break;
    }
    if (i == unit.end) break;
    const bool is_apart = i > unit.begin && file.tokens[i - 1].end() != file.tokens[i].begin;
    text += (is_apart ? " " : "") + std::string(file.tokens[i].text);
    ++i;
  }
  return in_one_line(std::move(text));
}

class TrialWriter {
 public:
  TrialWriter(const ParsedFile& file, std::size_t number, std::size_t first_line)
      : file_(file), number_(number), first_line_(first_line) {}

  void add_notes() {
    for (const Statement& one : file_.outline.statements) {
      const bool is_block = one.kind == StatementKind::kBlock;
      const bool is_in_block = one.parent != kNoStatement &&
                               file_.outline.statements[one.parent].kind == StatementKind::kBlock;
      if (is_block || !is_in_block || one.range.is_empty()) continue;
      const std::string_view word = file_.tokens[one.range.begin].text;
      if (word == "case" || word == "default" || word == "else" || word == "catch") continue;
      const std::uint64_t line = file_.tokens[one.range.begin].line;
      insert({.at = file_.begin_of(one.range),
              .order = kNotes,
              .text = fmt::format("flocking_at({}); ", first_line_ + line)});
    }
  }

  void add(const std::vector<Edit>& edits, const std::vector<bool>& dropped) {
    for (std::size_t i = 0; i < edits.size(); ++i) {
      if (edits[i].file == number_ && !dropped[i]) add_edit(edits[i], i);
    }
    for (const auto& [key, alternatives] : units_) add_unit(key, alternatives);
  }

  TrialSource written() {
    std::stable_sort(insertions_.begin(), insertions_.end(),
                     [](const Insertion& a, const Insertion& b) {
                       return std::tuple(a.at, a.order) < std::tuple(b.at, b.order);
                     });
    append(trial_driver(), {});
    append("\n", {});
    std::size_t at = 0;
    for (const Insertion& one : insertions_) {
      append(std::string_view(file_.file.text).substr(at, one.at - at), unit_);
      at = one.at;
      if (one.ends) unit_ = {};
      append(one.text, one.use);
      if (one.begins) unit_ = {.edit = LineUse::kNone, .unit = one.use.unit};
    }
    append(std::string_view(file_.file.text).substr(at), {});
    result_.uses.push_back({});
    return std::move(result_);
  }

 private:
  using Key = std::tuple<std::size_t, std::size_t, bool>;  // a unit, and true if it is a statement
  using Alternatives = std::map<std::size_t, std::vector<const Change*>>;

  void insert(Insertion insertion) { insertions_.push_back(std::move(insertion)); }

  void add_edit(const Edit& edit, std::size_t number) {
    for (const Change& change : edit.changes) {
      if (change.place == Place::kInside) {
        units_[{change.unit.begin, change.unit.end, change.is_statement}][number].push_back(
            &change);
        continue;
      }
      const bool is_always = change.place == Place::kAlways;
      const std::string text =
          is_always ? change.text
                    : fmt::format("if (flocking_on[{}]) {{ {} }}", number, change.text);
      insert({.at = change.place == Place::kAfter ? file_.end_of(change.tokens)
                                                  : file_.begin_of(change.tokens),
              .order = is_always ? kDeclares : kAdds,
              .text = '\n' + in_one_line(text) + '\n',
              .use = {.edit = number, .unit = {}}});
    }
  }

  void add_unit(const Key& key, const Alternatives& alternatives) {
    const Range unit{std::get<0>(key), std::get<1>(key)};
    const bool is_statement = std::get<2>(key);
    for (const auto& [number, changes] : alternatives) {
      std::string text = unit_text(file_, unit, changes);
      if (is_statement) {
        text = fmt::format("\nif (flocking_on[{}]) {{ {}; }}\nelse ", number, text);
      } else {
        text = fmt::format("\n(flocking_on[{}] ? ({}) :\n", number, text);
      }
      insert({.at = file_.begin_of(unit),
              .order = kOpens,
              .text = std::move(text),
              .use = {.edit = number, .unit = unit}});
    }
    if (is_statement) return;
    insert({.at = file_.begin_of(unit),
            .order = kOpens,
            .text = "\n(",
            .use = {.edit = LineUse::kNone, .unit = unit},
            .begins = true});
    insert({.at = file_.end_of(unit),
            .order = kCloses,
            .text = std::string(alternatives.size() + 1, ')') + "\n",
            .use = {.edit = LineUse::kNone, .unit = unit},
            .ends = true});
  }

  // A line gets the last use that is not empty.
  void append(std::string_view text, const LineUse& use) {
    for (const char c : text) {
      if (c != '\n') {
        if (use.edit != LineUse::kNone || !use.unit.is_empty()) line_ = use;
      } else {
        result_.uses.push_back(line_);
        line_ = unit_;
      }
    }
    result_.text += text;
  }

  const ParsedFile& file_;
  std::size_t number_;
  std::size_t first_line_;
  std::vector<Insertion> insertions_;
  std::map<Key, Alternatives> units_;
  TrialSource result_;
  LineUse unit_;  // of the current unit
  LineUse line_;  // of the current line
};

}  // namespace

TrialSource trial_source(const ParsedFile& file, std::size_t number, const std::vector<Edit>& edits,
                         const std::vector<bool>& dropped, std::size_t first_line) {
  TrialWriter writer(file, number, first_line);
  writer.add_notes();
  writer.add(edits, dropped);
  return writer.written();
}

}  // namespace flocking::repair
