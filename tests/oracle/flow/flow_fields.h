#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "../steering/vec.h"

// Flow fields by the simulation specification, in the simplest way: nothing is cached. Errors are
// std::invalid_argument.
namespace oracle::flow {

using steering::Vec;

struct Cell {
  int column = 0;
  int row = 0;  // 0 is the bottom row.

  bool operator==(const Cell&) const = default;
};

// A grid with a value for each cell.
template <typename T>
struct Grid {
  int columns = 0;
  int rows = 0;
  std::vector<T> values;  // Row by row, the bottom row first.

  bool operator==(const Grid&) const = default;

  bool contains(Cell c) const {
    return 0 <= c.column && c.column < columns && 0 <= c.row && c.row < rows;
  }
  std::size_t index(Cell c) const {
    return static_cast<std::size_t>(c.row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(c.column);
  }
  const T& at(Cell c) const { return values.at(index(c)); }
  T& at(Cell c) { return values.at(index(c)); }
};

template <typename T>
Grid<T> make_grid(int columns, int rows, const T& value) {
  const auto count = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
  return {columns, rows, std::vector<T>(count, value)};
}

// Returns all cells, in the order of the values.
std::vector<Cell> cells(int columns, int rows);

inline constexpr int kBlocked = 255;
inline constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();

using Costs = Grid<int>;
using Integration = Grid<std::int64_t>;  // kMax: blocked or not reached.

struct Step {
  int dx = 0;
  int dy = 0;

  bool operator==(const Step&) const = default;
};

struct Placement {
  double cell_size = 1;
  Vec origin;  // The lower left corner of cell (0,0).
};

// A box, given by any two opposite corners.
struct Box {
  Vec corner;
  Vec opposite;
};

struct Map {
  Costs costs;
  Placement placement;
  std::vector<Box> boxes;
};

enum class Corners { kCut, kSafe };
enum class Sampling { kNearest, kBilinear };

struct Query {
  std::optional<Vec> goal;  // If not set: the cell of cost 0.
  Corners corners = Corners::kCut;
  Sampling sampling = Sampling::kNearest;
  bool normalize = false;  // Only for bilinear sampling.
};

// Read a map in one of two formats, which differ in the first word.
Costs read_costs(const std::string& text);
Costs read_costs_file(const std::string& file);

// Returns the cell at a position; none outside the grid.
std::optional<Cell> cell_at(const Map& map, Vec position);
Vec center_of(const Map& map, Cell cell);

Costs with_boxes(const Map& map);

// Returns true if there is a goal: the map has a cell of cost 0, or `goal` is set.
bool has_goal(const Map& map, const std::optional<Vec>& goal);
Cell goal_cell(const Map& map, const std::optional<Vec>& goal);

Integration integrate(const Costs& costs, Cell goal);

Step direction_at(const Costs& costs, const Integration& integration, Corners corners, Cell cell);
Grid<Step> directions(const Costs& costs, const Integration& integration, Corners corners);
Vec unit_of(Step step);

Vec lookup(const Map& map, const Query& query, Vec position);

}  // namespace oracle::flow
