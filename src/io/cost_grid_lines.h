#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cost_grid.h"

namespace flocking::io {

/// The lines of a grid's text, one at a time, without line ends and the blanks before those.
class CostGridLines {
 public:
  CostGridLines(std::string_view text, const std::string& source);

  /// Goes on to the next line; false behind the last. A byte-order mark is no part of the first.
  bool next();
  /// The same, over lines without text.
  bool next_with_text();

  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] std::uint64_t number() const { return number_; }

  /// The place of a piece of the current line, and the line with a caret there.
  [[nodiscard]] SourcePlace place_of(std::string_view piece) const;
  [[nodiscard]] std::string excerpt_of(std::string_view piece) const;
  /// Throws InputError at a piece of the current line; behind the last one, at its end.
  [[noreturn]] void fail_at(std::string_view piece, const std::string& message) const;
  /// The same at the end of the current line.
  [[noreturn]] void fail_at_end(const std::string& message) const;

 private:
  const std::string& source_;
  std::string_view rest_;
  std::string_view line_;
  std::uint64_t number_ = 0;
};

/// Gathers rows from the top and makes a grid of them.
class CostRows {
 public:
  explicit CostRows(const CostGridLines& lines) : lines_(lines) {}

  /// Adds a cell to the row; `piece` is where it stands. Throws InputError for a second 0 and for
  /// more cells than a grid may have.
  void add(Cost cost, std::string_view piece);
  void end_row() { ++rows_; }

  [[nodiscard]] std::size_t rows() const { return rows_; }
  /// Turns the rows, which all have `width` cells, upside down.
  [[nodiscard]] CostGrid grid(std::size_t width) const;

 private:
  const CostGridLines& lines_;
  std::vector<Cost> costs_;  // from the top
  std::size_t rows_ = 0;
  std::size_t goal_at_ = 0;
  std::optional<GoalMark> goal_;
};

}  // namespace flocking::io
