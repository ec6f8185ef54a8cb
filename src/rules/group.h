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

/// The three group forces, in the order in which they are added.
enum class GroupForce { kCohesion, kSeparation, kAlignment };
inline constexpr std::size_t kGroupForces = 3;
inline constexpr std::array<std::string_view, kGroupForces> kGroupForceNames = {
    "cohesion", "separation", "alignment"};

/// The parameters of cohesion, separation and alignment for one class of agents.
struct GroupParameters {
  Profile profile = Profile::kCourse;
  CourseParameters course;  ///< each K is already multiplied by the weight of its force
  std::array<LayerFilter, kGroupForces> filters{};
  std::array<bool, kGroupForces> enabled = {true, true, true};
  bool literal = false;    ///< true: separation of howtorts exactly as the article prints it
  double max_speed = 0.0;  ///< length/s; may be 0 if the profile does not need it
  double max_force = 0.0;  ///< mass*length/s^2; may be 0 if the profile does not need it

  [[nodiscard]] double radius(GroupForce force) const;
  [[nodiscard]] double weight(GroupForce force) const;
};

/// The neighbours of an agent: a list for each force, ascending by index. The next agent reuses its
/// memory.
using NeighborList = std::vector<std::uint32_t>;
struct NeighborLists {
  std::array<NeighborList, kGroupForces> of;
};

/// The three forces before they are weighted; zero if a force is not enabled.
using GroupForces = std::array<Vec2, kGroupForces>;

/// The limits that a profile's formula for a force needs.
struct Needs {
  bool max_speed = false;
  bool max_force = false;
};
Needs needs_of(Profile profile, GroupForce force);

/// Returns the largest distance at which an agent can be a neighbour. `traits` are those of all
/// classes.
double neighbor_reach(const GroupParameters& parameters, std::span<const Traits> traits);

/// Fills `lists` with the neighbours of `senses.self` by the rules of its profile. In the course's
/// profiles, the neighbours for alignment include the agent itself. First keeps the max_neighbors
/// nearest agents (ties: the lowest index), then applies the field of view. Searches only
/// `candidates`, which must be ascending and include all agents within neighbor_reach().
void find_neighbors(const Senses& senses, const GroupParameters& parameters,
                    std::span<const std::uint32_t> candidates, NeighborLists& lists);

/// Returns the forces of the neighbours in `lists` at their current distances.
GroupForces group_forces(const Senses& senses, const GroupParameters& parameters,
                         const NeighborLists& lists);

}  // namespace flocking::rules
