#include "report/markdown_text.h"

#include <algorithm>
#include <cstddef>

#include "base/words.h"

namespace flocking::report {
namespace {

std::string cell_text(const Cell& cell) {
  if (cell.kind == CellKind::kName) return code(cell.text);
  if (cell.kind != CellKind::kNames) return cell.text;
  std::string names;
  for (const std::string_view name : split(cell.text, '\n')) {
    names += (names.empty() ? "" : ", ") + code(name);
  }
  return names;
}

}  // namespace

std::string code(std::string_view text) {
  if (text.empty()) return "";
  std::string span = "`";
  for (const char c : text) {
    if (c == '`') {
      span += "\\x60";
    } else if (c == '|') {
      span += "\\x7c";
    } else {
      span += c;
    }
  }
  return span + "`";
}

std::string fenced(const std::string& lines) {
  if (lines.empty()) return "";
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char c : lines) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fence + "text\n" + lines + fence + "\n";
}

std::string table(const std::vector<Row>& rows) {
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += "|";
    for (const Cell& cell : rows[i]) text += " " + cell_text(cell) + " |";
    text += "\n";
    if (i > 0) continue;
    text += "|";
    for (std::size_t k = 0; k < rows[i].size(); ++k) text += " --- |";
    text += "\n";
  }
  return text;
}

}  // namespace flocking::report
