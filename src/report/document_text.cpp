#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"
#include "redaction/safe_text.h"
#include "report/document.h"
#include "report/text_width.h"

namespace flocking::report {
namespace {

// Returns `lines` indented by `width`; a line feed ends each.
std::string indented(std::string_view lines, std::size_t width) {
  if (lines.empty() || width == 0) return std::string(lines);
  lines.remove_suffix(1);
  std::string text;
  for (const std::string_view line : split(lines, '\n')) {
    text += std::string(width, ' ');
    text += line;
    text += '\n';
  }
  return text;
}

// Returns the width of the widest label of a list, including one blank after it.
std::size_t label_width(const Block& block) {
  std::size_t width = 0;
  for (const Item& item : block.items) {
    for (const Span& span : item.spans) {
      if (span.kind == Span::Kind::kLabel) width = std::max(width, width_of(span.text) + 1);
    }
  }
  return width;
}

std::string line_of(const Item& item, std::size_t labels) {
  std::string line = item.bullet;
  for (const Span& span : item.spans) {
    const bool is_aside = span.kind == Span::Kind::kAside;
    line += is_aside ? "(" + span.text + ")" : span.text;
    if (span.kind == Span::Kind::kLabel) line += blanks_behind(span.text, labels);
  }
  return line;
}

// Draws a table; each column but the last is as wide as its widest cell.
std::string text_table(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], width_of(row[i].text));
    }
  }
  std::string text;
  for (const Row& row : rows) {
    std::string line = " ";
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += " " + row[i].text;
      if (i + 1 < row.size()) line += blanks_behind(row[i].text, widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string text_of_block(const Block& block) {
  if (block.kind == Block::Kind::kTable) return text_table(block.rows);
  std::string text;
  const std::size_t labels = label_width(block);
  for (const Item& item : block.items) {
    text += line_of(item, labels) + "\n";
    if (item.input) text += indented("as on this input:\n" + redaction::marked(*item.input), 3);
  }
  if (block.has_bars) return redaction::marked(fmt::format("{}", fmt::join(block.lines, "\n")));
  for (const std::string& line : block.lines) text += line + "\n";
  return text;
}

}  // namespace

std::string drawn_text(const std::vector<Block>& blocks) {
  std::string text;
  for (const Block& block : blocks) {
    if (block.is_apart) text += "\n";
    text += indented(text_of_block(block), block.indent);
  }
  return text;
}

}  // namespace flocking::report
