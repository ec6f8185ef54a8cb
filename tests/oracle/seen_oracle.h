#ifndef FLOCKING_TESTS_ORACLE_SEEN_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_SEEN_ORACLE_H_

#include <array>
#include <cstddef>
#include <vector>

#include "explain/force.h"
#include "explain/slots.h"
#include "oracle/force_oracle.h"

namespace flocking::oracle {

/// The agents as each force sees them while they are moved one after another.
template <class T>
class SeenAgents {
  using Buffers = explain::Buffers;
  using Force = explain::Force;
  using Agents = std::vector<AgentOf<T>>;

 public:
  /// Before the first agent of a step.
  void begin(const Agents& flock) { loops_ = forces_[0] = forces_[1] = forces_[2] = flock; }

  [[nodiscard]] const Agents& by(Force force) const {
    return forces_.at(static_cast<std::size_t>(force));
  }
  /// By loops around the forces.
  [[nodiscard]] const Agents& by_loops() const { return loops_; }

  /// Those that come after `a` see it so, or not.
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

  /// Alignment sees it with this velocity.
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
