#include "explain/study/study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "observe/probes.h"
#include "programs.h"

namespace flocking::explain {
namespace {

using testing::program_of;

// An odd force that no combination of choices describes.
constexpr const char* kOddSeparation = "separation.formula=towards*d,x-twice,cut-to-one";

// Two odd forces, each with its own weight, and no force with the third weight.
constexpr const char* kTwoOdd =
    "alignment.weight=missing cohesion.formula=away*d,x-twice "
    "separation.formula=towards*d,x-twice,cut-to-one";

// A study of a program that is a variant; it has not run yet.
struct StudyOf {
  explicit StudyOf(const Variant& variant) : program(program_of(variant)) {}
  explicit StudyOf(const std::string& variant) : StudyOf(parse_variant(variant)) {}
  const Program program;
  Budget budget;
  Study study{program, budget};
};

std::size_t asked(Study& study, const std::string& part_of_name) {
  const auto& seen = study.investigation().seen();
  return static_cast<std::size_t>(std::count_if(
      seen.begin(), seen.end(),
      [&](const Observation& one) { return one.name.find(part_of_name) != std::string::npos; }));
}

struct AskedByWeights {
  std::size_t cohesion = 0, alignment = 0;
};

AskedByWeights asked_by_weights(const std::string& variant) {
  StudyOf of(variant);
  Study& study = of.study;
  EXPECT_TRUE(study.learn(0));
  return {asked(study, " by the weight of cohesion"), asked(study, " by the weight of alignment")};
}

TEST(Study, AsksLittleByWeightsByWhichNothingActs) {
  EXPECT_EQ(asked_by_weights("").cohesion, 0U);
  EXPECT_EQ(asked_by_weights("separation.weight=missing").cohesion, 2U);
  const AskedByWeights by_cohesion = asked_by_weights("separation.weight=cohesion");
  // The additional probe has all other radii wide.
  EXPECT_EQ(by_cohesion.cohesion, force_probes(Force::kSeparation, Regime()).size() + 1);
  EXPECT_EQ(by_cohesion.alignment, 2U);
}

// Each weight has an effect, so no force acts by another force's weight.
TEST(Study, AsksByNoOtherWeightWhereEachDoesSomething) {
  EXPECT_EQ(asked_by_weights(kOddSeparation).cohesion, 0U);
  // If only tiny changes are printed, a force without a weight would look as if it had one.
  EXPECT_EQ(asked_by_weights(std::string(kOddSeparation) + " printing.digits=short").cohesion, 2U);
}

// One of three forces is missing and two are odd: cohesion and separation each act by their own
// weights, so neither acts by the other's weight, and few inputs are enough to find that out.
TEST(Study, AsksLittleByTheWeightsOfOddForces) {
  StudyOf of(kTwoOdd);
  Study& study = of.study;
  ASSERT_TRUE(study.learn(0));
  EXPECT_EQ(asked(study, "cohesion 1 by the weight of"), 0U);
  EXPECT_EQ(asked(study, " by the weight of cohesion"), 2U);    // probes of alignment
  EXPECT_EQ(asked(study, " by the weight of separation"), 2U);  // probes of alignment
  EXPECT_EQ(asked(study, " by the weight of alignment"), 2U);   // probes of separation
}

// If two weights each move agents at rest, the study does not search for two forces that share a
// weight.
TEST(Study, SearchesForNoPairWhereTwoWeightsActAtRest) {
  StudyOf of(kTwoOdd);
  Study& study = of.study;
  // with the search for pairs, 23 million or more
  constexpr std::uint64_t kWithoutPairs = 18'000'000;
  const BudgetLimit limit(of.budget, kWithoutPairs);
  ASSERT_TRUE(study.learn(0));
  study.look_further();
  EXPECT_FALSE(of.budget.is_spent());
}

TEST(Study, AsksRareThingsOfUnderstoodForcesTogether) {
  const auto asked_rarely = [](const char* variant) {
    StudyOf of(variant);
    Study& study = of.study;
    EXPECT_TRUE(study.learn(0));
    const auto& seen = study.investigation().seen();
    std::vector<std::string> names;
    for (const Observation& one : seen) {
      const bool is_rare = one.name.find("one place ") != std::string::npos ||
                           one.name.find("radius 0 ") != std::string::npos ||
                           one.name.find("far apart ") != std::string::npos;
      if (is_rare) names.push_back(one.name);
    }
    return names;
  };
  const std::vector<std::string> of_right = asked_rarely("");
  // Three inputs per force, with at most eight agents.
  EXPECT_EQ(of_right.size(), 9U);
  EXPECT_EQ(of_right.front(), "alone cohesion, one place cohesion, at rest cohesion");
  // Probes run separately if a result is not as predicted, such as NaN, or if a force is not
  // understood.
  const auto has = [](const std::vector<std::string>& names, const char* name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  EXPECT_TRUE(has(asked_rarely("separation.zero=divided"), "one place separation"));
  const std::vector<std::string> of_odd = asked_rarely(kOddSeparation);
  EXPECT_TRUE(has(of_odd, "one place separation"));
  EXPECT_TRUE(has(of_odd, "far apart separation"));
  EXPECT_FALSE(has(of_odd, "far apart cohesion"));
}

// Forces that are limited together are already visible in inputs with two agents.
TEST(Study, AsksLittleOfForcesThatMayBeCutTogether) {
  StudyOf of(kOddSeparation);
  Study& study = of.study;
  ASSERT_TRUE(study.learn(0));
  study.look_further();
  EXPECT_LE(asked(study, "F_Smax of their size"), 2U);
}

// A program that prints three significant digits shows no floats far from the origin.
TEST(Study, SeesFloatsWhereFewDigitsOfAnySizeArePrinted) {
  for (const char* digits : {"three-significant", "short"}) {
    for (const bool is_float : {false, true}) {
      const std::string numbers = is_float ? " numbers=float" : "";
      StudyOf of("printing.digits=" + std::string(digits) + numbers);
      Study& study = of.study;
      ASSERT_TRUE(study.learn(0));
      EXPECT_EQ(study.investigation().manner().is_float, is_float) << digits;
    }
  }
}

TEST(Study, KnowsWhereItsOutputIsUnderstood) {
  const auto is_step_seen = [](const char* variant) {
    StudyOf of(variant);
    Study& study = of.study;
    EXPECT_TRUE(study.learn(0));
    return study.is_step_seen();
  };
  EXPECT_TRUE(is_step_seen(kOddSeparation));
  EXPECT_FALSE(is_step_seen("printing.columns=position-only"));
}

// Two studies of one program: as_given, which reads by the rules and has run, and a study for
// another order.
struct TwoStudies {
  explicit TwoStudies(const Variant& variant) : program(program_of(variant)) {
    EXPECT_TRUE(as_given.learn(0));
  }
  const Program program;
  Budget budget;
  Study as_given{program, budget};
  Study other{program, budget};
};

TEST(Study, GivesUpAnOrderInWhichNothingIsClearer) {
  TwoStudies studies(parse_variant(kOddSeparation));
  Study& as_given = studies.as_given;
  ASSERT_TRUE(as_given.may_be_misread(Force::kSeparation));
  ASSERT_FALSE(as_given.may_be_misread(Force::kCohesion));
  EXPECT_FALSE(studies.other.learn_if_clearer(ReadingOrder::kSwapSeparationMax, as_given));
  // Runs only inputs of the force that may be misread.
  EXPECT_EQ(studies.other.investigation().runs(), 2U);
  EXPECT_EQ(asked(studies.other, "separation 1"), 1U);
}

// In that order, alignment is understood. Separation is not understood in either order, so only a
// few of its inputs are run.
TEST(Study, AsksLittleInAnOrderInWhichAForceStaysOdd) {
  TwoStudies studies(
      parse_variant("separation.formula=towards*d,x-twice,cut-to-one separation.weight=alignment "
                    "alignment.weight=separation"));
  EXPECT_FALSE(studies.other.learn_if_clearer(ReadingOrder::kMaxLast, studies.as_given));
  EXPECT_LE(studies.other.investigation().runs(), 12U);
}

TEST(Study, GoesOnWithTheOrderThatIsClearer) {
  Variant variant;
  variant.set(Slot::kReadingOrder, ReadingOrder::kSwapSeparationMax);
  TwoStudies studies(variant);
  EXPECT_TRUE(studies.other.learn_if_clearer(ReadingOrder::kSwapSeparationMax, studies.as_given));
  EXPECT_TRUE(studies.other.is_clear());
}

TEST(Study, KnowsFromTheFirstOrderHowItPrintsAndSteps) {
  TwoStudies studies(parse_variant(kOddSeparation));
  Investigation& other = studies.other.investigation();
  studies.other.learn_if_clearer(ReadingOrder::kSwapWeights, studies.as_given);
  EXPECT_EQ(other.format().variant.at<ReadingOrder>(Slot::kReadingOrder),
            ReadingOrder::kSwapWeights);
  EXPECT_EQ(other.seen().front().input, studies.as_given.investigation().seen().front().input);
  EXPECT_EQ(asked(studies.other, "time step"), 2U);
  EXPECT_EQ(studies.other.rules().size(), studies.as_given.rules().size());
  for (const Variant& rules : studies.other.rules()) {
    EXPECT_EQ(rules.at<ReadingOrder>(Slot::kReadingOrder), ReadingOrder::kSwapWeights);
  }
}

TEST(Study, TriesNoOtherOrderWhereOneWasSeen) {
  Variant variant;
  variant.set(Slot::kReadingOrder, ReadingOrder::kVelocityFirst);
  TwoStudies studies(variant);
  Study& other = studies.other;
  EXPECT_FALSE(other.learn_if_clearer(ReadingOrder::kSwapSeparationMax, studies.as_given));
  EXPECT_EQ(other.investigation().runs(), 0U);
}

std::vector<const Observation*> of_separation(Study& study) {
  std::vector<const Observation*> seen;
  for (const Observation& one : study.investigation().seen()) {
    if (one.scene.course.separation_weight != 0.0 && one.scene.course.cohesion_weight == 0.0)
      seen.push_back(&one);
  }
  return seen;
}

// Includes a force that no measure alone explains.
TEST(Study, FindsHowDistancesAreMeasuredSlow) {
  for (const std::string_view measure :
       {"square", "square-between-agents", "sum", "sum-between-agents", "root-of-whole"}) {
    const Variant variant =
        parse_variant("separation.direction=towards alignment.shape=minus-own numbers.distance=" +
                      std::string(measure));
    StudyOf of(variant);
    Study& study = of.study;
    ASSERT_TRUE(study.learn(0));
    study.look_further();
    EXPECT_TRUE(study.is_clear()) << measure;
    EXPECT_EQ(study.rules().front().choice(Slot::kMeasure), variant.choice(Slot::kMeasure))
        << measure;
  }
}

// A less likely interpretation of the output is abandoned if no force becomes clearer with it.
TEST(Study, GivesUpAFormatInWhichNothingIsClearer) {
  const Program program =
      program_of(parse_variant(std::string(kOddSeparation) +
                               " cohesion.formula=towards*d,x-twice,cut-to-one"
                               " alignment.formula=velocity,x-twice,cut-to-one"));
  Budget budget;
  Study first(program, budget);
  ASSERT_TRUE(first.learn(0));
  Study second(program, budget);
  EXPECT_FALSE(second.learn(1));
  EXPECT_LT(second.investigation().runs(), first.investigation().runs() / 2);
}

TEST(MoveAlike, LooksAtWhatOtherForcesDo) {
  StudyOf of{Variant()};
  Study& study = of.study;
  ASSERT_TRUE(study.learn(0));
  const std::vector<const Observation*> seen = of_separation(study);
  ASSERT_FALSE(seen.empty());
  const auto variant = [](const std::string& text) { return parse_variant(text); };
  EXPECT_TRUE(move_alike(Variant(), Variant(), seen));
  EXPECT_TRUE(move_alike(Variant(), variant("cohesion.who=everybody"), seen));
  EXPECT_FALSE(move_alike(Variant(), variant("cohesion.who=everybody cohesion.weight=none"), seen));
  EXPECT_FALSE(move_alike(Variant(), variant("separation.weight=missing"), seen));
}

}  // namespace
}  // namespace flocking::explain
