#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "report/cells.h"

/// Documents independent of their format: one builder per document, one renderer per format.
namespace flocking::report {

/// An output format of documents. Builders check it where formats differ on purpose.
enum class Medium { kText, kMarkdown, kHtml };

/// A part of a line.
struct Span {
  enum class Kind {
    kWords,    ///< words written by flocking
    kStrong,   ///< the same words, in bold type
    kFormula,  ///< code written by flocking
    kLabel,    ///< before a formula; text makes the labels of a list equally wide
    kQuoted,   ///< untrusted text; Markdown shows a code span
    kAside,    ///< untrusted text; the text format shows it in parentheses
  };
  std::string text;
  Kind kind = Kind::kWords;
};

using Spans = std::vector<Span>;

/// Returns a span of untrusted text.
inline Span quote(std::string_view text) { return {std::string(text), Span::Kind::kQuoted}; }

/// An item of a list.
struct Item {
  Spans spans;
  /// before the item in the text format; other formats have their own bullets
  std::string bullet = {};
  /// shown below the item, without a final line end
  std::optional<std::string> input = std::nullopt;
};

/// A part of a document.
struct Block {
  enum class Kind { kHeading, kParagraph, kList, kCode, kNotes, kTable };
  Kind kind = Kind::kParagraph;
  std::vector<Item> items = {};         ///< of a list; a heading or paragraph has one item
  std::vector<std::string> lines = {};  ///< of code and notes
  std::vector<Row> rows = {};           ///< of a table
  std::string_view style = {};          ///< of a table in HTML
  std::size_t level = 0;                ///< of a heading, from 1
  bool has_bars = false;                ///< of code in the text format: each line begins with a bar
  std::size_t indent = 0;               ///< columns, in the text format
  bool is_apart = false;                ///< in the text format, an empty line precedes the block
};

/// A sequence of blocks. Empty blocks are left out.
class Document {
 public:
  explicit Document(Medium medium) : medium_(medium) {}

  /// Begins a section with a title. The text format has an empty line instead.
  void section(std::size_t level, Spans title);
  /// Begins a section whose title also appears in the text format.
  void heading(std::size_t level, Spans title);
  void paragraph(Spans spans);
  void list(std::vector<Item> items);
  /// Adds lines unchanged, without a line end after the last line. With `has_bars`, the text format
  /// begins each line with a bar.
  void code(std::string_view lines, bool has_bars = false);
  /// Adds sentences that contain untrusted text, a line each.
  void notes(const std::vector<std::string>& sentences);
  void table(std::vector<Row> rows, std::string_view style = "plain");
  void append(Document&& other);

  /// Begins a part, which an empty line precedes in the text format.
  void part();
  /// Sets the indentation of the following blocks of this part in the text format.
  void below(std::size_t indent) { indent_ = indent; }

  [[nodiscard]] bool is_text() const { return medium_ == Medium::kText; }
  [[nodiscard]] Medium medium() const { return medium_; }
  [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }

 private:
  void add(Block block);

  Medium medium_;
  std::vector<Block> blocks_;
  std::size_t indent_ = 0;
  bool is_apart_ = false;
};

/// Returns the document in its format; HTML without the body element around it.
std::string drawn(const Document& document);

/// Renderers, each in a separate file.
std::string drawn_text(const std::vector<Block>& blocks);
std::string drawn_markdown(const std::vector<Block>& blocks);
std::string drawn_html(const std::vector<Block>& blocks);

}  // namespace flocking::report
