#include "behaviours_containment.h"

#include <algorithm>

#include "space.h"

namespace oracle::steering {

// Reynolds 1999, Containment, in a box.
Vec containment(const World& world, AgentId a) {
  const double max_force = max_force_of(world, a);
  const auto& [personality, state] = world.agents[a];
  const auto& [low, high] = personality.containment.box;
  const Vec q = state.position + state.velocity * personality.containment.time;
  const Vec c{std::min(std::max(q.x, low.x), high.x), std::min(std::max(q.y, low.y), high.y)};
  if (c == q) {
    return {};
  }
  const Vec n = unit(c - q);
  const Vec h = unit(state.velocity);  // (0, 0) at rest, so that l = n.
  const double k = dot(n, h);
  const Vec l = n - h * k;
  return (length(l) < 1e-9 ? n : unit(l)) * max_force;
}

}  // namespace oracle::steering
