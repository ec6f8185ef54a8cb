#include "io/cost_grid_writer.h"

#include <fmt/format.h>

#include <string>

namespace flocking::io {
namespace {

char letter_of(const CostGrid& grid, Cell cell) {
  switch (grid.at(cell)) {
    case 1:
      return '.';
    case 2:
      return 'S';
    case 4:
      return 'W';
    case kBlocked:
      return '@';
    default:
      throw MisfitError(fmt::format(
          "the cell in column {} and row {} from the bottom costs {}, for which a .map has no "
          "letter (it has 1, 2, 4 and 255); write it as comma separated costs",
          cell.column, cell.row, grid.at(cell)));
  }
}

}  // namespace

std::string cost_grid_as_map(const CostGrid& grid) {
  std::string text =
      fmt::format("type octile\nheight {}\nwidth {}\nmap\n", grid.height, grid.width);
  for (std::size_t row = grid.height; row-- > 0;) {
    for (std::size_t column = 0; column < grid.width; ++column) {
      text += letter_of(grid, {column, row});
    }
    text += '\n';
  }
  return text;
}

std::string cost_grid_as_rows(const CostGrid& grid, char separator) {
  std::string text;
  for (std::size_t row = grid.height; row-- > 0;) {
    for (std::size_t column = 0; column < grid.width; ++column) {
      if (column > 0) text += separator;
      text += std::to_string(grid.at({column, row}));
    }
    text += '\n';
  }
  return text;
}

}  // namespace flocking::io
