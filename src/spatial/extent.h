#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "base/team.h"
#include "core/flock_state.h"

namespace flocking::spatial {

/// The bounding box of a flock. Agents without a finite position are outliers. An outlier is no
/// agent's neighbour, not even its own, since distances to it are infinite or NaN.
struct Extent {
  double least_x = std::numeric_limits<double>::infinity();
  double least_y = std::numeric_limits<double>::infinity();
  double most_x = -std::numeric_limits<double>::infinity();
  double most_y = -std::numeric_limits<double>::infinity();
  /// The smallest nonzero coordinate by magnitude.
  double least_part = std::numeric_limits<double>::infinity();
  std::vector<std::size_t> outliers;  ///< agents without a finite position, ascending

  [[nodiscard]] double largest_part() const;
  /// Returns the number of columns or rows of squares that cover the box, starting at its lower
  /// left corner; infinite if no position is finite.
  [[nodiscard]] double columns(double inverse_edge) const;
  [[nodiscard]] double rows(double inverse_edge) const;
};

/// Returns the extent of a flock. Uses the threads of `team` if it is not null.
Extent survey(const FlockState& flock, Team* team = nullptr);

}  // namespace flocking::spatial
