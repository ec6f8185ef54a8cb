#include "observe/probes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "observe/observation.h"
#include "oracle/random_source.h"
#include "variant/choices.h"
#include "variant/play.h"
#include "variant/random_variant.h"

namespace flocking::explain {
namespace {

void add(std::vector<std::string>& inputs, const std::vector<Probe>& probes) {
  for (const Probe& probe : probes) inputs.push_back(input_of(probe));
}

// Returns the inputs on which every program is run, for a program that prints numbers everywhere.
const std::vector<std::string>& asked() {
  static const std::vector<std::string> kInputs = [] {
    std::vector<std::string> inputs;
    add(inputs, reading_probes());
    add(inputs, precision_probes());
    add(inputs, time_step_probes(0.0));
    add(inputs, time_step_probes(700.0));
    for (const Force force : kForces) add(inputs, force_probes(force, Regime()));
    add(inputs, rare_probes());
    add(inputs, mixed_probes());
    return inputs;
  }();
  return kInputs;
}

// Returns true if an explanation would notice a difference on `input`; last bits do not count.
bool shows_in(const std::string& input, const Variant& variant, const Variant& base) {
  Budget budget;
  const auto seen = observe_variant("", input, variant);
  return !seen || !reproduces(base, *seen, budget);
}

bool shows(const Variant& variant, const Variant& base) {
  return std::any_of(asked().begin(), asked().end(),
                     [&](const std::string& input) { return shows_in(input, variant, base); });
}

// Returns the deviation without which a choice has no visible effect; empty if it needs none.
std::string needed_by(Slot slot, std::uint8_t choice) {
  switch (slot) {
    case Slot::kCohesionLimit:  // the mean of neighbours in a disc is in the disc, except for
                                // rounding
      return "cohesion.who=everybody";
    case Slot::kSeparationSelf:  // the agent's own term is skipped, since it is in its own place
      return "separation.zero=divided";
    case Slot::kSeparationCoincident:  // the count is visible only in a mean
      return choice == static_cast<std::uint8_t>(AtZero::kCounted) ? "separation.collect=mean" : "";
    case Slot::kSeparationEmpty:  // a sum of no terms is 0, a mean is not
      return choice == static_cast<std::uint8_t>(Empty::kOrigin)
                 ? "separation.formula=away,minus-velocity"
                 : "separation.collect=mean";
    case Slot::kAlignmentEmpty:  // the agent counts itself
      return choice == static_cast<std::uint8_t>(Empty::kOrigin)
                 ? "alignment.self=without alignment.shape=minus-own"
                 : "alignment.self=without";
    case Slot::kZeroLength:  // otherwise no vector of length 0 is normalised
      return "alignment.shape=unit-mean";
    case Slot::kNanDistance:  // otherwise there is no NaN
      return "cohesion.zero=divided";
    case Slot::kDivisionByZero:  // otherwise there is no division by zero
      return "separation.zero=divided";
    default:
      return "";
  }
}

TEST(Probes, SeeEveryChoice) {
  for (const Choice& choice : choices()) {
    if (choice.title.empty() || choice.slot > Slot::kDivisionByZero) continue;
    const Variant base = parse_variant(needed_by(choice.slot, choice.value));
    Variant variant = base;
    variant.set(choice.slot, choice.value);
    EXPECT_TRUE(shows(variant, base)) << text_of(variant);
  }
}

// Returns true for pairs that only extra inputs distinguish. These inputs are run if both programs
// of a pair are possible.
bool is_left_to_others(const Variant& one, const Variant& other) {
  constexpr std::array<std::array<std::string_view, 2>, 14> kPairs = {{
      {"zero=divided", "zero=divided-in-company"},
      {"cohesion.collect=over-others", "cohesion.collect=over-others-unguarded"},
      {"collect=never-emptied", "collect=never-reset"},
      {"who=everybody", "who=square-of-radius"},
      {"times=per-neighbor", "times=within"},
      {"times=per-neighbor-and-self", "times=within-and-self"},
      {"times=within", "times=strictly-within"},
      {"times=per-neighbor", "times=strictly-within"},
      {"nan-distance=in", "nan-distance=in-forces"},
      {"nan-distance=in", "nan-distance=in-separation"},
      {"nan-distance=in-forces", "nan-distance=in-separation"},
      {"nan-distance=in", "nan-distance=in-forces-if-any"},
      {"nan-distance=in-forces", "nan-distance=in-forces-if-any"},
      {"nan-distance=in-separation", "nan-distance=in-forces-if-any"},
  }};
  return std::any_of(kPairs.begin(), kPairs.end(), [&](const auto& pair) {
    const std::string first = text_of(one);
    const std::string second = text_of(other);
    return first.ends_with(pair[0]) && second.ends_with(pair[1]);
  });
}

TEST(Probes, DistinguishTheChoicesOfASlot) {
  for (const Choice& one : choices()) {
    if (one.title.empty() || one.slot > Slot::kDivisionByZero) continue;
    for (const Choice& other : choices_of(one.slot)) {
      if (other.title.empty() || other.value <= one.value) continue;
      const Variant base = parse_variant(needed_by(one.slot, other.value));
      Variant variant = base;
      Variant rival = base;
      variant.set(one.slot, one.value);
      rival.set(one.slot, other.value);
      if (is_left_to_others(variant, rival)) continue;
      EXPECT_TRUE(shows(variant, rival)) << text_of(variant) << " and " << text_of(rival);
    }
  }
}

TEST(RareProbesByCourse, ShowTogetherWhatTheyShowApart) {
  std::size_t apart = 0;
  for (const RareProbes& rare : rare_probes_by_course()) {
    apart += rare.apart.size();
    for (const Choice& choice : choices()) {
      if (choice.title.empty() || choice.slot > Slot::kDivisionByZero) continue;
      const Variant base = parse_variant(needed_by(choice.slot, choice.value));
      Variant variant = base;
      variant.set(choice.slot, choice.value);
      const auto shows = [&](const Probe& probe) {
        return shows_in(input_of(probe), variant, base);
      };
      if (std::none_of(rare.apart.begin(), rare.apart.end(), shows)) continue;
      // Choices that need a single agent show in zero_probes().
      const std::vector<Probe> others = zero_probes();
      if (std::any_of(others.begin(), others.end(), shows)) continue;
      EXPECT_TRUE(shows(rare.together)) << rare.together.name << ": " << text_of(variant);
    }
  }
  EXPECT_EQ(apart, rare_probes().size());
}

TEST(RareProbesByCourse, AreOutOfReachOfEachOther) {
  for (const RareProbes& rare : rare_probes_by_course()) {
    std::size_t agents = 0;
    for (const Probe& probe : rare.apart) agents += probe.agents.size();
    ASSERT_EQ(rare.together.agents.size(), agents);
    // The rules move each agent as in its separate probe.
    const auto seen = observe_variant("", input_of(rare.together), Variant());
    ASSERT_TRUE(seen.has_value());
    std::size_t first = 0;
    for (const Probe& probe : rare.apart) {
      const auto alone = observe_variant("", input_of(probe), Variant());
      ASSERT_TRUE(alone.has_value());
      for (std::size_t i = 0; i < probe.agents.size(); ++i) {
        EXPECT_EQ(seen->frames.back()[first + i][2], alone->frames.back()[i][2]) << probe.name;
        EXPECT_EQ(seen->frames.back()[first + i][3], alone->frames.back()[i][3]) << probe.name;
      }
      first += probe.agents.size();
    }
  }
}

TEST(ForceProbes, ActByOneWeightOnly) {
  for (const Force force : kForces) {
    for (const bool has_company : {false, true}) {
      for (Probe& probe : force_probes(force, {.weight = 3, .has_company = has_company})) {
        for (const Force other : kForces) {
          EXPECT_EQ(weight_of(probe.course, other) != 0.0, other == force) << probe.name;
        }
      }
    }
  }
}

TEST(ForceProbes, GiveCompanyAndMotionWhereThatIsNeeded) {
  for (const Force force : kForces) {
    for (const Probe& probe : force_probes(force, {.has_company = true, .is_moving = true})) {
      for (const AgentState& agent : probe.agents) {
        EXPECT_TRUE(agent.vx != 0.0 || agent.vy != 0.0) << probe.name;
      }
    }
  }
}

TEST(ForeignWeightProbes, LackTheWeightOfTheForce) {
  for (const Force force : kForces) {
    std::vector<Probe> probes = foreign_weight_probes(force, Regime());
    EXPECT_EQ(probes.size(), 3 * force_probes(force, Regime()).size());
    for (Probe& probe : probes) EXPECT_EQ(weight_of(probe.course, force), 0.0) << probe.name;
  }
}

TEST(FirstForeignWeightProbes, AreThatOfTwoAgentsAndOneInWhichAllOtherRadiiAreWide) {
  for (const Force force : kForces) {
    const std::vector<Probe> probes = first_foreign_weight_probes(force, Regime());
    ASSERT_EQ(probes.size(), 6U);
    const std::vector<Probe> all = foreign_weight_probes(force, Regime());
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(input_of(probes[i]), input_of(all[i]));
    for (std::size_t i = 3; i < 6; ++i) {
      EXPECT_EQ(weight_of(probes[i].course, force), 0.0);
      for (const Force other : kForces) {
        const double radius = radius_of(probes[i].course, other);
        EXPECT_TRUE(other == force ? radius == 4.0 : radius > 12.0) << probes[i].name;
      }
    }
  }
}

TEST(ReadingProbes, HaveNoForcesAndDifferentSteps) {
  for (const Probe& probe : reading_probes()) {
    EXPECT_EQ(probe.course.cohesion_weight, 0.0);
    EXPECT_EQ(probe.course.separation_weight, 0.0);
    EXPECT_EQ(probe.course.alignment_weight, 0.0);
    EXPECT_EQ(std::set<double>(probe.steps.begin(), probe.steps.end()).size(), probe.steps.size());
  }
}

TEST(RandomProbes, AreTheSameForTheSameSeed) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(input_of(random_probe(seed)), input_of(random_probe(seed)));
    EXPECT_EQ(input_of(nasty_probe(seed)), input_of(nasty_probe(seed)));
    EXPECT_EQ(input_of(checking_probe(seed)), input_of(checking_probe(seed)));
  }
}

TEST(RandomProbes, DifferForDifferentSeeds) {
  std::set<std::string> inputs;
  for (std::uint64_t seed = 0; seed < 200; ++seed) inputs.insert(input_of(random_probe(seed)));
  EXPECT_EQ(inputs.size(), 200U);
}

TEST(RandomProbes, AreValidInputs) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    for (const Probe& probe :
         {random_probe(seed), nasty_probe(seed), tiny_probe(seed), checking_probe(seed)}) {
      const auto scene = read_scene(Variant(), input_of(probe));
      ASSERT_TRUE(scene.has_value()) << input_of(probe);
      EXPECT_EQ(scene->flock.size(), probe.agents.size());
      EXPECT_EQ(scene->steps, probe.steps);
      EXPECT_EQ(scene->course.cohesion_radius, probe.course.cohesion_radius);
      EXPECT_EQ(scene->course.alignment_weight, probe.course.alignment_weight);
    }
  }
}

// Returns pairs of random programs that differ in one choice.
std::vector<std::pair<Variant, Variant>> similar_programs(std::size_t count) {
  ::oracle::RandomSource r(4711);
  std::vector<std::pair<Variant, Variant>> pairs;
  while (pairs.size() < count) {
    const Variant one = testing::random_variant(r, r.between(0, 3));
    const auto last = static_cast<int>(choices().size()) - 1;
    const Choice& choice = choices()[static_cast<std::size_t>(r.between(0, last))];
    Variant other = one;
    other.set(choice.slot, choice.value);
    if (!(other == one)) pairs.emplace_back(one, other);
  }
  return pairs;
}

// Returns, for each pair of programs, the share of inputs of the given kind on which both print the
// same.
std::vector<double> shares_unnoticed(const std::vector<std::pair<Variant, Variant>>& pairs,
                                     Probe (*probe_of)(std::uint64_t seed)) {
  constexpr std::uint64_t kInputs = 40;
  std::vector<std::string> inputs;
  for (std::uint64_t seed = 0; seed < kInputs; ++seed) inputs.push_back(input_of(probe_of(seed)));
  std::vector<double> shares;
  for (const auto& pair : pairs) {
    const auto same =
        std::count_if(inputs.begin(), inputs.end(), [&pair](const std::string& input) {
          return play(pair.first, input) == play(pair.second, input);
        });
    shares.push_back(static_cast<double>(same) / static_cast<double>(kInputs));
  }
  return shares;
}

// Returns the expected number of pairs that `inputs` inputs do not distinguish.
double expected_unnoticed(const std::vector<double>& shares, int inputs) {
  return std::accumulate(shares.begin(), shares.end(), 0.0, [inputs](double sum, double share) {
    return sum + std::pow(share, inputs);
  });
}

TEST(TinyProbes, OftenHaveWhatIsDividedByNothing) {
  int alone = 0, in_one_place = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Probe probe = tiny_probe(seed);
    ASSERT_LE(probe.agents.size(), 2U);
    ASSERT_EQ(probe.steps.size(), 1U);
    const bool has_no_radius = probe.course.cohesion_radius == 0.0;
    const AgentState& last = probe.agents.back();
    const AgentState& first = probe.agents.front();
    if (has_no_radius && probe.agents.size() == 1) ++alone;
    if (has_no_radius && probe.agents.size() == 2 && first.x == last.x && first.y == last.y)
      ++in_one_place;
  }
  EXPECT_GT(alone, 10);
  EXPECT_GT(in_one_place, 4);
}

TEST(CheckingProbes, TellProgramsApartMoreOftenThanMoreOfTheOthers) {
  const auto pairs = similar_programs(500);
  const std::vector<double> others = shares_unnoticed(pairs, [](std::uint64_t seed) {
    return seed % 3 == 0 ? nasty_probe(seed) : random_probe(seed);
  });
  const std::vector<double> checking = shares_unnoticed(pairs, checking_probe);
  EXPECT_LT(expected_unnoticed(checking, 30), expected_unnoticed(others, 50));
}

TEST(WithEmptyLine, IsBeforeTheLastStep) {
  EXPECT_EQ(with_empty_line("1 2\n3\n4\n"), "1 2\n3\n\n4\n");
  const std::string input = input_of(mixed_probes().front());
  EXPECT_EQ(play(Variant(), with_empty_line(input)), play(Variant(), input));
}

}  // namespace
}  // namespace flocking::explain
