#include "explain/search/way_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

#include "variant/simulator/variant_step.h"

namespace flocking::explain {
namespace {

// Share of the tolerance up to which effects count as equal.
constexpr double kSame = 1e-3;
constexpr std::size_t kMany = 100;  // from this many ways on, two threads are used

// Captures the first agent's state after a step, which does not depend on the number of buffers.
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

// A functor, which sort() can inline: sorting takes a large part of the search.
struct IsBefore {
  bool operator()(const Effect& a, const Effect& b) const {
    if (a.value.x != b.value.x) return a.value.x < b.value.x;
    if (a.value.y != b.value.y) return a.value.y < b.value.y;
    return a.way < b.way;
  }
};

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

namespace {

// Returns the visible effects of the ways, in their order.
std::vector<Effect> effects_of(const Ways& ways, std::span<const std::uint32_t> numbers,
                               const PairKey& key, Budget& budget) {
  std::vector<Effect> effects;
  effects.reserve(numbers.size());
  for (const std::uint32_t way : numbers) {
    if (budget.is_spent()) break;
    const Vec2 value = moved_by(ways.at(way), *key.seen, budget) - key.unmoved;
    if (!std::isfinite(value.x) || !std::isfinite(value.y)) continue;
    effects.push_back(
        {{rounded(value.x, key.tolerance.x), rounded(value.y, key.tolerance.y)}, way});
  }
  std::sort(effects.begin(), effects.end(), IsBefore());
  return effects;
}

// Returns the result of effects_of(), using two threads if there are many ways.
std::vector<Effect> all_effects_of(const Ways& ways, std::span<const std::uint32_t> numbers,
                                   const PairKey& key, Budget& budget) {
  if (numbers.size() < kMany) return effects_of(ways, numbers, key, budget);
  std::array<std::vector<Effect>, 2> halves;
  search_in_halves(budget, [&](std::size_t half, Budget& own) {
    const Part part = flocking::part_of(numbers.size(), half, halves.size());
    halves[half] = effects_of(ways, numbers.subspan(part.first, part.last - part.first), key, own);
  });
  std::vector<Effect> effects;
  effects.reserve(halves[0].size() + halves[1].size());
  std::merge(halves[0].begin(), halves[0].end(), halves[1].begin(), halves[1].end(),
             std::back_inserter(effects), IsBefore());
  return effects;
}

}  // namespace

WayTree::WayTree(const Ways& ways, const std::vector<PairKey>& keys, Budget& budget)
    : ways_(ways), keys_(keys), budget_(budget), all_(ways.size()) {
  std::iota(all_.begin(), all_.end(), 0U);
  root_.ways = all_;
}

std::vector<WayTree::Node>& WayTree::children(Node& node, std::size_t depth) {
  if (node.children) return node.children->nodes;
  node.children = std::make_unique<Children>();
  auto& [ways, nodes] = *node.children;
  const std::vector<Effect> effects = all_effects_of(ways_, node.ways, keys_[depth], budget_);
  ways.reserve(effects.size());
  for (const Effect& effect : effects) ways.push_back(effect.way);
  for (std::size_t first = 0; first < effects.size();) {
    std::size_t end = first + 1;
    while (end < effects.size() && effects[end].value == effects[first].value) ++end;
    nodes.push_back({std::span(ways).subspan(first, end - first), effects[first].value});
    first = end;
  }
  return nodes;
}

}  // namespace flocking::explain
