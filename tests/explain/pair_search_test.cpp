#include "explain/search/pair_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "observe/probes.h"

namespace flocking::explain {
namespace {

// The observations of a variant with one weight set and the others 0; for Weight::kNone, all
// weights are 0.
class Seen {
 public:
  Seen(const Variant& variant, Weight weight, const Regime& regime = {}) {
    for (const Force force : kForces) {
      for (const Probe& probe : force_probes(force, regime)) add(variant, probe, weight);
      for (const Probe& probe : foreign_weight_probes(force, regime)) add(variant, probe, weight);
    }
    for (const Observation& one : all_) pointers_.push_back(&one);
  }
  [[nodiscard]] const std::vector<const Observation*>& pointers() const { return pointers_; }

 private:
  void add(const Variant& variant, Probe probe, Weight weight) {
    constexpr std::array kOf = {Weight::kCohesion, Weight::kSeparation, Weight::kAlignment};
    for (const Force force : kForces) {
      const bool is_set = weight_of(probe.course, force) != 0.0;
      if (is_set != (weight == kOf[static_cast<std::size_t>(force)])) return;
    }
    const std::string input = input_of(probe);
    auto seen = observe_variant(probe.name, input, variant);
    ASSERT_TRUE(seen.has_value()) << input;
    all_.push_back(*std::move(seen));
  }

  std::deque<Observation> all_;
  std::vector<const Observation*> pointers_;
};

// Returns the variant without the forces that are searched for.
Variant base_of(Variant variant) {
  variant.set(Slot::kStepBuffers, Buffers::kTwo);
  return without_forces(variant);
}

struct Plant {
  Force first;
  Force second;
  Weight weight;
  const char* variant;
};

void expect_found(const Plant& plant, const Regime& regime = {}) {
  const Variant planted = parse_variant(plant.variant);
  const Seen seen(planted, plant.weight, regime);
  PairOfForces pair{{plant.first, plant.second}, {}};
  for (std::size_t k = 0; k < 2; ++k) {
    pair.weights[k] = {planted.at<Weight>(weight_slot(pair.forces[k]))};
  }
  Budget budget;
  const auto survivors = find_pair(pair, {base_of(planted)}, seen.pointers(), budget);
  for (std::size_t k = 0; k < 2; ++k) {
    ASSERT_FALSE(survivors[k].empty()) << plant.variant;
    const Variant wanted = with_force_of(without_forces(planted), pair.forces[k], planted);
    const bool is_there =
        std::any_of(survivors[k].begin(), survivors[k].end(), [&](const Variant& variant) {
          return with_force_of(without_forces(planted), pair.forces[k], variant) == wanted;
        });
    EXPECT_TRUE(is_there) << plant.variant << ": not " << text_of(wanted) << " but "
                          << text_of(survivors[k].front());
  }
}

TEST(FindPair, FindsTwoForcesOnOneWeight) {
  for (const Plant& plant : {
           Plant{Force::kCohesion, Force::kSeparation, Weight::kCohesion,
                 "cohesion.who=everybody separation.who=everybody separation.weight=cohesion"},
           Plant{Force::kCohesion, Force::kAlignment, Weight::kCohesion,
                 "cohesion.who=everybody cohesion.times=per-neighbor alignment.who=outside "
                 "alignment.weight=cohesion alignment.times=per-neighbor-and-self"},
           Plant{Force::kSeparation, Force::kAlignment, Weight::kAlignment,
                 "separation.term=offset separation.clamp=unlimited separation.weight=alignment "
                 "alignment.self=without alignment.shape=minus-own"},
           Plant{Force::kCohesion, Force::kAlignment, Weight::kNone,
                 "cohesion.who=square cohesion.collect=over-all cohesion.weight=none "
                 "alignment.term=unit alignment.shape=minus-own alignment.weight=none"},
       }) {
    expect_found(plant);
  }
}

TEST(FindPair, FindsThemWhereAgentsAreSteppedInPlace) {
  expect_found({Force::kCohesion, Force::kSeparation, Weight::kCohesion,
                "cohesion.collect=over-others separation.term=offset separation.clamp=unlimited "
                "separation.weight=cohesion step.buffers=in-place"});
}

TEST(FindPair, FindsThemInSinglePrecision) {
  expect_found({Force::kCohesion, Force::kSeparation, Weight::kCohesion,
                "cohesion.shape=unit separation.term=unit separation.collect=mean "
                "separation.weight=cohesion numbers=float"});
}

TEST(FindPair, FindsThemInPositionsAlone) {
  const Regime regime{.weight = 1e12, .steps = 2};
  for (const char* const position : {"new-velocity", "old-velocity"}) {
    const std::string text =
        "cohesion.times=per-other separation.who=square separation.clamp=unlimited "
        "separation.weight=cohesion separation.times=per-neighbor "
        "printing.columns=position-only step.position=" +
        std::string(position);
    expect_found({Force::kCohesion, Force::kSeparation, Weight::kCohesion, text.c_str()}, regime);
  }
}

TEST(FindPair, FindsNothingWhereAnotherFormulaActs) {
  const Variant planted = parse_variant("cohesion.who=everybody separation.weight=cohesion");
  Seen seen(planted, Weight::kCohesion);
  std::vector<Observation> changed;
  for (const Observation* one : seen.pointers()) changed.push_back(*one);
  std::vector<const Observation*> pointers;
  for (Observation& one : changed) {
    for (PrintedRow& row : one.frames.front()) row[2] *= 1.3;
    pointers.push_back(&one);
  }
  const PairOfForces pair{{Force::kCohesion, Force::kSeparation},
                          {{{Weight::kOwn}, {Weight::kCohesion}}}};
  Budget budget;
  const auto survivors = find_pair(pair, {base_of(planted)}, pointers, budget);
  EXPECT_TRUE(survivors[0].empty());
  EXPECT_TRUE(survivors[1].empty());
}

TEST(FindPair, FindsNothingInNothing) {
  const PairOfForces pair{{Force::kCohesion, Force::kSeparation},
                          {{{Weight::kOwn}, {Weight::kOwn}}}};
  Budget budget;
  EXPECT_TRUE(find_pair(pair, {without_forces(Variant())}, {}, budget)[0].empty());
}

}  // namespace
}  // namespace flocking::explain
