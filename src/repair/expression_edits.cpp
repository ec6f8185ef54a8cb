#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "repair/drafts.h"
#include "repair/edit_writer.h"
#include "repair/expression.h"

namespace flocking::repair {
namespace {

constexpr int kAloneCost = 3;  // extra cost of editing one of two twins alone
constexpr std::size_t kTwinDistance = 3;

bool is_inside(Range part, Range whole) {
  return whole.begin <= part.begin && part.end <= whole.end;
}

/// Makes edits from the drafts of sites.
class SiteEdits : private EditWriter {
 public:
  SiteEdits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
            std::vector<Edit>& edits)
      : EditWriter(file, number, wanted, edits), sites_(sites_of(file)) {}

  void add_all() {
    for (std::size_t i = 0; i < sites_.size(); ++i) {
      if (!wanted_(file_.tokens[sites_[i].unit.begin].line)) continue;
      const std::optional<std::size_t> twin = twin_of(i);
      const std::vector<Draft> drafts = drafts_of(sites_[i]);
      if (twin) add_pairs(sites_[i], drafts, sites_[*twin], drafts_of(sites_[*twin]));
      add_singles(sites_[i], drafts);
    }
  }

 private:
  // Returns the next site that does the same for y as `site` for x.
  [[nodiscard]] std::optional<std::size_t> twin_of(std::size_t site) const {
    for (std::size_t i = site + 1; i < sites_.size() && i <= site + kTwinDistance; ++i) {
      const bool is_alike = sites_[i].is_statement == sites_[site].is_statement;
      if (is_alike && are_twins(file_, sites_[site].unit, sites_[i].unit)) return i;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool is_condition(const Site& site) const {
    const StatementKind kind = file_.outline.statements[site.statement].kind;
    return kind == StatementKind::kIf || kind == StatementKind::kWhile;
  }

  // Returns the values that can be scaled: the right side of an assignment, a returned value, an
  // initializer; in a list of two values in brackets, each value.
  [[nodiscard]] std::vector<Range> values_of(const Site& site) const {
    Range value = site.expression;
    if (is_condition(site)) return {};
    const StatementKind kind = file_.outline.statements[site.statement].kind;
    if (kind == StatementKind::kExpression) {
      std::size_t mark = value.begin;
      while (mark < value.end && file_.tokens[mark].text != "=" &&
             file_.tokens[mark].text != "+=") {
        ++mark;
      }
      if (mark + 1 >= value.end) return {};
      value.begin = mark + 1;
    }
    if (value.size() == 1 && file_.tokens[value.begin].kind != TokenKind::kWord) return {};
    const std::string_view last = file_.tokens[value.end - 1].text;
    const std::size_t open =
        value.begin + (file_.tokens[value.begin].kind == TokenKind::kWord ? 1 : 0);
    const bool is_list = open < value.end && (last == ")" || last == "}") &&
                         closing(file_.tokens, open, value.end) + 1 == value.end;
    if (is_list) {
      std::vector<Range> parts = split_at_commas(file_.tokens, {open + 1, value.end - 1});
      if (parts.size() == 2 && are_twins(file_, parts[0], parts[1])) return parts;
    }
    if (is_list && last == "}") return {};
    return {value};
  }

  [[nodiscard]] std::vector<Draft> drafts_of(const Site& site) const {
    std::vector<Draft> drafts = expression_drafts(file_, site.expression);
    // A replacement in a condition or an initializer must keep its type.
    std::erase_if(drafts, [&](const Draft& draft) {
      return !site.is_statement && draft.tokens == site.expression &&
             draft.kind.starts_with("remove the call");
    });
    const std::vector<Range> values = values_of(site);
    for (const Range value : values) {
      std::vector<Draft> scaling;
      if (values.size() > 1 || can_be_scaled(site)) scaling = scaling_drafts(file_, value);
      for (const std::vector<Draft>& more :
           {scaling, offset_drafts(site, value), guard_drafts(value)}) {
        drafts.insert(drafts.end(), more.begin(), more.end());
      }
    }
    return drafts;
  }

  // Returns false for values of a class that has no operators.
  [[nodiscard]] bool can_be_scaled(const Site& site) const {
    const Statement& one = file_.outline.statements[site.statement];
    const std::size_t first = one.range.begin;
    std::string type;
    if (one.kind == StatementKind::kReturn) {
      const Function* function = file_.outline.function_at(first);
      if (function != nullptr && function->parameters.begin >= 3) {
        type = file_.tokens[function->parameters.begin - 3].text;
      }
    } else if (one.kind == StatementKind::kDeclaration) {
      const std::size_t name = first + (file_.tokens[first].text == "const" ? 2 : 1);
      if (name < one.range.end) type = file_.outline.type_of(file_.tokens[name].text, name + 1);
      if (type.empty()) type = file_.tokens[name - 1].text;
    } else if (one.range.size() > 1 && file_.tokens[first + 1].kind == TokenKind::kMark &&
               file_.tokens[first + 1].text.ends_with("=")) {
      type = file_.outline.type_of(file_.tokens[first].text, first);
    }
    const bool is_class = std::any_of(file_.outline.members.begin(), file_.outline.members.end(),
                                      [&](const Variable& member) { return member.owner == type; });
    return !is_class || file_.outline.has_operators;
  }

  // Subtracts something of the agent from the value: "- boids[i].position". For twins, the
  // description names the x part.
  [[nodiscard]] std::vector<Draft> offset_drafts(const Site& site, Range value) const {
    constexpr std::size_t kMostOffsets = 4;
    constexpr int kOffset = 6;
    std::vector<Draft> drafts;
    const Function* function = file_.outline.function_at(site.unit.begin);
    if (function == nullptr) return drafts;
    for (const std::string& own : own_members(*function, value)) {
      if (drafts.size() >= kMostOffsets) break;
      const std::string text = std::string(file_.text_of(value));
      drafts.push_back({value, fmt::format("({} - {})", text, own), "subtract " + own, kOffset});
    }
    return drafts;
  }

  // Replaces a quotient by 0 if its divisor is 0.
  [[nodiscard]] std::vector<Draft> guard_drafts(Range value) const {
    constexpr int kGuard = 4;
    std::vector<Draft> drafts;
    for (std::size_t i = value.begin; i + 1 < value.end; ++i) {
      const bool divides = file_.tokens[i].text == "/";
      if (!divides || file_.tokens[i + 1].kind != TokenKind::kWord) continue;
      const std::string name(file_.tokens[i + 1].text);
      if (file_.outline.type_of(name, i).empty()) continue;
      const std::string text(file_.text_of(value));
      drafts.push_back({value, fmt::format("({} != 0 ? {} : 0)", name, text),
                        "use 0 if " + name + " is 0", kGuard});
    }
    return drafts;
  }

  // Returns the members of the object that a function reads with a parameter as index:
  // "boids[i].position".
  [[nodiscard]] std::vector<std::string> own_members(const Function& function, Range value) const {
    std::vector<std::string> found;
    for (const Site& site : sites_) {
      if (!is_inside(site.unit, function.body)) continue;
      for (const Expression& one : expressions_in(file_.tokens, site.expression)) {
        if (one.kind != ExpressionKind::kMember || !is_of_parameter(function, one.left)) continue;
        std::string text(file_.text_of(one.range));
        if (file_.text_of(value).find(text) != std::string_view::npos) continue;
        if (std::find(found.begin(), found.end(), text) == found.end()) {
          found.push_back(std::move(text));
        }
      }
    }
    return found;
  }

  [[nodiscard]] bool is_of_parameter(const Function& function, Range object) const {
    for (std::size_t i = object.begin; i < object.end; ++i) {
      if (file_.tokens[i].kind != TokenKind::kWord) continue;
      for (const Variable& one : file_.outline.variables) {
        if (one.name == file_.tokens[i].text && one.from == function.body.begin &&
            one.type.find('<') == std::string::npos && !one.type.ends_with('*')) {
          return true;
        }
      }
    }
    return false;
  }

  static Change change_of(const Site& site, const Draft& draft) {
    return {.place = Place::kInside,
            .tokens = draft.tokens,
            .text = draft.text,
            .unit = site.unit,
            .is_statement = site.is_statement};
  }

  void add_draft(const Draft& draft, std::vector<Change> changes, int more_cost) {
    add(file_.tokens[draft.tokens.begin].line, draft.kind, std::move(changes),
        draft.cost + more_cost);
  }

  void add_pairs(const Site& one, const std::vector<Draft>& drafts, const Site& twin,
                 const std::vector<Draft>& twins) {
    if (drafts.size() != twins.size()) return;
    for (std::size_t i = 0; i < drafts.size(); ++i) {
      add_draft(drafts[i], {change_of(one, drafts[i]), change_of(twin, twins[i])}, 0);
    }
  }

  // Adds each draft alone, and a draft that changes both of two twin parts of a list.
  void add_singles(const Site& site, const std::vector<Draft>& drafts) {
    const auto [first, second] = twin_parts(site.expression);
    std::vector<const Draft*> in_first;
    std::vector<const Draft*> in_second;
    for (const Draft& draft : drafts) {
      if (is_inside(draft.tokens, first)) in_first.push_back(&draft);
      if (is_inside(draft.tokens, second)) in_second.push_back(&draft);
    }
    if (in_first.size() == in_second.size()) {
      for (std::size_t i = 0; i < in_first.size(); ++i) {
        add_draft(*in_first[i], {change_of(site, *in_first[i]), change_of(site, *in_second[i])}, 0);
      }
    }
    const bool has_twin = !first.is_empty();
    for (const Draft& draft : drafts) {
      const bool is_of_twin =
          has_twin && (is_inside(draft.tokens, first) || is_inside(draft.tokens, second));
      add_draft(draft, {change_of(site, draft)}, is_of_twin ? kAloneCost : 0);
    }
  }

  [[nodiscard]] std::pair<Range, Range> twin_parts(Range range) const {
    for (std::size_t i = range.begin; i < range.end; ++i) {
      if (file_.tokens[i].text != "(" && file_.tokens[i].text != "{") continue;
      const std::size_t close = closing(file_.tokens, i, range.end);
      const std::vector<Range> parts = split_at_commas(file_.tokens, {i + 1, close});
      if (parts.size() == 2 && are_twins(file_, parts[0], parts[1])) return {parts[0], parts[1]};
    }
    return {{range.begin, range.begin}, {range.begin, range.begin}};
  }

  std::vector<Site> sites_;
};

}  // namespace

void add_expression_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                          std::vector<Edit>& edits) {
  SiteEdits(file, number, wanted, edits).add_all();
}

}  // namespace flocking::repair
