// Factors and divisors for values, from the numbers in scope.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "repair/drafts.h"
#include "repair/expression.h"

namespace flocking::repair {
namespace {

constexpr std::size_t kMostNumbers = 14;
constexpr std::size_t kMostFactors = 6;  // of the last term of a sum

bool counts_a_loop(const Outline& outline, const Variable& variable) {
  return std::any_of(outline.statements.begin(), outline.statements.end(),
                     [&](const Statement& one) {
                       return one.kind == StatementKind::kFor && one.head.end == variable.from;
                     });
}

// Returns the members of an object that are numbers: "cohesion.radius".
void add_members(const ParsedFile& file, const Variable& variable, bool with_whole_numbers,
                 std::vector<std::string>& names) {
  const bool is_pointer = variable.type.ends_with('*');
  const std::string type = variable.type.substr(0, variable.type.size() - (is_pointer ? 1 : 0));
  for (const Variable& member : file.outline.members) {
    if (member.owner != type) continue;
    if (!is_decimal(member.type) && !(with_whole_numbers && is_whole(member.type))) continue;
    if (member.name.size() == 1 && (member.name == "x" || member.name == "y")) continue;
    names.push_back(variable.name + (is_pointer ? "->" : ".") + member.name);
  }
}

}  // namespace

bool is_decimal(const std::string& type) {
  return type == "double" || type == "float" || type == "long double";
}
bool is_whole(const std::string& type) {
  return type == "int" || type == "size_t" || type == "unsigned" || type == "long" ||
         type == "unsigned int" || type == "long long";
}

bool is_component(const std::vector<const Variable*>& visible, std::string_view name) {
  constexpr std::string_view kFrom = "xyXY";
  constexpr std::string_view kTo = "yxYX";
  for (std::size_t i = 0; i < name.size(); ++i) {
    const std::size_t at = kFrom.find(name[i]);
    if (at == std::string_view::npos) continue;
    std::string twin(name);
    twin[i] = kTo[at];
    const bool is_there = std::any_of(visible.begin(), visible.end(),
                                      [&](const Variable* one) { return one->name == twin; });
    if (is_there) return true;
  }
  return false;
}

std::vector<std::string> numbers_in_scope(const ParsedFile& file, std::size_t token,
                                          bool with_whole_numbers) {
  std::vector<const Variable*> visible = file.outline.visible_at(token);
  std::stable_sort(visible.begin(), visible.end(), [](const Variable* a, const Variable* b) {
    return a->to - a->from < b->to - b->from;
  });
  std::vector<std::string> names;
  for (const Variable* one : visible) {
    if (is_decimal(one->type) || (with_whole_numbers && is_whole(one->type))) {
      const bool is_scalar = !is_component(visible, one->name);
      if (is_scalar && !counts_a_loop(file.outline, *one)) names.push_back(one->name);
    } else {
      add_members(file, *one, with_whole_numbers, names);
    }
  }
  std::set<std::string> known;
  std::erase_if(names, [&known](const std::string& name) { return !known.insert(name).second; });
  if (names.size() > kMostNumbers) names.resize(kMostNumbers);
  return names;
}

namespace {

// Returns true if the value, outside of brackets, has no operator with lower precedence than * and
// /.
bool is_product(const ParsedFile& file, Range value) {
  constexpr std::array<std::string_view, 4> kBindMore = {"*", "/", ".", "::"};
  for (std::size_t i = value.begin; i < value.end; ++i) {
    const std::string_view mark = file.tokens[i].text;
    if (mark == "(" || mark == "[") i = closing(file.tokens, i, value.end);
    if (i >= value.end) return false;
    const bool is_operator = file.tokens[i].kind == TokenKind::kMark &&
                             file.tokens[i].text != ")" && file.tokens[i].text != "]" &&
                             mark != "->";
    if (is_operator && std::find(kBindMore.begin(), kBindMore.end(), mark) == kBindMore.end() &&
        mark != "(" && mark != "[") {
      return false;
    }
  }
  return true;
}

}  // namespace

namespace {

void add_products(const ParsedFile& file, Range value, std::size_t most,
                  std::vector<Draft>& drafts) {
  const std::string text(file.text_of(value));
  const std::string whole = is_product(file, value) ? text : "(" + text + ")";
  const std::vector<std::string> names = numbers_in_scope(file, value.begin, false);
  for (std::size_t i = 0; i < std::min(names.size(), most); ++i) {
    drafts.push_back(
        {value, fmt::format("{} * {}", whole, names[i]), "multiply by " + names[i], kScaling});
  }
}

void add_quotients(const ParsedFile& file, Range value, std::size_t most,
                   std::vector<Draft>& drafts) {
  const std::string text(file.text_of(value));
  const std::string whole = is_product(file, value) ? text : "(" + text + ")";
  const std::vector<std::string> names = numbers_in_scope(file, value.begin, true);
  for (std::size_t i = 0; i < std::min(names.size(), most); ++i) {
    const std::string& name = names[i];
    drafts.push_back({value, fmt::format("{} / {}", whole, name), "divide by " + name, kScaling});
  }
}

}  // namespace

std::vector<Draft> scaling_drafts(const ParsedFile& file, Range value) {
  std::vector<Draft> drafts;
  if (value.is_empty()) return drafts;
  add_products(file, value, kMostNumbers, drafts);
  add_quotients(file, value, kMostNumbers, drafts);
  // For a sum, also its last term: "velocity + force".
  for (const Expression& one : expressions_in(file.tokens, value)) {
    const bool is_sum = one.kind == ExpressionKind::kBinary && one.range == value &&
                        (file.tokens[one.mark].text == "+" || file.tokens[one.mark].text == "-");
    if (is_sum && !one.left.is_empty() && !one.right.is_empty()) {
      add_products(file, one.right, kMostFactors, drafts);
      add_quotients(file, one.right, kMostFactors, drafts);
    }
  }
  return drafts;
}

}  // namespace flocking::repair
