#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/vec2.h"
#include "sim/configuration.h"

namespace flocking::sim {

/// The force of a behaviour on each agent, times its weight, before forces are combined; zero where
/// it was not asked. mass*length/s^2, in the world's frame.
struct WatchedForce {
  std::string_view name;
  std::vector<Vec2> on;  ///< by agent
};

/// Of each behaviour that is on for some agent.
using WatchedForces = std::vector<WatchedForce>;

/// Takes the forces down while a step is computed.
class ForceWatch {
 public:
  void begin_step(const Configuration& configuration, std::size_t agents);

  /// The force of behaviour `k` of a class on one of its agents. Threads may see different agents
  /// at a time.
  void see(std::size_t agent_class, std::size_t k, std::size_t agent, Vec2 force) {
    forces_[places_[agent_class][k]].on[agent] = force;
  }

  [[nodiscard]] const WatchedForces& forces() const { return forces_; }

 private:
  WatchedForces forces_;
  std::vector<std::vector<std::size_t>> places_;  // by class and behaviour: where in forces_
};

}  // namespace flocking::sim
