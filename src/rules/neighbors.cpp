#include <algorithm>
#include <cmath>
#include <utility>

#include "rules/group.h"

namespace flocking::rules {
namespace {

bool is_course(Profile profile) {
  return profile == Profile::kCourse || profile == Profile::kCourseTests;
}

// Returns true if an agent at `distance` counts for a force with the radius `radius`.
bool is_within(Profile profile, GroupForce force, double distance, double radius,
               double others_radius) {
  switch (profile) {
    case Profile::kCourse:
    case Profile::kCourseTests:
      return distance <= radius && (force != GroupForce::kSeparation || distance > 0.0);
    case Profile::kBook:
      return distance < radius + others_radius;
    case Profile::kBuas:
      return distance < radius && distance > 0.0;
    case Profile::kHowtorts:
      return distance < radius;
  }
  return false;
}

double distance_to(const Senses& senses, std::size_t other) {
  return length(senses.offset(senses.position(other), senses.position()));
}

void keep_nearest(const Senses& senses, std::size_t most, NeighborList& list) {
  if (list.size() <= most) return;
  std::vector<std::pair<double, std::uint32_t>> by_distance;
  by_distance.reserve(list.size());
  for (const std::uint32_t i : list) by_distance.emplace_back(distance_to(senses, i), i);
  std::sort(by_distance.begin(), by_distance.end());
  list.clear();
  for (std::size_t k = 0; k < most; ++k) list.push_back(by_distance[k].second);
  std::sort(list.begin(), list.end());
}

void keep_seen(const Senses& senses, NeighborList& list) {
  if (!senses.own_traits().fov) return;
  std::erase_if(list, [&senses](std::uint32_t i) {
    return !senses.sees(senses.self, senses.offset_to(senses.position(i)));
  });
}

void add_self(std::size_t self, NeighborList& list) {
  const auto index = static_cast<std::uint32_t>(self);
  list.insert(std::lower_bound(list.begin(), list.end(), index), index);
}

// Returns an upper bound of the computed square of any distance that counts for some force. It is
// slightly larger than the exact bound, so that rounding and underflow lose no neighbour.
double square_of_reach(const Senses& senses, const GroupParameters& parameters) {
  const double reach = neighbor_reach(parameters, senses.traits);
  return reach * reach * (1.0 + 1e-12) + 1e-300;
}

// Appends agent `i` to the lists of the forces for which it counts.
void list_if_near(const Senses& senses, const GroupParameters& parameters, std::size_t i,
                  double distance, NeighborLists& lists) {
  const Traits& traits = senses.traits_of(i);
  for (std::size_t f = 0; f < kGroupForces; ++f) {
    const auto force = static_cast<GroupForce>(f);
    if (is_within(parameters.profile, force, distance, parameters.radius(force), traits.radius) &&
        parameters.filters[f].admits(traits.layers)) {
      lists.of[f].push_back(static_cast<std::uint32_t>(i));
    }
  }
}

}  // namespace

double neighbor_reach(const GroupParameters& parameters, std::span<const Traits> traits) {
  double reach = 0.0;
  for (std::size_t f = 0; f < kGroupForces; ++f) {
    reach = std::max(reach, parameters.radius(static_cast<GroupForce>(f)));
  }
  if (parameters.profile != Profile::kBook) return reach;
  double widest = 0.0;
  for (const Traits& one : traits) widest = std::max(widest, one.radius);
  return reach + widest;
}

void find_neighbors(const Senses& senses, const GroupParameters& parameters,
                    std::span<const std::uint32_t> candidates, NeighborLists& lists) {
  for (NeighborList& list : lists.of) list.clear();
  const double reach_squared = square_of_reach(senses, parameters);
  const bool torus = senses.wrap && senses.wrap->torus;
  const Vec2 here = senses.position();
  for (const std::uint32_t i : candidates) {
    const Vec2 there = senses.position(i);
    const Vec2 offset = torus ? senses.offset(there, here) : here - there;
    // Most agents are far. NaN also counts as far, as in every comparison of the rules.
    if (!(length_squared(offset) <= reach_squared) || i == senses.self) continue;
    list_if_near(senses, parameters, i, length(offset), lists);
  }
  for (NeighborList& list : lists.of) {
    if (const auto& most = senses.own_traits().max_neighbors) keep_nearest(senses, *most, list);
    keep_seen(senses, list);
  }
  // The distance to itself is 0, or NaN if the position is not finite.
  const bool counts_itself =
      distance_to(senses, senses.self) <= parameters.radius(GroupForce::kAlignment);
  if (is_course(parameters.profile) && counts_itself) add_self(senses.self, lists.of[2]);
}

}  // namespace flocking::rules
