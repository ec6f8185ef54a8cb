#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/vec2.h"
#include "explain/search/force_search.h"
#include "observe/budget.h"
#include "observe/observation.h"

namespace flocking::explain {

/// An observation in which the effects of two forces add up.
struct PairKey {
  const Observation* seen = nullptr;
  Vec2 unmoved;    ///< the first agent's numbers if neither force acts
  Vec2 target;     ///< the change that both forces together must cause
  Vec2 tolerance;  ///< uncertainty of the change
};

/// Returns the two numbers of the first agent that show a force, after one step of `variant`: its
/// velocity, or its position if velocities are not printed.
Vec2 moved_by(const Variant& variant, const Observation& seen, Budget& budget);

/// Returns true if only positions are printed and a force moves them one step late.
bool is_seen_late(const Variant& rules);

/// The possible ways of a force as a tree: the ways of a node have equal effects in all
/// observations above it. Most ways have the same effect as other ways, and most nodes match no
/// node of the other force, so an effect is computed only when it is needed.
class WayTree {
 public:
  struct Children;
  struct Node {
    std::span<const std::uint32_t> ways;   ///< the numbers of the ways
    Vec2 effect;                           ///< in the observation that created the node
    std::unique_ptr<Children> children{};  ///< computed on demand
  };
  struct Children {
    std::vector<std::uint32_t> ways;  ///< the ways of all nodes, one node after another
    std::vector<Node> nodes;          ///< sorted by effect.x
  };

  WayTree(const Ways& ways, const std::vector<PairKey>& keys, Budget& budget);

  Node& root() { return root_; }
  /// Returns the children of a node at the depth `depth`; if the budget is spent, only some of
  /// them.
  std::vector<Node>& children(Node& node, std::size_t depth);

 private:
  const Ways& ways_;
  const std::vector<PairKey>& keys_;
  Budget& budget_;
  std::vector<std::uint32_t> all_;
  Node root_;
};

}  // namespace flocking::explain
