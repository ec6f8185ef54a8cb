#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "repair/edits.h"

namespace flocking::repair {
namespace {

constexpr std::array<std::string_view, 13> kReadOrPrint = {
    "cin",  "cout",    "cerr",   "getline",  "printf", "scanf",       "fgets",
    "puts", "fprintf", "sscanf", "ifstream", "print",  "setprecision"};

bool is_twin_letter(char a, char b) {
  constexpr std::array<std::pair<char, char>, 3> kTwins = {{{'x', 'y'}, {'X', 'Y'}, {'0', '1'}}};
  return std::any_of(kTwins.begin(), kTwins.end(), [a, b](const std::pair<char, char>& twin) {
    return (a == twin.first && b == twin.second) || (a == twin.second && b == twin.first);
  });
}

void add_site(const ParsedFile& file, std::size_t number, std::vector<Site>& sites) {
  const Statement& statement = file.outline.statements[number];
  if (statement.range.is_empty()) return;
  const bool is_whole =
      statement.kind == StatementKind::kExpression || statement.kind == StatementKind::kReturn;
  if (is_whole && !has_io(file, statement.range)) {
    Range inside = statement.range;
    if (file.tokens[inside.end - 1].text == ";") --inside.end;
    if (statement.kind == StatementKind::kReturn) ++inside.begin;
    if (inside.begin < inside.end) {
      sites.push_back({.unit = statement.range,
                       .is_statement = true,
                       .expression = inside,
                       .statement = number});
    }
  }
  for (const Range expression : statement.expressions) {
    if (expression.is_empty() || has_io(file, expression)) continue;
    sites.push_back(
        {.unit = expression, .is_statement = false, .expression = expression, .statement = number});
  }
}

}  // namespace

bool are_twin_words(std::string_view one, std::string_view other) {
  if (one == "first" && other == "second") return true;
  return one.size() == other.size() &&
         std::equal(one.begin(), one.end(), other.begin(),
                    [](char a, char b) { return a == b || is_twin_letter(a, b); });
}

std::vector<Site> sites_of(const ParsedFile& file) {
  std::vector<Site> sites;
  for (std::size_t i = 0; i < file.outline.statements.size(); ++i) add_site(file, i, sites);
  std::stable_sort(sites.begin(), sites.end(),
                   [](const Site& a, const Site& b) { return a.unit.begin < b.unit.begin; });
  return sites;
}

Change removal_of(const ParsedFile& file, std::size_t statement) {
  const std::vector<Statement>& all = file.outline.statements;
  const auto is_in_block = [&](std::size_t one) {
    return all[one].parent == kNoStatement || all[all[one].parent].kind == StatementKind::kBlock;
  };
  while (!is_in_block(statement) && all[all[statement].parent].kind == StatementKind::kIf &&
         all[all[statement].parent].children.size() == 1) {
    statement = all[statement].parent;
  }
  const Range range = all[statement].range;
  return {.tokens = range,
          .text = is_in_block(statement) ? "" : ";",
          .unit = range,
          .is_statement = true};
}

std::string indent_of(const ParsedFile& file, const Statement& one) {
  const std::string_view text = file.file.text;
  const std::size_t at = file.begin_of(one.range);
  const std::size_t line = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  const std::string_view before = text.substr(line, at - line);
  return before.find_first_not_of(" \t") == std::string_view::npos ? std::string(before) : "";
}

bool are_twins(const ParsedFile& file, Range one, Range other) {
  if (one.size() != other.size()) return false;
  bool differ = false;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const std::string_view a = file.tokens[one.begin + i].text;
    const std::string_view b = file.tokens[other.begin + i].text;
    if (!are_twin_words(a, b)) return false;
    differ = differ || a != b;
  }
  return differ;
}

std::size_t twin_of(const ParsedFile& file, std::size_t number) {
  const std::vector<Statement>& statements = file.outline.statements;
  const Statement& one = statements[number];
  if (one.parent == kNoStatement) return kNoStatement;
  const std::vector<std::size_t>& all = statements[one.parent].children;
  const auto at = std::find(all.begin(), all.end(), number);
  if (at == all.end() || at + 1 == all.end()) return kNoStatement;
  return are_twins(file, one.range, statements[*(at + 1)].range) ? *(at + 1) : kNoStatement;
}

bool has_io(const ParsedFile& file, Range range) {
  for (std::size_t i = range.begin; i < range.end; ++i) {
    if (std::find(kReadOrPrint.begin(), kReadOrPrint.end(), file.tokens[i].text) !=
        kReadOrPrint.end()) {
      return true;
    }
  }
  return false;
}

bool is_cxx(const ParsedFile& file) { return !file.file.name.ends_with(".c"); }

std::vector<Edit> edits_of(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                           std::size_t most) {
  std::vector<Edit> edits;
  add_expression_edits(file, number, wanted, edits);
  add_statement_edits(file, number, wanted, edits);
  add_slip_edits(file, number, wanted, edits);
  add_loop_edits(file, number, wanted, edits);
  add_reset_edits(file, number, wanted, edits);
  add_limit_edits(file, number, wanted, edits);
  add_order_edits(file, number, wanted, edits);
  add_buffer_edits(file, number, wanted, edits);
  std::set<std::string> known;
  std::erase_if(edits, [&](const Edit& edit) {
    const std::string text = edited(file, {&edit});
    return text == file.file.text || !known.insert(text).second;
  });
  std::stable_sort(edits.begin(), edits.end(),
                   [](const Edit& a, const Edit& b) { return a.cost < b.cost; });
  if (edits.size() > most) edits.resize(most);
  return edits;
}

}  // namespace flocking::repair
