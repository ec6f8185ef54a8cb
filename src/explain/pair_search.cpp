#include "explain/pair_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "explain/explanation.h"
#include "explain/force_search.h"
#include "explain/variant_step.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kKeys = 8;  // observations in which pairs are looked up
constexpr std::size_t kEffectNumbers = 2 * kKeys;
constexpr double kVisible = 0.01;
constexpr std::size_t kMostOfGroup = 40;
constexpr std::size_t kMostTried = 5000;

using EffectNumbers = std::array<double, kEffectNumbers>;

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

bool is_seen_late(const Variant& rules) {
  return prints_positions_only(rules) &&
         rules.at<Position>(Slot::kStepPosition) == Position::kOldVelocity;
}

// The two numbers of the first agent in which a force is seen to act, straight from its size.
Vec2 computed(const Variant& variant, const Observation& seen, Budget& budget) {
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

std::optional<Vec2> printed(const Variant& rules, const Observation& seen) {
  std::size_t frame = is_seen_late(rules) ? 1 : 0;
  if (seen.scene.steps.size() <= frame) return std::nullopt;
  if (rules.at<Start>(Slot::kPrintingStart) == Start::kPrinted) ++frame;
  if (seen.frames.size() <= frame || seen.frames[frame].empty()) return std::nullopt;
  const PrintedRow& row = seen.frames[frame].front();
  const Vec2 value = prints_positions_only(rules) ? Vec2{row[0], row[1]} : Vec2{row[2], row[3]};
  if (!std::isfinite(value.x) || !std::isfinite(value.y)) return std::nullopt;
  return value;
}

// One way in which a force may act, and how far it moves the numbers.
struct Way {
  EffectNumbers effect{};
  Variant variant;
};

std::vector<Variant> likeliest(const std::vector<Way>& ways, std::size_t begin, std::size_t end) {
  std::vector<Variant> all;
  for (std::size_t i = begin; i < end; ++i) all.push_back(ways[i].variant);
  return likeliest_of(all, kMostOfGroup);
}

class PairSearch {
 public:
  PairSearch(const PairOfForces& pair, const Variant& base, std::vector<const Observation*> seen,
             Budget& budget)
      : pair_(pair), base_(base), budget_(budget), seen_(std::move(seen)) {
    choose_keys();
  }

  // Pairs as variants with both forces, unordered.
  std::vector<Variant> run() {
    if (keys_.empty()) return {};
    const std::vector<Way> first = ways_of(0);
    const std::vector<Way> second = ways_of(1);
    for (std::size_t i = 0; i < first.size() && tried_ < kMostTried && !budget_.is_spent();) {
      const std::size_t end = end_of_group(first, i);
      look_up(first, i, end, second);
      i = end;
    }
    return std::move(found_);
  }

 private:
  void choose_keys();
  void add_key(const Observation& seen);
  [[nodiscard]] std::vector<Way> ways_of(std::size_t which) const;
  [[nodiscard]] std::size_t end_of_group(const std::vector<Way>& ways, std::size_t begin) const;
  void look_up(const std::vector<Way>& first, std::size_t begin, std::size_t end,
               const std::vector<Way>& second);
  void try_groups(const std::vector<Way>& first, std::size_t begin, std::size_t end,
                  const std::vector<Way>& second, std::size_t other_begin, std::size_t other_end);

  const PairOfForces& pair_;
  const Variant& base_;
  Budget& budget_;
  std::vector<const Observation*> seen_;
  std::vector<const Observation*> keys_;
  EffectNumbers target_{};     // what both together must do
  EffectNumbers tolerance_{};  // by how much it may be off
  std::vector<Variant> found_;
  std::size_t tried_ = 0;
};

// Those with most agents tell most, if anything is seen in them; half of them at rest, half moving.
void PairSearch::choose_keys() {
  std::array<std::vector<const Observation*>, 2> likely;
  for (const Observation* one : seen_) {
    const std::optional<Vec2> value = printed(base_, *one);
    if (!value || length(*value - computed(base_, *one, budget_)) < kVisible) continue;
    likely[one->scene.flock.agents[0].vx == 0.0 ? 1 : 0].push_back(one);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    std::stable_sort(likely[i].begin(), likely[i].end(),
                     [](const Observation* a, const Observation* b) {
                       return a->scene.flock.size() > b->scene.flock.size();
                     });
    const std::size_t most = i == 0 ? kKeys / 2 : kKeys - keys_.size();
    if (likely[i].size() > most) likely[i].resize(most);
    for (const Observation* one : likely[i]) add_key(*one);
  }
}

void PairSearch::add_key(const Observation& seen) {
  const auto digits = base_.at<Digits>(Slot::kPrintingDigits);
  const Vec2 value = *printed(base_, seen);
  const Vec2 effect = value - computed(base_, seen, budget_);
  const std::array<double, 2> effects = {effect.x, effect.y};
  const std::array<double, 2> values = {value.x, value.y};
  for (std::size_t k = 0; k < 2; ++k) {
    const double size = std::max(seen.scale, std::fabs(values[k]));
    target_[2 * keys_.size() + k] = effects[k];
    tolerance_[2 * keys_.size() + k] =
        half_digit(digits, values[k]) + 4.0 * slack_of(base_) * size + 1e-7;
  }
  keys_.push_back(&seen);
}

// Sorted by their effects.
std::vector<Way> PairSearch::ways_of(std::size_t which) const {
  std::vector<Way> ways;
  std::vector<Vec2> at_rest;
  for (const Observation* key : keys_) at_rest.push_back(computed(base_, *key, budget_));
  for_each_way(base_, pair_.forces[which], pair_.weights[which], [&](const Variant& variant) {
    if (budget_.is_spent()) return;
    Way way{{}, variant};
    for (std::size_t k = 0; k < keys_.size(); ++k) {
      const Vec2 effect = computed(variant, *keys_[k], budget_) - at_rest[k];
      if (!std::isfinite(effect.x) || !std::isfinite(effect.y)) return;
      way.effect[2 * k] = effect.x;
      way.effect[2 * k + 1] = effect.y;
    }
    ways.push_back(way);
  });
  std::sort(ways.begin(), ways.end(),
            [](const Way& a, const Way& b) { return a.effect < b.effect; });
  return ways;
}

// Ways that do the same are looked up once.
std::size_t PairSearch::end_of_group(const std::vector<Way>& ways, std::size_t begin) const {
  std::size_t end = begin + 1;
  const auto is_same = [&](std::size_t i) {
    for (std::size_t k = 0; k < kEffectNumbers; ++k) {
      if (std::fabs(ways[i].effect[k] - ways[begin].effect[k]) > 1e-3 * tolerance_[k]) return false;
    }
    return true;
  };
  while (end < ways.size() && is_same(end)) ++end;
  return end;
}

void PairSearch::look_up(const std::vector<Way>& first, std::size_t begin, std::size_t end,
                         const std::vector<Way>& second) {
  const EffectNumbers& effect = first[begin].effect;
  const double wanted = target_[0] - effect[0];
  auto at = std::lower_bound(second.begin(), second.end(), wanted - tolerance_[0],
                             [](const Way& way, double least) { return way.effect[0] < least; });
  while (at != second.end() && at->effect[0] <= wanted + tolerance_[0] && tried_ < kMostTried) {
    bool fits = true;
    for (std::size_t k = 1; k < 2 * keys_.size() && fits; ++k) {
      fits = std::fabs(target_[k] - effect[k] - at->effect[k]) <= tolerance_[k];
    }
    if (!fits) {
      ++at;
      continue;
    }
    const auto other = static_cast<std::size_t>(at - second.begin());
    const std::size_t other_end = end_of_group(second, other);
    try_groups(first, begin, end, second, other, other_end);
    at = second.begin() + static_cast<std::ptrdiff_t>(other_end);
  }
}

// The likeliest of each; what they do elsewhere may differ.
void PairSearch::try_groups(const std::vector<Way>& first, std::size_t begin, std::size_t end,
                            const std::vector<Way>& second, std::size_t other_begin,
                            std::size_t other_end) {
  const std::vector<Variant> ones = likeliest(first, begin, end);
  const std::vector<Variant> others = likeliest(second, other_begin, other_end);
  for (const Variant& one : ones) {
    for (const Variant& other : others) {
      if (++tried_ > kMostTried) return;
      const Variant both = with_force_of(one, pair_.forces[1], other);
      if (survives(both, seen_, budget_)) found_.push_back(both);
      Variant in_place = both;
      in_place.set(Slot::kStepBuffers, Buffers::kInPlace);
      if (survives(in_place, seen_, budget_)) found_.push_back(in_place);
    }
  }
}

}  // namespace

std::array<std::vector<Variant>, 2> find_pair(const PairOfForces& pair,
                                              const std::vector<Variant>& bases,
                                              const std::vector<const Observation*>& seen,
                                              Budget& budget) {
  std::vector<Variant> found;
  for (const Variant& base : bases) {
    const std::vector<Variant> more = PairSearch(pair, base, seen, budget).run();
    found.insert(found.end(), more.begin(), more.end());
  }
  std::array<std::vector<Variant>, 2> survivors;
  for (const Variant& both : likeliest_of(found)) {
    for (std::size_t k = 0; k < 2; ++k) {
      const Variant alone = without(both, pair.forces[1 - k]);
      std::vector<Variant>& known = survivors[k];
      if (std::find(known.begin(), known.end(), alone) == known.end()) known.push_back(alone);
    }
  }
  return survivors;
}

}  // namespace flocking::explain
