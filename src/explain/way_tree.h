#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/vec2.h"
#include "explain/budget.h"
#include "explain/force_search.h"
#include "explain/observation.h"

namespace flocking::explain {

/// An observation in which the effects of two forces are added.
struct PairKey {
  const Observation* seen = nullptr;
  Vec2 unmoved;    ///< the first agent's numbers where neither acts
  Vec2 target;     ///< by how much both together move them
  Vec2 tolerance;  ///< by how much that may be off
};

/// The first agent's two numbers in which a force is seen to act, after one step of `variant`: its
/// velocity, or its position where no velocities are printed.
Vec2 moved_by(const Variant& variant, const Observation& seen, Budget& budget);

/// Whether a force moves positions one step late, and they alone are printed.
bool is_seen_late(const Variant& rules);

/// The ways in which a force may act, as a tree: those of a node do the same in all observations
/// above it. Most ways are like others, and most nodes fit no node of the other force: a way's
/// effect in an observation is computed where it is asked for.
class WayTree {
 public:
  struct Children;
  struct Node {
    std::span<const std::uint32_t> ways;   ///< their numbers
    Vec2 effect;                           ///< in the observation that made it
    std::unique_ptr<Children> children{};  ///< once they are asked for
  };
  struct Children {
    std::vector<std::uint32_t> ways;  ///< of all, one node after another
    std::vector<Node> nodes;          ///< by effect.x
  };

  WayTree(const Ways& ways, const std::vector<PairKey>& keys, Budget& budget);

  Node& root() { return root_; }
  /// The children of a node that is so many observations deep; with the budget spent, not all.
  std::vector<Node>& children(Node& node, std::size_t depth);

 private:
  const Ways& ways_;
  const std::vector<PairKey>& keys_;
  Budget& budget_;
  std::vector<std::uint32_t> all_;
  Node root_;
};

}  // namespace flocking::explain
