#ifndef FLOCKING_TESTS_ORACLE_SEEN_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_SEEN_ORACLE_H_

#include <array>
#include <cstddef>
#include <vector>

#include "oracle/force_oracle.h"
#include "variant/force.h"
#include "variant/slots.h"

namespace flocking::oracle {

/// The agents as each force sees them while agents move one after another.
template <class T>
class SeenAgents {
  using Buffers = explain::Buffers;
  using Force = explain::Force;
  using Agents = std::vector<AgentOf<T>>;

 public:
  /// Call it before the first agent of a step.
  void begin(const Agents& flock) { loops_ = forces_[0] = forces_[1] = forces_[2] = flock; }

  [[nodiscard]] const Agents& by(Force force) const {
    return forces_.at(static_cast<std::size_t>(force));
  }
  /// Returns the agents as loops around the forces see them.
  [[nodiscard]] const Agents& by_loops() const { return loops_; }

  /// Shows the new state of `a` to the agents after it, if the buffers require that.
  void show(Buffers buffers, std::size_t a, const AgentOf<T>& now) {
    if (buffers == Buffers::kInPlace) {
      loops_[a] = now;
      for (Agents& seen : forces_) seen[a] = now;
    }
    if (buffers == Buffers::kAlignmentInPlace) of(Force::kAlignment)[a] = now;
    if (buffers == Buffers::kSeparationInPlace || buffers == Buffers::kSeparationHandedNew) {
      of(Force::kSeparation)[a] = now;
    }
    if (buffers == Buffers::kPositionsInPlace) {
      loops_[a].position = now.position;
      for (Agents& seen : forces_) seen[a].position = now.position;
    }
    if (buffers == Buffers::kVelocitiesInPlace) {
      loops_[a].velocity = now.velocity;
      for (Agents& seen : forces_) seen[a].velocity = now.velocity;
    }
    if (buffers == Buffers::kRuleByRule) show_velocity(a, now.velocity);
  }

  /// Shows the velocity `velocity` of agent `a` to alignment.
  void show_velocity(std::size_t a, VectorOf<T> velocity) {
    of(Force::kAlignment)[a].velocity = velocity;
  }

 private:
  Agents& of(Force force) { return forces_.at(static_cast<std::size_t>(force)); }

  std::array<Agents, 3> forces_;
  Agents loops_;
};

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_SEEN_ORACLE_H_
