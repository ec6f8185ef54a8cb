#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/vec2.h"
#include "spatial/key_numbers.h"

/// The numbering of blocks. A coordinate and the same coordinate plus the reach are at most one
/// block apart, because blocks are wider than twice the reach by more than any rounding error.
namespace flocking::spatial {

/// A numbering of adjacent blocks from the lower left agent, row by row.
struct DenseNumbers {
  Vec2 corner;
  double inverse_edge = 0.0;
  double reach = 0.0;
  std::int32_t columns = 0;
  std::int32_t rows = 0;

  /// Returns the code of a place for for_each(): the number of the lowest block within reach, two
  /// bits that say if the next column and row are within reach, and which of these four blocks
  /// contains the place.
  [[nodiscard]] std::uint32_t code_of(double x, double y) const {
    const std::int32_t x0 = number(x - reach - corner.x);
    const std::int32_t y0 = number(y - reach - corner.y);
    const std::int32_t next_x = std::min(number(x + reach - corner.x), columns - 1) - x0;
    const std::int32_t next_y = std::min(number(y + reach - corner.y), rows - 1) - y0;
    const std::int32_t own = number(x - corner.x) - x0 + 2 * (number(y - corner.y) - y0);
    return static_cast<std::uint32_t>(y0 * columns + x0) << 4U |
           static_cast<std::uint32_t>(own << 2 | next_y << 1 | next_x);
  }

  /// Calls visit(block, is_inside) for each block that contains the place or is within reach of it.
  template <class Visit>
  void for_each(std::uint32_t code, const Visit& visit) const {
    const std::uint32_t first = code >> 4U;
    const std::uint32_t own = code >> 2U & 3U;
    visit(first, own == 0);
    if ((code & 3U) == 0) return;
    const bool next_x = (code & 1U) != 0;
    const bool next_y = (code & 2U) != 0;
    const auto row = static_cast<std::uint32_t>(columns);
    if (next_x) visit(first + 1, own == 1);
    if (next_y) visit(first + row, own == 2);
    if (next_x && next_y) visit(first + row + 1, own == 3);
  }

 private:
  // Truncation maps negative offsets to 0.
  [[nodiscard]] std::int32_t number(double offset) const {
    return static_cast<std::int32_t>(offset * inverse_edge);
  }
};

/// A numbering of the blocks that are not empty, anywhere in the plane.
struct SparseNumbers {
  double inverse_edge = 0.0;
  double reach = 0.0;
  const KeyNumbers& numbers;

  [[nodiscard]] Vec2 key(double x, double y) const {
    // Adding 0 makes a negative zero positive.
    return {std::floor(x * inverse_edge) + 0.0, std::floor(y * inverse_edge) + 0.0};
  }

  /// Returns true if a place may be within reach of a block that does not contain it.
  [[nodiscard]] bool is_near_edge(double x, double y) const {
    return !(key(x - reach, y - reach) == key(x + reach, y + reach));
  }

  /// Calls visit(block, is_inside) like DenseNumbers::for_each(), but without a code.
  template <class Visit>
  void for_each(double x, double y, const Visit& visit) const {
    const Vec2 first = key(x - reach, y - reach);
    const Vec2 last = key(x + reach, y + reach);
    const Vec2 own = key(x, y);
    const auto at = [&](Vec2 block) {
      const std::uint32_t number = numbers.find(block);
      if (number != KeyNumbers::kNone) visit(number, block == own);
    };
    at(first);
    if (last.x != first.x) at({last.x, first.y});
    if (last.y == first.y) return;
    at({first.x, last.y});
    if (last.x != first.x) at(last);
  }
};

}  // namespace flocking::spatial
