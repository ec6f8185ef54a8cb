#include "group_forces.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "behaviours_target.h"
#include "neighbors.h"
#include "space.h"

namespace oracle::steering {
namespace {

std::vector<AgentId> with_self(std::vector<AgentId> neighbors, AgentId a) {
  neighbors.insert(std::ranges::upper_bound(neighbors, a), a);
  return neighbors;
}

// Returns the mean of `part` over `agents`, which must not be empty, added in their order.
template <typename Part>
Vec mean(const std::vector<AgentId>& agents, Part part) {
  Vec sum;
  for (const AgentId i : agents) {
    sum = sum + part(i);
  }
  return sum / static_cast<double>(agents.size());
}

Vec mean_position(const World& world, AgentId a, const std::vector<AgentId>& agents) {
  return mean(agents, [&](AgentId i) { return sensed_agent(world, a, i); });
}

Vec mean_velocity(const World& world, const std::vector<AgentId>& agents) {
  return mean(agents, [&](AgentId i) { return world.agents[i].state.velocity; });
}

Vec mean_heading(const World& world, const std::vector<AgentId>& agents) {
  return mean(agents, [&](AgentId i) { return world.agents[i].state.heading; });
}

// Course assignment, Separation; the program that produced the published answers uses another
// formula.
Vec course_push(Profile profile, Vec away, double d) {
  if (profile == Profile::kCourse) {
    return away / d / d;
  }
  return {away.x == 0 ? 0 : away.x / d / std::fabs(away.x),
          away.y == 0 ? 0 : away.y / d / std::fabs(away.y)};
}

Vec course_limited(const World& world, Vec s) {
  const double tested =
      world.profile == Profile::kCourse ? length(s) : std::sqrt(s.x * s.x * (s.y * s.y));
  return tested > world.course.f_s_max ? s / length(s) * world.course.f_s_max : s;
}

// Returns the term of one neighbour: `away` points from it to the agent; `d` is its length and not
// 0.
Vec push(const World& world, AgentId a, Vec away, double d) {
  const Personality& self = world.agents[a].personality;
  if (is_course(world.profile)) {
    return course_push(world.profile, away, d);
  }
  if (world.profile != Profile::kHowtorts) {
    return away / d / d;
  }
  if (self.separation.literal) {
    return self.radius > 0 ? away / self.radius : Vec{};
  }
  // Neighbours of an old list (neighbors_every) may be beyond the radius; they must not pull the
  // agent.
  return away / d * std::max(0.0, 1 - d / world.course.r_s);
}

// howtorts article, Alignment: only moving agents count, because only they have a heading from a
// velocity.
Vec howtorts_alignment(const World& world, AgentId a, std::vector<AgentId> agents) {
  std::erase_if(agents, [&](AgentId i) {
    const Vec v = world.agents[i].state.velocity;
    return dot(v, v) <= 1e-8;
  });
  if (agents.empty()) {
    return {};
  }
  const Vec desired = mean_heading(world, agents) * max_speed_of(world, a);
  return (desired - world.agents[a].state.velocity) * howtorts_scale(world, a);
}

}  // namespace

Vec cohesion(const World& world, AgentId a) {
  const std::vector<AgentId> neighbors = neighbors_of(world, a, Behaviour::kCohesion);
  const Vec position = world.agents[a].state.position;
  if (neighbors.empty()) {
    return {};
  }
  const Vec to_others = mean_position(world, a, neighbors) - position;
  const Vec to_all = mean_position(world, a, with_self(neighbors, a)) - position;
  const double r_c = world.course.r_c;
  switch (world.profile) {
    case Profile::kCourse:
    case Profile::kCourseTests:
      return r_c > 0 && length(to_others) <= r_c ? to_others / r_c : Vec{};
    case Profile::kBook:
      return seek_along(world, a, to_others);
    case Profile::kBuas:
      return unit(to_all) * max_speed_of(world, a);
    case Profile::kHowtorts:
      return seek_along(world, a, to_all);
  }
  return {};
}

Vec separation(const World& world, AgentId a) {
  Vec sum;
  double n = 0;
  for (const AgentId i : neighbors_of(world, a, Behaviour::kSeparation)) {
    const Vec away =
        shortest(world, world.agents[a].state.position - world.agents[i].state.position);
    const double d = length(away);
    if (d != 0) {
      sum = sum + push(world, a, away, d);
      n += 1;
    }
  }
  if (is_course(world.profile)) {
    return course_limited(world, sum);
  }
  if (world.profile == Profile::kHowtorts) {
    return n > 0 ? sum / n * max_force_of(world, a) : Vec{};
  }
  return sum;
}

Vec alignment(const World& world, AgentId a) {
  const std::vector<AgentId> others = neighbors_of(world, a, Behaviour::kAlignment);
  const auto all = counts_itself(world, a, Behaviour::kAlignment) ? with_self(others, a) : others;
  if (is_course(world.profile)) {
    return mean_velocity(world, all);
  }
  if (world.profile == Profile::kHowtorts) {
    return howtorts_alignment(world, a, all);
  }
  if (others.empty()) {
    return {};
  }
  const Vec mean = mean_heading(world, others);
  const Vec own = world.agents[a].state.heading;
  if (world.profile == Profile::kBook) {
    return mean - own;
  }
  return has_direction(mean) ? unit(mean) - own : Vec{};
}

}  // namespace oracle::steering
