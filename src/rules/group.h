#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "core/profile.h"
#include "core/senses.h"

namespace flocking::rules {

/// The three behaviours of a group, in the order in which their forces are added.
enum class GroupForce { kCohesion, kSeparation, kAlignment };
inline constexpr std::size_t kGroupForces = 3;
inline constexpr std::array<std::string_view, kGroupForces> kGroupForceNames = {
    "cohesion", "separation", "alignment"};

/// What cohesion, separation and alignment of one class of agents need to know.
struct GroupParameters {
  Profile profile = Profile::kCourse;
  CourseParameters course;  ///< with each K multiplied by the weight of its force
  std::array<LayerFilter, kGroupForces> filters{};
  std::array<bool, kGroupForces> enabled = {true, true, true};
  bool literal = false;    ///< separation of howtorts as the article prints it
  double max_speed = 0.0;  ///< length/s; what a profile does not need may be 0
  double max_force = 0.0;  ///< mass*length/s^2

  [[nodiscard]] double radius(GroupForce force) const;
  [[nodiscard]] double weight(GroupForce force) const;
};

/// Whom an agent takes into account, a list for each force, ascending by index. Room that is used
/// again for the next agent.
using NeighborList = std::vector<std::uint32_t>;
struct NeighborLists {
  std::array<NeighborList, kGroupForces> of;
};

/// The three forces, before their weights; zero where one is not enabled.
using GroupForces = std::array<Vec2, kGroupForces>;

/// Which limits a profile's formula for a force is made of.
struct Needs {
  bool max_speed = false;
  bool max_force = false;
};
Needs needs_of(Profile profile, GroupForce force);

/// No distance above this makes a neighbour of anybody; `traits` are those of all classes.
double neighbor_reach(const GroupParameters& parameters, std::span<const Traits> traits);

/// Fills `lists` with the neighbours of `senses.self` as its profile counts them; in the course's
/// profiles alignment has the agent itself among them. max_neighbors cuts to the nearest (ties: the
/// lowest index), then the field of view is applied. Only `candidates` are looked at: ascending,
/// everybody within neighbor_reach() among them.
void find_neighbors(const Senses& senses, const GroupParameters& parameters,
                    std::span<const std::uint32_t> candidates, NeighborLists& lists);

/// The forces that these neighbours exert, at the distances they now have.
GroupForces group_forces(const Senses& senses, const GroupParameters& parameters,
                         const NeighborLists& lists);

}  // namespace flocking::rules
