#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"
#include "sim/configuration.h"

namespace flocking::sim {

/// The force of a behaviour on each agent, times its weight, before forces are combined; zero if
/// the combination did not compute it. In mass*length/s^2, in the world's frame.
struct WatchedForce {
  std::string_view name;
  std::vector<Vec2> on;  ///< indexed by agent
};

/// The forces of each behaviour that is enabled for some agent.
using WatchedForces = std::vector<WatchedForce>;

/// A recorder of forces during a step.
class ForceWatch {
 public:
  void begin_step(const Configuration& configuration, std::size_t agents);

  /// Records the force of behaviour `k` of a class on an agent of the class. Threads may call it at
  /// the same time for different agents.
  void see(std::size_t agent_class, std::size_t k, std::size_t agent, Vec2 force) {
    forces_[places_[agent_class][k]].on[agent] = force;
  }

  /// Appends agents, with zero forces in the last step.
  void add(std::size_t agents) {
    for (WatchedForce& force : forces_) force.on.resize(force.on.size() + agents);
  }
  /// Removes the forces on agents [first, first + count).
  void remove(std::size_t first, std::size_t count) {
    for (WatchedForce& force : forces_) erase_range(force.on, first, count);
  }

  [[nodiscard]] const WatchedForces& forces() const { return forces_; }

 private:
  WatchedForces forces_;
  std::vector<std::vector<std::size_t>> places_;  // index into forces_, by class and behaviour
};

}  // namespace flocking::sim
