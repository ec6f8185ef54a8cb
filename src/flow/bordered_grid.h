#pragma once

#include <cstddef>
#include <vector>

#include "core/cost_grid.h"

namespace flocking::flow {

/// A grid of values with a border of one cell around it, so that code that looks at neighbours
/// needs no test for the edge.
template <class T>
class BorderedGrid {
 public:
  BorderedGrid() = default;
  BorderedGrid(std::size_t width, std::size_t height, T value)
      : width_(width), height_(height), values_((width + 2) * (height + 2), value) {}

  [[nodiscard]] std::size_t width() const { return width_; }
  [[nodiscard]] std::size_t height() const { return height_; }
  /// Returns the difference of the indices of a cell and the cell above it.
  [[nodiscard]] std::size_t stride() const { return width_ + 2; }
  [[nodiscard]] std::size_t index(Cell cell) const {
    return (cell.row + 1) * stride() + cell.column + 1;
  }
  [[nodiscard]] T at(Cell cell) const { return values_[index(cell)]; }

  [[nodiscard]] T& operator[](std::size_t index) { return values_[index]; }
  [[nodiscard]] const T& operator[](std::size_t index) const { return values_[index]; }
  [[nodiscard]] T* data() { return values_.data(); }
  [[nodiscard]] const T* data() const { return values_.data(); }

  /// Sets each cell of the border to the value of the nearest cell of the grid.
  void repeat_border() {
    const std::size_t last_row = height_ * stride();
    for (std::size_t column = 1; column <= width_; ++column) {
      values_[column] = values_[stride() + column];
      values_[last_row + stride() + column] = values_[last_row + column];
    }
    for (std::size_t row = 0; row < height_ + 2; ++row) {
      values_[row * stride()] = values_[row * stride() + 1];
      values_[row * stride() + width_ + 1] = values_[row * stride() + width_];
    }
  }

 private:
  std::size_t width_ = 0;
  std::size_t height_ = 0;
  std::vector<T> values_;
};

}  // namespace flocking::flow
