#include "spatial/crowded_planes.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace flocking::testing {
namespace {

using oracle::RandomSource;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

double random_value(RandomSource& r, int kind) {
  switch (kind) {
    case 0:
      return r.within(20);
    case 1:
      return r.between(-9, 9);
    case 2:
      return 1e17 + r.within(1000);
    case 3:
      return r.chance(50) ? r.within(1) : r.pick({1e17, -1e17, 1e140, -1e140, 1e12});
    case 4:
      return r.chance(20) ? r.pick({kInfinity, -kInfinity, std::nan("")}) : r.within(1e4);
    case 5:
      return std::ldexp(r.within(1), r.between(-1074, 499));
    case 6:
      return r.pick({kInfinity, std::nan("")});
    case 7:
      return std::nextafter(static_cast<double>(r.between(-4, 4)), r.sign() * 1e9);
    case 8:
      return 4096.0 + std::ldexp(r.between(0, 40), -40);
    default:
      return r.pick({0.0, -0.0, 0.1});
  }
}

// Uses Knuth's exact sum of two numbers.
bool is_within(double a, double b, double reach) {
  const double larger = std::max(a, b);
  const double smaller = std::min(a, b);
  const double difference = larger - smaller;
  if (difference != reach) return difference < reach;
  const double part = difference - larger;
  return (larger - (difference - part)) - (smaller + part) <= 0.0;
}

}  // namespace

Plane random_plane(std::uint64_t seed) {
  RandomSource r(seed);
  const int kind_x = r.below(10);
  const int kind_y = r.chance(70) ? kind_x : r.below(10);
  Plane plane{FlockState(static_cast<std::size_t>(r.between(0, 60))), 0.0,
              r.pick({1e-150, 0.5, 1.0, 2.5, 1e-3, 300})};
  double largest = 0.0;
  for (AgentState& agent : plane.flock.agents) {
    agent = {random_value(r, kind_x), random_value(r, kind_y), r.within(1), r.within(1)};
    if (!is_somewhere(agent)) continue;
    largest = std::max({largest, std::fabs(agent.x), std::fabs(agent.y)});
  }
  plane.edge = 3.0 * r.pick({1, 1, 2, 8, 12, 18}) * std::max(plane.reach, largest * 0x1p-50);
  return plane;
}

Plane even_plane(std::uint64_t seed, std::size_t agents, double width, double edge) {
  RandomSource r(seed);
  Plane plane{FlockState(agents), edge, 1.0};
  for (AgentState& agent : plane.flock.agents) {
    agent = {r.within(width / 2.0), r.within(width / 2.0), 0, 0};
  }
  return plane;
}

bool are_within(const AgentState& a, const AgentState& b, double reach) {
  return is_somewhere(a) && is_somewhere(b) && is_within(a.x, b.x, reach) &&
         is_within(a.y, b.y, reach);
}

}  // namespace flocking::testing
