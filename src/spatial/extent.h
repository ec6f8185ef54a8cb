#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "base/team.h"
#include "core/flock_state.h"

namespace flocking::spatial {

/// Where the agents of a flock are. Those that are not somewhere finite are nobody's neighbour, not
/// even their own: distances to them are infinite or not a number.
struct Extent {
  double least_x = std::numeric_limits<double>::infinity();
  double least_y = std::numeric_limits<double>::infinity();
  double most_x = -std::numeric_limits<double>::infinity();
  double most_y = -std::numeric_limits<double>::infinity();
  /// The smallest part of a position by magnitude, those that are 0 left out.
  double least_part = std::numeric_limits<double>::infinity();
  std::vector<std::size_t> outliers;  ///< agents without a finite position, ascending

  [[nodiscard]] double largest_part() const;
  /// How many squares side by side, and how many on top of each other, cover those that are
  /// somewhere, the first at their lower left corner; of infinite size where there is nobody.
  [[nodiscard]] double columns(double inverse_edge) const;
  [[nodiscard]] double rows(double inverse_edge) const;
};

/// Looks at all agents. `team`, if not null, does it together.
Extent survey(const FlockState& flock, Team* team = nullptr);

}  // namespace flocking::spatial
