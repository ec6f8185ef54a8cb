#include "neighbors.h"

#include <algorithm>
#include <tuple>

#include "space.h"

namespace oracle::steering {
namespace {

struct Candidate {
  double d;
  AgentId id;
};

double radius_of(const World& world, Behaviour group) {
  if (group == Behaviour::kCohesion) {
    return world.course.r_c;
  }
  return group == Behaviour::kSeparation ? world.course.r_s : world.course.r_a;
}

const GroupSettings& settings_of(const Personality& self, Behaviour group) {
  if (group == Behaviour::kCohesion) {
    return self.cohesion;
  }
  return group == Behaviour::kSeparation ? self.separation : self.alignment;
}

bool is_near(const World& world, AgentId i, double d, Behaviour group) {
  const double r = radius_of(world, group);
  switch (world.profile) {
    case Profile::kCourse:
    case Profile::kCourseTests:
      return d <= r && (d > 0 || group != Behaviour::kSeparation);
    case Profile::kBook:  // Book chapter, Group Behaviors.
      return d < r + world.agents[i].personality.radius;
    case Profile::kBuas:
      return d < r && d > 0;
    case Profile::kHowtorts:
      return d < r;
  }
  return false;
}

double distance_between(const World& world, AgentId a, AgentId i) {
  return length(shortest(world, world.agents[a].state.position - world.agents[i].state.position));
}

}  // namespace

std::vector<AgentId> find_neighbors(const World& world, AgentId a, Behaviour group) {
  const Personality& self = world.agents[a].personality;
  std::vector<Candidate> near;
  for (AgentId i = 0; i < world.agents.size(); ++i) {
    const double d = distance_between(world, a, i);
    if (i != a && is_near(world, i, d, group) &&
        matches(settings_of(self, group).layers, world.agents[i].personality.layers)) {
      near.push_back({d, i});
    }
  }
  if (self.max_neighbors && near.size() > *self.max_neighbors) {
    std::ranges::sort(near, [](const Candidate& p, const Candidate& q) {
      return std::tie(p.d, p.id) < std::tie(q.d, q.id);
    });
    near.resize(*self.max_neighbors);
  }
  std::vector<AgentId> found;
  for (const Candidate& candidate : near) {
    if (in_view(world, a, world.agents[candidate.id].state.position)) {
      found.push_back(candidate.id);
    }
  }
  std::ranges::sort(found);
  return found;
}

std::vector<AgentId> neighbors_of(const World& world, AgentId a, Behaviour group) {
  if (world.neighbors_every <= 1) {
    return find_neighbors(world, a, group);
  }
  const NeighborLists& lists = world.agents[a].state.neighbors;
  if (group == Behaviour::kCohesion) {
    return lists.cohesion;
  }
  return group == Behaviour::kSeparation ? lists.separation : lists.alignment;
}

bool counts_itself(const World& world, AgentId a, Behaviour group) {
  return is_near(world, a, distance_between(world, a, a), group);
}

void refresh_neighbors(World& world) {
  if (world.neighbors_every <= 1 || (world.step - 1) % world.neighbors_every != 0) {
    return;
  }
  for (AgentId a = 0; a < world.agents.size(); ++a) {
    world.agents[a].state.neighbors = {find_neighbors(world, a, Behaviour::kCohesion),
                                       find_neighbors(world, a, Behaviour::kSeparation),
                                       find_neighbors(world, a, Behaviour::kAlignment)};
  }
}

}  // namespace oracle::steering
