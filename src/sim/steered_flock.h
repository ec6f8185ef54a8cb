#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/team.h"
#include "core/flock_state.h"
#include "core/flock_view.h"
#include "rules/group.h"
#include "sim/configuration.h"
#include "sim/headings.h"
#include "sim/watched_forces.h"
#include "spatial/candidate_lists.h"

namespace flocking::sim {

/// A stepper for all settings: behaviours, vehicles, and the changes after a step. Stores the state
/// of agents beyond position and velocity.
class SteeredFlock {
 public:
  SteeredFlock(const FlockState& start, const RestHeadings& at_rest);

  /// Computes `next` from `now`. `step` counts from 1; `time` is the sum of the time steps before
  /// this one.
  void step(const Configuration& configuration, const FlockState& now, FlockState& next,
            std::uint64_t step, double time, double dt, Team& team);

  /// Call these before and after the state is written from outside. They set the headings by the
  /// written velocities, and each vehicle's velocity to that of its agent.
  void begin_edit(const FlockState& now);
  void end_edit(const FlockState& now);
  /// Appends agents, without memory and without forces in the last step.
  void add(std::span<const AgentState> agents);
  /// Removes agents [first, first + count); the agents after them move up.
  void remove(std::size_t first, std::size_t count);

  /// Starts or stops recording the force of each behaviour.
  void watch_forces(bool on);
  /// Returns the forces of the last step; empty unless they were recorded.
  [[nodiscard]] std::span<const WatchedForce> watched_forces() const {
    if (!watch_) return {};
    return watch_->forces();
  }

  /// Returns all columns that can be shown, after `step` steps, at `time`.
  [[nodiscard]] FlockView view(const FlockState& state, std::uint64_t step, double time) const;

 private:
  Vec2 steering_force(const Configuration& configuration, const Senses& senses,
                      rules::NeighborLists& lists);
  rules::GroupForces group_forces_of(const AgentClass& agent_class, const Senses& senses,
                                     std::uint64_t every, rules::NeighborLists& lists) const;
  void refresh_kept_lists(const Configuration& configuration, const Senses& senses, Team& team);
  void decide(const Configuration& configuration, const Senses& senses, Team& team);
  void make_room(const Configuration& configuration);
  void find_candidates(const Configuration& configuration, const FlockState& now);
  std::span<double> memory_of(std::size_t agent, const ActiveBehavior& behavior);
  void move(const Configuration& configuration, const FlockState& now, FlockState& next, double dt);

  Headings headings_;
  std::optional<ForceWatch> watch_;
  Column vehicle_vx_;  // empty until an external force makes vehicle and body differ
  Column vehicle_vy_;
  FlockState before_edit_;  // empty if vehicle_vx_ is empty or there is no edit
  Column force_x_;
  Column force_y_;
  Column force_forward_;
  Column force_side_;
  std::vector<double> memory_;
  std::size_t memory_size_ = 0;  // count of numbers per agent
  spatial::CandidateLists candidates_;
  std::vector<rules::NeighborLists> lists_;       // one for each thread
  std::vector<rules::NeighborLists> kept_lists_;  // one for each agent, if neighbors.every > 1
  bool kept_lists_are_new_ = false;
};

}  // namespace flocking::sim
