#include <algorithm>

#include "random_flow.h"

namespace oracle::flow {
namespace {

// Returns one of the letters for a cost, chosen by `number`; 0 if there is no letter.
char letter_of(int cost, std::size_t number) {
  switch (cost) {
    case 1:
      return ".G"[number % 2];
    case 2:
      return 'S';
    case 4:
      return 'W';
    case kBlocked:
      return "@OT"[number % 3];
    default:
      return '\0';
  }
}

}  // namespace

bool has_map_text(const Costs& costs) {
  return std::ranges::all_of(costs.values, [](int cost) { return letter_of(cost, 0) != '\0'; });
}

std::string map_text(const Costs& costs) {
  std::string text = "type octile\nheight " + std::to_string(costs.rows) + "\nwidth " +
                     std::to_string(costs.columns) + "\nmap\n";
  for (int row = costs.rows - 1; row >= 0; --row) {
    for (int column = 0; column < costs.columns; ++column) {
      const Cell cell{column, row};
      text += letter_of(costs.at(cell), costs.index(cell));
    }
    text += '\n';
  }
  return text;
}

std::string csv_text(const Costs& costs) {
  std::string text;
  for (int row = costs.rows - 1; row >= 0; --row) {
    for (int column = 0; column < costs.columns; ++column) {
      text += (column == 0 ? "" : ",") + std::to_string(costs.at({column, row}));
    }
    text += '\n';
  }
  return text;
}

}  // namespace oracle::flow
