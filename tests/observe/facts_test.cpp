#include "observe/facts/facts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <functional>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "explain/programs.h"
#include "explain/study/step_study.h"
#include "fact_checker.h"
#include "observe/facts/fact_rows.h"
#include "observe/format_study.h"
#include "support/sanitized.h"
#include "variant/choices.h"

namespace flocking::explain {
namespace {

using testing::contradiction;
using testing::program_of;

std::vector<Fact> facts_about(const Program& program, Force force,
                              ReadingOrder order = ReadingOrder::kAsGiven) {
  Investigation investigation(program);
  if (!learn_format(investigation, 0, order)) return {};
  Budget budget;
  const StepFinding step = find_step(investigation, budget);
  const Variant& rules = step.rules.front();
  const auto largest = own_largest_speed(rules.at<Speed>(Slot::kStepSpeed));
  return largest ? facts_below(*largest, investigation, force, rules)
                 : facts_of(investigation, force, rules);
}

std::string codes_of(const std::vector<Fact>& facts) {
  std::string codes = " ";
  for (const Fact& fact : facts) codes += fact.code + " ";
  return codes;
}

bool has(const std::string& codes, const std::string& code) {
  return codes.find(" " + code + " ") != std::string::npos;
}

/// Facts that must be reported for a force, and facts that must not be, separated by blanks.
struct Expected {
  const char* variant;
  Force force;
  const char* told;
  const char* not_told;
};

std::ostream& operator<<(std::ostream& out, const Expected& expected) {
  return out << expected.variant;
}

void expect_codes(const std::vector<Fact>& facts, const char* told, const char* not_told,
                  const std::string& of) {
  const std::string codes = codes_of(facts);
  std::istringstream wanted(told);
  for (std::string code; wanted >> code;) {
    EXPECT_TRUE(has(codes, code)) << code << " is not told of " << of << ":" << codes;
  }
  std::istringstream unwanted(not_told);
  for (std::string code; unwanted >> code;) {
    EXPECT_FALSE(has(codes, code)) << code << " is reported for " << of << ":" << codes;
  }
}

constexpr Force kC = Force::kCohesion;
constexpr Force kS = Force::kSeparation;
constexpr Force kA = Force::kAlignment;

const std::vector<Expected>& expectations() {
  static const std::vector<Expected> kAll = {
      {"", kC, "points-towards points-towards-middle grows-as-K^1 grows-as-d^1 grows-as-r^-1",
       "points-away grows-as-n^0 beyond-radius not-cut cut-at-maximum ignores-weight no-effect "
       "depends-on-origin depends-on-order ignores-own-velocity edge-excluded same-with-twins"},
      {"", kS, "points-away grows-as-K^1 grows-as-d^-1 grows-as-n^1 cut-at-maximum",
       "points-towards points-away-from-middle grows-as-r^0 not-cut always-maximum "
       "doubles-with-twins nan-in-one-place"},
      {"", kA, "points-along-mean-velocity grows-as-K^1 grows-as-v^1",
       "points-along-own-velocity points-along-neighbours-velocity depends-on-own-velocity "
       "depends-on-neighbours-velocity grows-as-d^0 nan-at-rest acts-without-neighbours"},
      {"cohesion.weight=missing", kC, "no-effect", "grows-as-K^1 points-towards"},
      {"cohesion.who=outside", kC, "", "no-effect"},
      {"alignment.weight=none", kA, "ignores-weight", "no-effect"},
      {"cohesion.weight=none", kC, "ignores-weight points-towards grows-as-d^1",
       "no-effect grows-as-K^1"},
      {"separation.weight=none separation.who=outside", kS, "ignores-weight", "no-effect"},
      {"cohesion.weight=separation", kC, "weight-of-separation points-towards",
       "weight-of-alignment no-effect"},
      {"alignment.weight=cohesion", kA, "weight-of-cohesion", "no-effect"},
      {"alignment.weight=cohesion", kC, "", "depends-on-own-velocity acts-without-neighbours"},
      {"separation.weight=cohesion", kC, "", "radius-of-separation points-away"},
      {"separation.weight=twice", kS, "grows-as-K^2", "grows-as-K^1 not-cut cut-at-maximum"},
      {"separation.direction=towards", kS, "points-towards grows-as-d^-1", "points-away"},
      {"separation.term=offset", kS, "points-away-from-middle grows-as-d^1", "grows-as-d^-1"},
      {"separation.term=inverse-square", kS, "grows-as-d^-2", "grows-as-d^-1"},
      {"separation.term=offset-over-radius", kS, "grows-as-d^1 grows-as-r^-1", "grows-as-r^0"},
      {"separation.term=per-axis", kS, "grows-as-d^-1", "points-away points-towards"},
      {"cohesion.shape=unit", kC, "grows-as-d^0 grows-as-r^0", "grows-as-d^1 grows-as-r^-1"},
      {"cohesion.shape=seek", kC, "depends-on-own-velocity",
       "points-towards depends-on-neighbours-velocity acts-without-neighbours"},
      {"cohesion.shape=without-position", kC, "depends-on-origin", "points-towards"},
      {"cohesion.empty=origin", kC, "acts-without-neighbours points-towards", "sees-everybody"},
      {"separation.who=everybody", kS, "beyond-radius sees-everybody",
       "edge-excluded square-neighbourhood acts-without-neighbours"},
      {"cohesion.who=everybody", kC, "beyond-radius", "square-neighbourhood"},
      {"separation.who=outside", kS, "only-beyond-radius points-away", "no-effect"},
      {"separation.who=square", kS, "square-neighbourhood beyond-radius", "sees-everybody"},
      {"separation.who=open-disc", kS, "edge-excluded", "beyond-radius"},
      {"alignment.who=open-disc", kA, "edge-excluded", "beyond-radius"},
      {"separation.who=cohesion-radius", kS, "radius-of-cohesion points-away",
       "radius-of-alignment no-effect"},
      {"cohesion.who=alignment-radius", kC, "radius-of-alignment", "no-effect"},
      {"alignment.who=cohesion-radius", kA, "radius-of-cohesion",
       "ignores-neighbours-velocity points-along-neighbours-velocity"},
      {"cohesion.who=earlier", kC, "depends-on-order sees-earlier-only points-towards",
       "sees-later-only no-effect"},
      {"alignment.who=later", kA, "depends-on-order sees-later-only", "sees-earlier-only"},
      {"separation.collect=never-emptied", kS, "depends-on-order",
       "sees-later-only sees-earlier-only carries-state"},
      {"alignment.collect=never-emptied", kA, "depends-on-order", "carries-state"},
      {"step.buffers=in-place", kA, "points-along-mean-velocity", "depends-on-order carries-state"},
      {"step.buffers=in-place", kS, "points-away", "depends-on-order"},
      {"separation.collect=over-all", kS, "depends-on-number-of-agents", "beyond-radius"},
      {"separation.collect=mean", kS, "grows-as-n^0 same-with-twins", "grows-as-n^1"},
      {"cohesion.times=per-neighbor", kC, "grows-as-n^1 doubles-with-twins points-towards-middle",
       "grows-as-N^1 quadruples-with-twins"},
      {"separation.times=per-neighbor", kS, "grows-as-n^2 quadruples-with-twins cut-per-neighbour",
       "cut-at-maximum doubles-with-twins"},
      {"alignment.collect=sum", kA, "grows-as-N^1", "grows-as-n^1"},
      {"separation.clamp=unlimited", kS, "not-cut", "cut-at-maximum"},
      {"separation.clamp=always", kS, "always-maximum grows-as-d^0", "cut-at-maximum not-cut"},
      {"separation.clamp=per-component", kS, "components-cut-at-maximum", "cut-at-maximum"},
      {"separation.clamp=per-term", kS, "cut-per-neighbour", "cut-at-maximum not-cut"},
      {"separation.clamp=after-weight", kS, "cut-after-weight", "cut-at-maximum not-cut"},
      {"separation.clamp=product", kS, "points-away", "cut-at-maximum not-cut"},
      {"alignment.shape=over-dt", kA, "depends-on-dt", ""},
      {"step.dt=squared", kC, "grows-as-d^1", "depends-on-dt"},
      {"step.velocity=replaced", kA, "points-along-mean-velocity", "depends-on-own-velocity"},
      {"alignment.shape=minus-own", kA, "points-along-velocity-difference",
       "points-along-mean-velocity"},
      {"alignment.self=without", kA, "ignores-own-velocity points-along-neighbours-velocity", ""},
      {"alignment.shape=unit-mean", kA, "grows-as-v^0", "grows-as-v^1"},
      {"cohesion.empty=nan", kC, "nan-without-neighbours points-towards", "nan-in-one-place"},
      {"cohesion.empty=nan", kS, "points-away cut-at-maximum", "nan-without-neighbours"},
      {"cohesion.zero=divided", kC, "nan-at-zero-radius", "nan-in-one-place"},
      {"alignment.shape=over-radius", kA, "nan-at-zero-radius grows-as-r^-1", ""},
      {"separation.zero=divided", kS, "nan-in-one-place", "nan-at-zero-radius"},
      {"separation.zero=divided", kC, "points-towards", "nan-in-one-place"},
      {"separation.zero=divided", kA, "points-along-mean-velocity", "nan-in-one-place"},
      {"alignment.shape=unit-mean numbers.zero-length=divided", kA, "nan-at-rest", ""},
      {"alignment.shape=unit-mean numbers.zero-length=divided", kC, "points-towards",
       "nan-at-rest"},
  };
  return kAll;
}

std::string name_of_expected(const ::testing::TestParamInfo<Expected>& info) {
  std::string name =
      fmt::format("{}_{}_{}", info.index, name_of(info.param.force), info.param.variant);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

class FactsOfVariant : public ::testing::TestWithParam<Expected> {};

TEST_P(FactsOfVariant, AreThoseThatAreKnown) {
  const Expected& expected = GetParam();
  const std::vector<Fact> facts =
      facts_about(program_of(parse_variant(expected.variant)), expected.force);
  expect_codes(facts, expected.told, expected.not_told, expected.variant);
}

INSTANTIATE_TEST_SUITE_P(Facts, FactsOfVariant, ::testing::ValuesIn(expectations()),
                         name_of_expected);

// The facts about forces must not depend on the format and the step of a program.
class FactsInFormat : public ::testing::TestWithParam<const char*> {};

TEST_P(FactsInFormat, AreTheSame) {
  const std::string format = GetParam();
  const Program program = program_of(parse_variant(format + " separation.direction=towards"));
  const auto order = parse_variant(format).at<ReadingOrder>(Slot::kReadingOrder);
  const char* const wrong =
      "depends-on-origin depends-on-order depends-on-dt carries-state not-cut";
  expect_codes(facts_about(program, kS, order), "points-towards grows-as-K^1 grows-as-n^1", wrong,
               format);
  expect_codes(facts_about(program, kC, order), "points-towards grows-as-K^1", wrong, format);
  expect_codes(facts_about(program, kA, order), "points-along-mean-velocity", wrong, format);
  if (format == "printing.digits=one") return;  // too few digits to rule out other powers
  expect_codes(facts_about(program, kS, order), "grows-as-d^-1", "", format);
  expect_codes(facts_about(program, kC, order), "grows-as-d^1 grows-as-r^-1", "", format);
}

INSTANTIATE_TEST_SUITE_P(
    Facts, FactsInFormat,
    ::testing::Values("printing.digits=one", "printing.digits=short", "printing.digits=all",
                      "numbers=float", "printing.start=first", "printing.columns=velocity-first",
                      "printing.agents=descending", "printing.agents=last-missing",
                      "printing.columns=position-only", "reading.steps=two-per-step",
                      "reading.order=maximum-last", "step.position=old-velocity",
                      "step.position=old-velocity printing.columns=position-only",
                      "step.dt=neither", "step.dt=not-velocity", "step.dt=squared",
                      "step.buffers=in-place printing.columns=position-only"));

TEST(Facts, AreShownByInputsAndSaidInWords) {
  const std::vector<Fact> facts =
      facts_about(program_of(parse_variant("cohesion.times=per-neighbor")), kC);
  ASSERT_FALSE(facts.empty());
  std::set<std::string> codes;
  for (const Fact& fact : facts) {
    EXPECT_TRUE(codes.insert(fact.code).second) << fact.code << " is reported twice";
    EXPECT_FALSE(fact.input.empty()) << fact.code;
    EXPECT_TRUE(fact.sentence.ends_with('.')) << fact.sentence;
    EXPECT_EQ(fact.sentence.find('{'), std::string::npos) << fact.sentence;
  }
}

TEST(Facts, SayPowersInWords) {
  EXPECT_EQ(sentence_of("grows-as-d^-2", kS),
            "Separation falls off as one over the square of the distance (tested from 0.25 to 4).");
  EXPECT_EQ(sentence_of("grows-as-K^2", kA),
            "Alignment grows in proportion to the square of its "
            "weight.");
  EXPECT_EQ(sentence_of("grows-as-r^0", kC), "Cohesion does not change with its radius.");
  EXPECT_EQ(
      sentence_of("grows-as-n^1.5", kC),
      "Cohesion changes as the power 1.5 of the number of neighbours (all in the same place).");
  EXPECT_EQ(power_code("d", -0.0), "grows-as-d^0");
  EXPECT_EQ(sentence_of("edge-at-radius-of-cohesion", kS),
            "Separation acts only up to the radius of cohesion instead of its own.");
}

// Returns how many facts were reported.
std::size_t expect_no_contradiction(const Variant& variant) {
  std::size_t count = 0;
  const Program program = program_of(variant);
  const auto order = variant.at<ReadingOrder>(Slot::kReadingOrder);
  for (const Force force : kForces) {
    for (const Fact& fact : facts_about(program, force, order)) {
      ++count;
      EXPECT_EQ(contradiction(fact.code, force, variant), "")
          << name_of(force) << " of " << text_of(variant) << "\n"
          << fact.input;
    }
  }
  return count;
}

// The checker rejects facts that do not hold.
TEST(Facts, CanBeContradicted) {
  EXPECT_NE(contradiction("points-towards", kS, Variant()), "");
  EXPECT_NE(contradiction("grows-as-d^-2", kS, Variant()), "");
  EXPECT_NE(contradiction("grows-as-n^0", kS, Variant()), "");
  EXPECT_NE(contradiction("grows-as-r^0", kC, Variant()), "");
  EXPECT_NE(contradiction("cut-at-maximum", kS, parse_variant("separation.clamp=product")), "");
  EXPECT_NE(contradiction("not-cut", kS, Variant()), "");
  EXPECT_NE(contradiction("beyond-radius", kC, Variant()), "");
  EXPECT_NE(contradiction("edge-excluded", kC, Variant()), "");
  EXPECT_NE(contradiction("depends-on-order", kC, Variant()), "");
  EXPECT_NE(contradiction("ignores-own-velocity", kA, Variant()), "");
  EXPECT_NE(contradiction("nan-in-one-place", kS, Variant()), "");
  EXPECT_NE(contradiction("no-effect", kS, Variant()), "");
  EXPECT_NE(contradiction("carries-state", kS, Variant()), "");
}

TEST(Facts, HoldOfStudentsVariants) {
  std::ifstream file(std::string(FLOCKING_TESTCASES) + "/../tests/explain/students/expected.txt");
  int students = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string field;
    for (int i = 0; i < 3; ++i) {
      field.clear();
      std::getline(fields, field, '\t');
    }
    ++students;
    EXPECT_GT(expect_no_contradiction(parse_variant(field)), 0U) << field;
  }
  EXPECT_EQ(students, 24);
}

TEST(Facts, HoldOfEverySingleDeviationSlow) {
  int number = 0;
  std::size_t facts = 0;
  for (const Choice& choice : choices()) {
    if (testing::kIsSanitized && ++number % 8 != 0) continue;  // each takes tens of times as long
    if (choice.value == 0 || choice.code == "composed") continue;
    // If a force never looks at the last agent, most facts are those of a flock without that agent.
    if (choice.code == "all-but-last") continue;
    // With this choice, the force on an agent with neighbours is 0 in the measured flocks.
    if (choice.slot == Slot::kAlignmentCollect && choice.code == "whole-factor") continue;
    // The facts about these choices hold only if no agent is near for the other force.
    if (choice.code.starts_with("over-those-of-")) continue;
    if (choice.value != 0 && choice.title.empty()) continue;  // no program has this choice
    // At the measured distances, truncation makes the force 0; it has an effect only among agents
    // nearer than 1.
    if (choice.slot == Slot::kSeparationCollect && choice.code == "whole") continue;
    Variant variant;
    variant.set(choice.slot, choice.value);
    facts += expect_no_contradiction(variant);
  }
  EXPECT_GT(facts, (testing::kIsSanitized ? 1 : 10) * choices().size())
      << "almost all choices have facts";
}

}  // namespace
}  // namespace flocking::explain
