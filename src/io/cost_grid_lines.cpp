#include "io/cost_grid_lines.h"

#include <algorithm>

#include "io/byte_order_mark.h"
#include "io/source_excerpt.h"

namespace flocking::io {
namespace {

std::string_view without_mark(std::string_view text) {
  return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

std::string_view without_blanks_behind(std::string_view line) {
  const std::size_t last = line.find_last_not_of(" \t\r\v\f");
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace

CostGridLines::CostGridLines(std::string_view text, const std::string& source)
    : source_(source), rest_(without_mark(text)), line_(rest_.substr(0, 0)) {}

bool CostGridLines::next() {
  if (rest_.empty()) return false;
  const std::size_t end = rest_.find('\n');
  line_ = without_blanks_behind(rest_.substr(0, end));
  rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
  ++number_;
  return true;
}

bool CostGridLines::next_with_text() {
  while (next()) {
    if (!line_.empty()) return true;
  }
  return false;
}

SourcePlace CostGridLines::place_of(std::string_view piece) const {
  return {source_, std::max<std::uint64_t>(number_, 1),
          static_cast<std::uint64_t>(piece.data() - line_.data()) + 1};
}

std::string CostGridLines::excerpt_of(std::string_view piece) const {
  const auto at = static_cast<std::size_t>(piece.data() - line_.data());
  return source_excerpt(line_, at, piece.size(), false);
}

void CostGridLines::fail_at(std::string_view piece, const std::string& message) const {
  throw InputError(place_of(piece), message, excerpt_of(piece));
}

void CostGridLines::fail_at_end(const std::string& message) const {
  fail_at(line_.substr(line_.size()), message);
}

void CostRows::add(Cost cost, std::string_view piece) {
  if (costs_.size() == kMostCells) {
    lines_.fail_at(piece, "a grid has at most " + std::to_string(kMostCells) + " cells");
  }
  if (cost == kGoalCost) {
    if (goal_) {
      lines_.fail_at(piece, "a cost of 0 marks the goal, and line " +
                                std::to_string(goal_->place.line) + ", column " +
                                std::to_string(goal_->place.column) + " has one already" + about_);
    }
    goal_at_ = costs_.size();
    goal_ = {.cell = {}, .place = lines_.place_of(piece), .excerpt = lines_.excerpt_of(piece)};
  }
  costs_.push_back(cost);
}

CostGrid CostRows::grid(std::size_t width) const {
  CostGrid grid(width, rows_);
  for (std::size_t row = 0; row < rows_; ++row) {
    std::copy_n(costs_.data() + row * width, width, grid.costs.data() + (rows_ - 1 - row) * width);
  }
  grid.goal = goal_;
  if (grid.goal) grid.goal->cell = {goal_at_ % width, rows_ - 1 - goal_at_ / width};
  return grid;
}

}  // namespace flocking::io
