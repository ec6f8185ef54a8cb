#include "flow/field_text.h"

#include <array>
#include <string_view>

namespace flocking::flow {
namespace {

constexpr std::array<std::string_view, kDirections> kNames = {"NW", "N",  "NE", "W", ".",
                                                              "E",  "SW", "S",  "SE"};
constexpr std::array<std::string_view, kDirections> kArrows = {"↖", "↑", "↗", "←", ".",
                                                               "→", "↙", "↓", "↘"};

template <class Word>
std::string rows(std::size_t width, std::size_t height, char separator, Word word) {
  std::string text;
  for (std::size_t row = height; row-- > 0;) {
    for (std::size_t column = 0; column < width; ++column) {
      if (column > 0) text += separator;
      text += word(Cell{column, row});
    }
    text += '\n';
  }
  return text;
}

}  // namespace

std::string integration_as_rows(const IntegrationField& field, char separator) {
  return rows(field.width(), field.height(), separator, [&](Cell cell) {
    const std::uint32_t value = field.at(cell);
    return value == kUnreached ? std::string("MAX") : std::to_string(value);
  });
}

std::string directions_as_rows(const DirectionField& field, char separator) {
  return rows(field.width(), field.height(), separator,
              [&](Cell cell) { return kNames[static_cast<std::size_t>(field.at(cell))]; });
}

std::string directions_as_arrows(const DirectionField& field, const CostGrid& costs, Cell goal) {
  return rows(field.width(), field.height(), ' ', [&](Cell cell) -> std::string_view {
    if (cell == goal) return "*";
    if (costs.at(cell) == kBlocked) return "#";
    return kArrows[static_cast<std::size_t>(field.at(cell))];
  });
}

}  // namespace flocking::flow
