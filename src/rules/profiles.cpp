#include "rules/profiles.h"

#include <algorithm>

namespace flocking::rules {
namespace {

// Velocities with a square of at most this count as rest: they have no heading.
constexpr double kRestSquared = 1e-8;

const NeighborList& list_for(const NeighborLists& lists, GroupForce force) {
  return lists.of[static_cast<std::size_t>(force)];
}

// Returns the sum of unit(P_a - P_i)/d; an agent at the same position adds nothing.
Vec2 inverse_distance_separation(const Senses& senses, const NeighborList& neighbors) {
  Vec2 sum;
  for (const std::uint32_t i : neighbors) {
    const Vec2 away = senses.offset(senses.position(i), senses.position());
    const double distance = length(away);
    if (distance > 0.0) sum += unit(away) / distance;
  }
  return sum;
}

Vec2 sum_of_offsets(const Senses& senses, const NeighborList& neighbors) {
  Vec2 sum;
  for (const std::uint32_t i : neighbors) sum += senses.offset_to(senses.position(i));
  return sum;
}

Vec2 mean_heading(const Senses& senses, const NeighborList& neighbors) {
  Vec2 sum;
  for (const std::uint32_t i : neighbors) sum += senses.heading(i);
  return sum / static_cast<double>(neighbors.size());
}

// Returns the force of seek (see steering/seek.h) towards a point at `offset`.
Vec2 seek(const Senses& senses, Vec2 offset, double max_speed) {
  if (offset == Vec2{}) return {};
  return unit(offset) * max_speed - senses.velocity();
}

Vec2 howtorts_separation(const Senses& senses, const GroupParameters& parameters,
                         const NeighborList& neighbors) {
  const double radius = parameters.course.separation_radius;
  const double own_radius = senses.own_traits().radius;
  if (parameters.literal && own_radius == 0.0) return {};
  Vec2 sum;
  double count = 0.0;
  for (const std::uint32_t i : neighbors) {
    const Vec2 away = senses.offset(senses.position(i), senses.position());
    const double distance = length(away);
    if (distance == 0.0) continue;
    // Lists that are kept for several steps may contain an agent that has left the radius
    // meanwhile.
    sum += parameters.literal ? away / own_radius
                              : unit(away) * std::max(0.0, 1.0 - distance / radius);
    count += 1.0;
  }
  return count > 0.0 ? sum / count * parameters.max_force : Vec2{};
}

Vec2 howtorts_alignment(const Senses& senses, const GroupParameters& parameters,
                        const NeighborList& neighbors) {
  Vec2 sum;
  double count = 0.0;
  const auto add = [&](std::size_t i) {
    if (length_squared(senses.velocity(i)) <= kRestSquared) return;
    sum += senses.heading(i);
    count += 1.0;
  };
  for (const std::uint32_t i : neighbors) add(i);
  if (parameters.course.alignment_radius > 0.0) add(senses.self);
  if (count == 0.0) return {};
  return (sum / count * parameters.max_speed - senses.velocity()) *
         (parameters.max_force / parameters.max_speed);
}

}  // namespace

GroupForces book_forces(const Senses& senses, const GroupParameters& parameters,
                        const NeighborLists& lists) {
  GroupForces forces{};
  const NeighborList& near = list_for(lists, GroupForce::kCohesion);
  if (!near.empty()) {
    const Vec2 mean = sum_of_offsets(senses, near) / static_cast<double>(near.size());
    forces[0] = seek(senses, mean, parameters.max_speed);
  }
  forces[1] = inverse_distance_separation(senses, list_for(lists, GroupForce::kSeparation));
  const NeighborList& aligned = list_for(lists, GroupForce::kAlignment);
  if (!aligned.empty()) forces[2] = mean_heading(senses, aligned) - senses.heading();
  return forces;
}

GroupForces buas_forces(const Senses& senses, const GroupParameters& parameters,
                        const NeighborLists& lists) {
  GroupForces forces{};
  const NeighborList& near = list_for(lists, GroupForce::kCohesion);
  forces[0] = unit(sum_of_offsets(senses, near)) * parameters.max_speed;
  forces[1] = inverse_distance_separation(senses, list_for(lists, GroupForce::kSeparation));
  const NeighborList& aligned = list_for(lists, GroupForce::kAlignment);
  if (aligned.empty()) return forces;
  const Vec2 mean = unit(mean_heading(senses, aligned));
  if (!(mean == Vec2{})) forces[2] = mean - senses.heading();
  return forces;
}

GroupForces howtorts_forces(const Senses& senses, const GroupParameters& parameters,
                            const NeighborLists& lists) {
  GroupForces forces{};
  const NeighborList& near = list_for(lists, GroupForce::kCohesion);
  const Vec2 mean = sum_of_offsets(senses, near) / static_cast<double>(near.size() + 1);
  forces[0] =
      seek(senses, mean, parameters.max_speed) * (parameters.max_force / parameters.max_speed);
  forces[1] = howtorts_separation(senses, parameters, list_for(lists, GroupForce::kSeparation));
  forces[2] = howtorts_alignment(senses, parameters, list_for(lists, GroupForce::kAlignment));
  return forces;
}

}  // namespace flocking::rules
