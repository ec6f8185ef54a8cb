#include "report/document.h"

#include <algorithm>
#include <utility>

#include "base/words.h"

namespace flocking::report {

void Document::add(Block block) {
  block.indent = indent_;
  block.is_apart = is_apart_ && !blocks_.empty();
  is_apart_ = false;
  blocks_.push_back(std::move(block));
}

void Document::part() {
  is_apart_ = true;
  indent_ = 0;
}

void Document::section(std::size_t level, Spans title) {
  part();
  if (!is_text()) heading(level, std::move(title));
}

void Document::heading(std::size_t level, Spans title) {
  part();
  add({.kind = Block::Kind::kHeading, .items = {{std::move(title)}}, .level = level});
}

void Document::paragraph(Spans spans) {
  const bool is_empty =
      std::all_of(spans.begin(), spans.end(), [](const Span& span) { return span.text.empty(); });
  if (!is_empty) add({.items = {{std::move(spans)}}});
}

void Document::list(std::vector<Item> items) {
  if (!items.empty()) add({.kind = Block::Kind::kList, .items = std::move(items)});
}

void Document::code(std::string_view lines, bool has_bars) {
  Block block = {.kind = Block::Kind::kCode, .has_bars = has_bars};
  for (const std::string_view line : split(lines, '\n')) block.lines.emplace_back(line);
  add(std::move(block));
}

void Document::notes(const std::vector<std::string>& sentences) {
  if (!sentences.empty()) add({.kind = Block::Kind::kNotes, .lines = sentences});
}

void Document::table(std::vector<Row> rows, std::string_view style) {
  add({.kind = Block::Kind::kTable, .rows = std::move(rows), .style = style});
}

void Document::append(Document&& other) {
  for (Block& block : other.blocks_) {
    const bool is_apart = block.is_apart || is_apart_;
    blocks_.push_back(std::move(block));
    blocks_.back().is_apart = is_apart && blocks_.size() > 1;
    is_apart_ = false;
  }
}

std::string drawn(const Document& document) {
  if (document.medium() == Medium::kMarkdown) return drawn_markdown(document.blocks());
  return document.is_text() ? drawn_text(document.blocks()) : drawn_html(document.blocks());
}

}  // namespace flocking::report
