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

/// Steps a flock with everything that can be set: behaviours, vehicles, what follows a step. Keeps
/// what agents have beside position and velocity.
class SteeredFlock {
 public:
  SteeredFlock(const FlockState& start, const RestHeadings& at_rest);

  /// Computes `next` from `now`; `step` counts from 1, `time` is the sum of the time steps before.
  void step(const Configuration& configuration, const FlockState& now, FlockState& next,
            std::uint64_t step, double time, double dt, Team& team);

  /// Whether to keep the force of each behaviour.
  void watch_forces(bool on);
  /// Of the last step; none unless they were watched.
  [[nodiscard]] std::span<const WatchedForce> watched_forces() const {
    if (!watch_) return {};
    return watch_->forces();
  }

  /// `step` and `time` after the last step.
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
  Column force_x_;
  Column force_y_;
  Column force_forward_;
  Column force_side_;
  std::vector<double> memory_;
  std::size_t memory_size_ = 0;  // of one agent
  spatial::CandidateLists candidates_;
  std::vector<rules::NeighborLists> lists_;       // of each thread
  std::vector<rules::NeighborLists> kept_lists_;  // of each agent, with neighbors.every > 1
  bool kept_lists_are_new_ = false;
};

}  // namespace flocking::sim
