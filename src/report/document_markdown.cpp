#include "report/document.h"
#include "report/markdown_text.h"

namespace flocking::report {
namespace {

std::string markdown_span(const Span& span) {
  switch (span.kind) {
    case Span::Kind::kWords:
      return span.text;
    case Span::Kind::kStrong:
      return "**" + span.text + "**";
    case Span::Kind::kFormula:
      return "`" + span.text + "`";  // bars need no escape outside of tables
    case Span::Kind::kLabel:
      return span.text + " ";
    case Span::Kind::kQuoted:
    case Span::Kind::kAside:
      return code(span.text);
  }
  return "";
}

std::string markdown_line(const Spans& spans) {
  std::string text;
  for (const Span& span : spans) text += markdown_span(span);
  return text + "\n";
}

std::string fenced_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return fenced(text);
}

std::string markdown_block(const Block& block) {
  switch (block.kind) {
    case Block::Kind::kHeading:
      return std::string(block.level, '#') + " " + markdown_line(block.items.front().spans);
    case Block::Kind::kParagraph:
      return markdown_line(block.items.front().spans);
    case Block::Kind::kCode:
    case Block::Kind::kNotes:
      return fenced_lines(block.lines);
    case Block::Kind::kTable:
      return table(block.rows);
    case Block::Kind::kList:
      break;
  }
  std::string text;
  for (const Item& item : block.items) {
    text += "- " + markdown_line(item.spans);
    if (item.input) text += "\n" + fenced(*item.input + "\n");
  }
  return text;
}

}  // namespace

std::string drawn_markdown(const std::vector<Block>& blocks) {
  std::string text;
  for (const Block& block : blocks) text += (text.empty() ? "" : "\n") + markdown_block(block);
  return text;
}

}  // namespace flocking::report
