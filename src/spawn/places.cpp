#include "spawn/places.h"

#include <algorithm>

namespace flocking::spawn {
namespace {

// Returns a square with one agent per unit of area; for a grid, rows and columns that are 1 apart.
Vec2 usual_area(const FlockPlan& plan) {
  if (plan.shape == Shape::kGrid) {
    return {static_cast<double>(plan.columns - 1), static_cast<double>(plan.rows - 1)};
  }
  const std::uint64_t root = whole_root(Wide{plan.agents});
  const auto side = static_cast<double>(root * root == plan.agents ? root : root + 1);
  return {side, side};
}

// Returns place k of n evenly spaced places from -length/2 to length/2.
Units spread(Units length, std::uint64_t k, std::uint64_t n) {
  if (n <= 1) return 0;
  return rounded_quotient(Wide{length} * k, n - 1) - length / 2;
}

// Returns the part to which an agent belongs; the first agents belong to the first part.
std::uint64_t part_of(std::uint64_t agent, std::uint64_t agents, std::uint64_t parts) {
  return static_cast<std::uint64_t>(Wide{agent} * parts / agents);
}

}  // namespace

UnitsPoint random_in_disc(Units radius, bool without_middle, std::uint64_t seed,
                          std::uint64_t owner, std::uint32_t first_draw) {
  for (std::uint32_t draw = first_draw;; draw += 2) {
    const Units x = random_units(2 * radius, seed, owner, draw) - radius;
    const Units y = random_units(2 * radius, seed, owner, draw + 1) - radius;
    const Wide square = Wide{x} * x + Wide{y} * y;
    if (square > Wide{radius} * radius || (without_middle && square == 0)) continue;
    return {x, y};
  }
}

Places::Places(const FlockPlan& plan) : plan_(plan) {
  const auto units = [&plan](double length) { return units_of(length, plan.decimals); };
  const Vec2 area = plan.area.value_or(usual_area(plan));
  width_ = units(area.x);
  height_ = units(area.y);
  radius_ = units(plan.radius);
  distance_ = units(plan.distance);
}

UnitsPoint Places::of(std::uint64_t agent) const {
  switch (plan_.shape) {
    case Shape::kArea:
      return in_area(agent);
    case Shape::kDisc:
      return in_disc(agent, radius_);
    case Shape::kRing:
      return on_circle(radius_, agent, plan_.agents);
    case Shape::kGrid:
      return on_grid(agent);
    case Shape::kClusters:
      return in_cluster(agent);
    case Shape::kTwoGroups:
      return in_group(agent);
  }
  return {};
}

UnitsPoint Places::in_area(std::uint64_t agent) const {
  return {random_units(width_, plan_.seed, agent, kPlaceDraws) - width_ / 2,
          random_units(height_, plan_.seed, agent, kPlaceDraws + 1) - height_ / 2};
}

UnitsPoint Places::on_grid(std::uint64_t agent) const {
  return {spread(width_, agent % plan_.columns, plan_.columns),
          spread(height_, agent / plan_.columns, plan_.rows)};
}

// The whole cluster is within the rectangle.
UnitsPoint Places::in_cluster(std::uint64_t agent) const {
  const Units radius = std::min(width_, height_) / static_cast<Units>(2 * plan_.clusters);
  const std::uint64_t cluster = part_of(agent, plan_.agents, plan_.clusters);
  const auto middle = [&](Units length, std::uint32_t draw) {
    const Units room = length - 2 * radius;
    return random_units(room, plan_.seed, cluster, kClusterDraws + draw) - room / 2;
  };
  const UnitsPoint offset = in_disc(agent, radius);
  return {middle(width_, 0) + offset.x, middle(height_, 1) + offset.y};
}

UnitsPoint Places::in_group(std::uint64_t agent) const {
  const UnitsPoint offset = in_disc(agent, distance_ / 8);
  const bool is_left = 2 * agent < plan_.agents;
  return {(is_left ? -(distance_ / 2) : distance_ - distance_ / 2) + offset.x, offset.y};
}

UnitsPoint Places::in_disc(std::uint64_t agent, Units radius) const {
  return random_in_disc(radius, false, plan_.seed, agent, kPlaceDraws);
}

}  // namespace flocking::spawn
