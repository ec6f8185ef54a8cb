#include <fmt/format.h>

#include "base/markup.h"
#include "report/document.h"

namespace flocking::report {
namespace {

std::string element(std::string_view name, std::string_view text) {
  return fmt::format("<{0}>{1}</{0}>\n", name, in_markup(text));
}

std::string html_cell(const Cell& one) {
  const std::string text = in_markup(one.text);
  switch (one.kind) {
    case CellKind::kHead:
      return "<th>" + text + "</th>";
    case CellKind::kName:
      return "<td><code>" + text + "</code></td>";
    case CellKind::kPassed:
      return "<td class=\"noticed\">" + text + "</td>";
    default:
      return "<td>" + text + "</td>";
  }
}

std::string html_table(const Block& block) {
  std::string text = fmt::format("<table class=\"{}\">\n", block.style);
  for (const Row& row : block.rows) {
    text += "<tr>";
    for (const Cell& one : row) text += html_cell(one);
    text += "</tr>\n";
  }
  return text + "</table>\n";
}

std::string words_in(const Item& item) {
  std::string words;
  for (const Span& span : item.spans) {
    words += span.text + (span.kind == Span::Kind::kLabel ? " " : "");
  }
  return words;
}

std::string html_list(const std::vector<Item>& items) {
  std::string text = "<ul>\n";
  for (const Item& item : items) {
    const std::string input = item.input ? "<pre>" + in_markup(*item.input) + "</pre>" : "";
    text += "<li>" + in_markup(words_in(item)) + input + "</li>\n";
  }
  return text + "</ul>\n";
}

std::string html_block(const Block& block) {
  switch (block.kind) {
    case Block::Kind::kHeading:
      return element(fmt::format("h{}", block.level), words_in(block.items.front()));
    case Block::Kind::kParagraph:
      return element("p", words_in(block.items.front()));
    case Block::Kind::kList:
      return html_list(block.items);
    case Block::Kind::kCode:
      return element("pre", fmt::format("{}", fmt::join(block.lines, "\n")));
    case Block::Kind::kTable:
      return html_table(block);
    case Block::Kind::kNotes:
      break;
  }
  std::string text;
  for (const std::string& line : block.lines) text += element("p", line);
  return text;
}

}  // namespace

std::string drawn_html(const std::vector<Block>& blocks) {
  std::string text;
  for (const Block& block : blocks) text += html_block(block);
  return text;
}

}  // namespace flocking::report
