#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cost_grid.h"

namespace flocking::io {

/// An iterator over the lines of a grid's text, without line ends and trailing blanks.
class CostGridLines {
 public:
  CostGridLines(std::string_view text, const std::string& source);

  /// Moves to the next line; returns false after the last line. Skips a byte-order mark.
  bool next();
  /// Moves to the next line that is not blank; returns false if there is no such line.
  bool next_with_text();

  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] std::uint64_t number() const { return number_; }

  /// Returns the place of a piece of the current line, or the line with a caret at the piece.
  [[nodiscard]] SourcePlace place_of(std::string_view piece) const;
  [[nodiscard]] std::string excerpt_of(std::string_view piece) const;
  /// Throws InputError at a piece of the current line. After the last line, the place is its end.
  [[noreturn]] void fail_at(std::string_view piece, const std::string& message) const;
  /// Throws InputError at the end of the current line.
  [[noreturn]] void fail_at_end(const std::string& message) const;

 private:
  const std::string& source_;
  std::string_view rest_;
  std::string_view line_;
  std::uint64_t number_ = 0;
};

/// A builder of a grid from rows, the top row first.
class CostRows {
 public:
  /// `about_second_goal` is added to the message about a second 0.
  explicit CostRows(const CostGridLines& lines, std::string about_second_goal = "")
      : lines_(lines), about_(std::move(about_second_goal)) {}

  /// Adds a cell to the row. `piece` is its text in the current line. Throws InputError for a
  /// second 0 and for more cells than a grid may have.
  void add(Cost cost, std::string_view piece);
  void end_row() { ++rows_; }

  [[nodiscard]] std::size_t rows() const { return rows_; }
  /// Returns the grid; its rows are in reverse order, from the bottom. Each row must have `width`
  /// cells.
  [[nodiscard]] CostGrid grid(std::size_t width) const;

 private:
  const CostGridLines& lines_;
  std::string about_;
  std::vector<Cost> costs_;  // row by row from the top
  std::size_t rows_ = 0;
  std::size_t goal_at_ = 0;
  std::optional<GoalMark> goal_;
};

}  // namespace flocking::io
