#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "repair/outline.h"
#include "repair/source_token.h"

namespace flocking::repair {

/// A source file of a program.
struct SourceFile {
  std::string name;  ///< relative to the folder of the sources
  std::string text;
};

/// A source with its structure. Not copyable, since tokens point into the text.
struct ParsedFile {
  explicit ParsedFile(SourceFile from)
      : file(std::move(from)), tokens(tokens_of(file.text)), outline(outline_of(tokens)) {}
  ParsedFile(const ParsedFile&) = delete;
  ParsedFile& operator=(const ParsedFile&) = delete;

  [[nodiscard]] std::size_t begin_of(Range range) const { return tokens[range.begin].begin; }
  [[nodiscard]] std::size_t end_of(Range range) const { return tokens[range.end - 1].end(); }
  /// Returns the source text of a range of tokens.
  [[nodiscard]] std::string_view text_of(Range range) const {
    if (range.is_empty()) return {};
    return std::string_view(file.text).substr(begin_of(range), end_of(range) - begin_of(range));
  }

  SourceFile file;
  std::vector<Token> tokens;
  Outline outline;
};

enum class Place : std::uint8_t {
  kInside,  ///< tokens inside a unit are replaced
  kBefore,  ///< a statement is added before a statement of a block
  kAfter,   ///< a statement is added after a statement of a block
  kAlways,  ///< a declaration without effect is added before a statement of a block
};

/// A change of a source. A unit is the smallest part that can be exchanged while the program runs:
/// a statement, or one of Statement::expressions.
struct Change {
  Place place = Place::kInside;
  Range tokens = {};  ///< replaced by `text`; for added statements the adjacent statement
  std::string text = {};
  Range unit = {};            ///< only for kInside
  bool is_statement = false;  ///< the unit is a statement
};

/// Changes that are applied together.
struct Edit {
  std::size_t file = 0;    ///< its number
  std::uint64_t line = 0;  ///< line of the first change, from 1
  std::string kind;        ///< "swap the operands of -": an instruction in a few words
  std::vector<Change> changes;
  int cost = 0;  ///< lower for likelier mistakes
};

/// Returns the source after the edits, which must not overlap.
std::string edited(const ParsedFile& file, const std::vector<const Edit*>& edits);

/// Returns the lines that edits change: "-old" and "+new" for each place.
std::string diff_of(const ParsedFile& file, const std::vector<const Edit*>& edits);

/// Returns true if the edits change the same unit, or add statements in the same place.
bool conflict(const Edit& one, const Edit& other);

}  // namespace flocking::repair
