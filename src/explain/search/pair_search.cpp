#include "explain/search/pair_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "explain/search/way_tree.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kKeys = 8;  // number of observations that index the pairs
constexpr double kVisible = 0.01;
constexpr std::size_t kMostOfGroup = 40;
constexpr std::size_t kMostTried = 5000;

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

std::vector<Variant> likeliest(const Ways& ways, std::span<const std::uint32_t> numbers) {
  std::vector<Variant> all;
  all.reserve(numbers.size());
  for (const std::uint32_t number : numbers) all.push_back(ways.at(number));
  return likeliest_of(all, kMostOfGroup);
}

class PairSearch {
 public:
  PairSearch(const PairOfForces& pair, const Variant& base, std::vector<const Observation*> seen,
             Budget& budget)
      : pair_(pair),
        base_(base),
        budget_(budget),
        seen_(std::move(seen)),
        first_ways_(base, pair.forces[0], pair.weights[0]),
        second_ways_(base, pair.forces[1], pair.weights[1]),
        first_(first_ways_, keys_, budget),
        second_(second_ways_, keys_, budget) {
    choose_keys();
  }
  PairSearch(const PairSearch&) = delete;
  PairSearch& operator=(const PairSearch&) = delete;

  // Returns the pairs as variants with both forces, unordered.
  std::vector<Variant> run() {
    if (!keys_.empty()) join(first_.root(), second_.root(), 0);
    return std::move(found_);
  }

 private:
  void choose_keys();
  void add_key(const Observation& seen);
  void join(WayTree::Node& one, WayTree::Node& other, std::size_t depth);
  void try_all(const WayTree::Node& one, const WayTree::Node& other);

  const PairOfForces& pair_;
  const Variant& base_;
  Budget& budget_;
  std::vector<const Observation*> seen_;
  std::vector<PairKey> keys_;
  Ways first_ways_;
  Ways second_ways_;
  WayTree first_;
  WayTree second_;
  std::vector<Variant> found_;
  std::size_t tried_ = 0;
};

// Chooses observations with many agents in which the program reacts; half of them with agents at
// rest, half with moving agents.
void PairSearch::choose_keys() {
  std::array<std::vector<const Observation*>, 2> likely;
  for (const Observation* one : seen_) {
    const std::optional<Vec2> value = printed(base_, *one);
    if (!value || length(*value - moved_by(base_, *one, budget_)) < kVisible) continue;
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
  const Vec2 unmoved = moved_by(base_, seen, budget_);
  const auto tolerance = [&](double number) {
    const double size = std::max(seen.scale, std::fabs(number));
    return half_digit(digits, number) + 4.0 * slack_of(base_) * size + 1e-7;
  };
  keys_.push_back({.seen = &seen,
                   .unmoved = unmoved,
                   .target = value - unmoved,
                   .tolerance = {tolerance(value.x), tolerance(value.y)}});
}

// Joins nodes whose effects add up to the target in all observations before `depth`.
void PairSearch::join(WayTree::Node& one, WayTree::Node& other, std::size_t depth) {
  if (depth == keys_.size()) {
    try_all(one, other);
    return;
  }
  const PairKey& key = keys_[depth];
  std::vector<WayTree::Node>& others = second_.children(other, depth);
  for (WayTree::Node& child : first_.children(one, depth)) {
    const Vec2 wanted = key.target - child.effect;
    auto at = std::lower_bound(
        others.begin(), others.end(), wanted.x - key.tolerance.x,
        [](const WayTree::Node& node, double least) { return node.effect.x < least; });
    for (; at != others.end() && at->effect.x <= wanted.x + key.tolerance.x; ++at) {
      if (tried_ >= kMostTried || budget_.is_spent()) return;
      if (std::fabs(wanted.y - at->effect.y) <= key.tolerance.y) join(child, *at, depth + 1);
    }
  }
}

// Tries the likeliest variants of each node; other observations may refute them.
void PairSearch::try_all(const WayTree::Node& one, const WayTree::Node& other) {
  const std::vector<Variant> others = likeliest(second_ways_, other.ways);
  for (const Variant& first : likeliest(first_ways_, one.ways)) {
    for (const Variant& second : others) {
      if (++tried_ > kMostTried) return;
      const Variant both = with_force_of(first, pair_.forces[1], second);
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
