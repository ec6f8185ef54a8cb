#include "spatial/extent.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocking::spatial {
namespace {

bool has_place(const AgentState& agent) { return std::isfinite(agent.x) && std::isfinite(agent.y); }

double part(double value) {
  return value == 0.0 ? std::numeric_limits<double>::infinity() : std::fabs(value);
}

void include(Extent& extent, const AgentState& agent) {
  extent.least_x = std::min(extent.least_x, agent.x);
  extent.least_y = std::min(extent.least_y, agent.y);
  extent.most_x = std::max(extent.most_x, agent.x);
  extent.most_y = std::max(extent.most_y, agent.y);
  extent.least_part = std::min({extent.least_part, part(agent.x), part(agent.y)});
}

Extent survey_part(const FlockState& flock, std::size_t first, std::size_t last) {
  Extent extent;
  double not_finite = 0.0;
  for (std::size_t i = first; i < last; ++i) {
    const AgentState& agent = flock.agents[i];
    include(extent, agent);
    not_finite += (agent.x - agent.x) + (agent.y - agent.y);
  }
  if (not_finite == 0.0) return extent;
  extent = {};
  for (std::size_t i = first; i < last; ++i) {
    if (has_place(flock.agents[i])) {
      include(extent, flock.agents[i]);
    } else {
      extent.strays.push_back(i);
    }
  }
  return extent;
}

void join(Extent& extent, const Extent& other) {
  extent.least_x = std::min(extent.least_x, other.least_x);
  extent.least_y = std::min(extent.least_y, other.least_y);
  extent.most_x = std::max(extent.most_x, other.most_x);
  extent.most_y = std::max(extent.most_y, other.most_y);
  extent.least_part = std::min(extent.least_part, other.least_part);
  extent.strays.insert(extent.strays.end(), other.strays.begin(), other.strays.end());
}

}  // namespace

double Extent::largest_part() const {
  const double largest = std::max(std::max(-least_x, most_x), std::max(-least_y, most_y));
  return std::max(largest, 0.0);  // also where there is nobody
}

Extent survey(const FlockState& flock, Team* team) {
  const std::size_t chunks = team != nullptr ? team->size() : 1;
  std::vector<Extent> extents(chunks);
  const auto look = [&](std::size_t chunk) {
    const std::size_t first = flock.size() * chunk / chunks;
    const std::size_t last = flock.size() * (chunk + 1) / chunks;
    extents[chunk] = survey_part(flock, first, last);
  };
  if (team != nullptr) {
    team->run(look);
  } else {
    look(0);
  }
  for (std::size_t chunk = 1; chunk < chunks; ++chunk) join(extents[0], extents[chunk]);
  return std::move(extents[0]);
}

}  // namespace flocking::spatial
