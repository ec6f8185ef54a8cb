#include "explain/way_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

#include "explain/variant_step.h"

namespace flocking::explain {
namespace {

// Of the tolerance: what differs by less is the same.
constexpr double kSame = 1e-3;

// What the first agent has after a step: it is the same whether the step has two buffers or one.
class FirstAgent : public AgentCheck {
 public:
  [[nodiscard]] bool accepts(std::size_t /*agent*/, const AgentState& state) const override {
    state_ = state;
    return false;
  }
  [[nodiscard]] const AgentState& state() const { return state_; }

 private:
  mutable AgentState state_{};
};

struct Effect {
  Vec2 value;
  std::uint32_t way;
};

bool is_before(const Effect& a, const Effect& b) {
  return std::tie(a.value.x, a.value.y, a.way) < std::tie(b.value.x, b.value.y, b.way);
}

double rounded(double effect, double tolerance) {
  const double unit = kSame * tolerance;
  return std::round(effect / unit) * unit;
}

}  // namespace

bool is_seen_late(const Variant& rules) {
  return prints_positions_only(rules) &&
         rules.at<Position>(Slot::kStepPosition) == Position::kOldVelocity;
}

Vec2 moved_by(const Variant& variant, const Observation& seen, Budget& budget) {
  FirstAgent first;
  budget.spend(seen.scene.flock.size());
  thread_local FlockState flock;
  flock = seen.scene.flock;
  step_variant(variant, seen.scene.course, flock, seen.scene.steps[0], first);
  const AgentState& state = first.state();
  if (!prints_positions_only(variant)) return {state.vx, state.vy};
  if (!is_seen_late(variant)) return {state.x, state.y};
  const double t = position_power(variant) == 0 ? 1.0 : seen.scene.steps[1];
  return {state.x + state.vx * t, state.y + state.vy * t};
}

WayTree::WayTree(const Ways& ways, const std::vector<PairKey>& keys, Budget& budget)
    : ways_(ways), keys_(keys), budget_(budget) {
  root_.ways.resize(ways.size());
  std::iota(root_.ways.begin(), root_.ways.end(), 0U);
}

std::vector<WayTree::Node>& WayTree::children(Node& node, std::size_t depth) {
  if (node.is_refined) return node.children;
  node.is_refined = true;
  const PairKey& key = keys_[depth];
  std::vector<Effect> effects;
  for (const std::uint32_t way : node.ways) {
    if (budget_.is_spent()) break;
    const Vec2 value = moved_by(ways_.at(way), *key.seen, budget_) - key.unmoved;
    if (!std::isfinite(value.x) || !std::isfinite(value.y)) continue;
    effects.push_back(
        {{rounded(value.x, key.tolerance.x), rounded(value.y, key.tolerance.y)}, way});
  }
  std::sort(effects.begin(), effects.end(), is_before);
  for (const Effect& effect : effects) {
    if (node.children.empty() || node.children.back().effect != effect.value) {
      node.children.push_back({.ways = {}, .effect = effect.value});
    }
    node.children.back().ways.push_back(effect.way);
  }
  node.ways = {};
  return node.children;
}

}  // namespace flocking::explain
