#include "spatial/extent.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "spatial/pair.h"

namespace flocking::spatial {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// The bounds of both coordinates in vectors, which take a third of the time.
struct Bounds {
  Pair least{kInfinity, kInfinity};
  Pair most{-kInfinity, -kInfinity};
  Pair least_part{kInfinity, kInfinity};
  Pair not_finite{0.0, 0.0};

  void include(const AgentState& agent) {
    const Pair value{agent.x, agent.y};
    const Pair zero{0.0, 0.0};
    const Pair infinity{kInfinity, kInfinity};
    const Pair magnitude = value < zero ? -value : value;
    const Pair part = magnitude > zero ? magnitude : infinity;
    least = value < least ? value : least;
    most = value > most ? value : most;
    least_part = part < least_part ? part : least_part;
    not_finite += value - value;  // NOLINT(misc-redundant-expression): NaN if it is not finite
  }
  [[nodiscard]] Extent extent() const {
    Extent extent;
    extent.least_x = least[0];
    extent.least_y = least[1];
    extent.most_x = most[0];
    extent.most_y = most[1];
    extent.least_part = std::min(least_part[0], least_part[1]);
    return extent;
  }
};

Extent survey_part(const FlockState& flock, Part part) {
  Bounds bounds;
  for (std::size_t i = part.first; i < part.last; ++i) bounds.include(flock.agents[i]);
  if (bounds.not_finite[0] + bounds.not_finite[1] == 0.0) return bounds.extent();
  bounds = {};
  std::vector<std::size_t> outliers;
  for (std::size_t i = part.first; i < part.last; ++i) {
    if (is_somewhere(flock.agents[i])) {
      bounds.include(flock.agents[i]);
    } else {
      outliers.push_back(i);
    }
  }
  Extent extent = bounds.extent();
  extent.outliers = std::move(outliers);
  return extent;
}

void join(Extent& extent, const Extent& other) {
  extent.least_x = std::min(extent.least_x, other.least_x);
  extent.least_y = std::min(extent.least_y, other.least_y);
  extent.most_x = std::max(extent.most_x, other.most_x);
  extent.most_y = std::max(extent.most_y, other.most_y);
  extent.least_part = std::min(extent.least_part, other.least_part);
  extent.outliers.insert(extent.outliers.end(), other.outliers.begin(), other.outliers.end());
}

}  // namespace

double Extent::largest_part() const {
  const double largest = std::max(std::max(-least_x, most_x), std::max(-least_y, most_y));
  return std::max(largest, 0.0);  // 0 if there are no agents
}

double Extent::columns(double inverse_edge) const {
  return std::floor((most_x - least_x) * inverse_edge) + 1.0;
}

double Extent::rows(double inverse_edge) const {
  return std::floor((most_y - least_y) * inverse_edge) + 1.0;
}

Extent survey(const FlockState& flock, Team* team) {
  const std::size_t chunks = workers_of(team);
  std::vector<Extent> extents(chunks);
  run(team, [&](std::size_t chunk) {
    extents[chunk] = survey_part(flock, part_of(flock.size(), chunk, chunks));
  });
  for (std::size_t chunk = 1; chunk < chunks; ++chunk) join(extents[0], extents[chunk]);
  return std::move(extents[0]);
}

}  // namespace flocking::spatial
