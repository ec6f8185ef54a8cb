#include "explain/witness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "explain/witness_inputs.h"
#include "variant/choices.h"
#include "variant/play.h"
#include "variant/variant.h"

namespace flocking::explain {
namespace {

// A choice that has no effect alone in any input.
struct Exception {
  std::string_view choice;
  std::string_view company;  // deviation that makes it visible; empty if none does
};
constexpr std::array<Exception, 15> kExceptions = {{
    // At distance 0, there is no separation, so the agent itself causes none.
    {"separation.self=with", "separation.zero=divided"},
    // The count matters only in a mean.
    {"separation.zero=counted", "separation.collect=mean"},
    {"separation.empty=nan", "separation.collect=mean"},
    {"separation.empty=origin", "separation.formula=away,minus-velocity"},
    // An agent is its own neighbour.
    {"alignment.empty=nan", "alignment.self=without"},
    {"alignment.empty=origin", "alignment.self=without alignment.shape=minus-own"},
    {"alignment.empty=own-velocity", "alignment.self=without"},
    // The rules normalise no vector of length 0.
    {"numbers.zero-length=divided", "cohesion.shape=unit"},
    // The rules do not divide by zero either; a crash is reported instead.
    {"numbers.division-by-zero=ends-the-program", ""},
    // With the rules, no position becomes NaN in a small input.
    {"numbers.nan-distance=in", ""},
    {"numbers.nan-distance=in-forces", ""},
    {"numbers.nan-distance=in-separation", ""},
    {"numbers.nan-distance=in-forces-if-any", ""},
    {"numbers.nan-distance=in-separation-if-any", ""},
    // play() prints no text.
    {"printing.text=more", ""},
}};

std::string name_of(const Choice& choice) {
  return std::string(code_of(choice.slot)) + "=" + std::string(choice.code);
}

Variant only(const Choice& choice) {
  Variant variant;
  variant.set(choice.slot, choice.value);
  return variant;
}

bool is_exception(const Choice& choice) {
  return std::any_of(kExceptions.begin(), kExceptions.end(), [&](const Exception& exception) {
    return exception.choice == name_of(choice);
  });
}

std::string without_signs(std::string text) {
  std::erase(text, '-');
  return text;
}

TEST(Witness, ShowsEachChoiceAlone) {
  for (const Choice& choice : choices()) {
    if (choice.title.empty() || choice.prior == 0.0 || is_exception(choice)) continue;
    const std::optional<Witness> witness = find_witness(only(choice), choice.slot);
    ASSERT_TRUE(witness) << name_of(choice);
    EXPECT_EQ(witness->expected, play(Variant(), witness->input)) << name_of(choice);
    EXPECT_EQ(witness->found, play(only(choice), witness->input)) << name_of(choice);
    EXPECT_NE(witness->expected, witness->found) << name_of(choice);
    EXPECT_FALSE(witness->is_seen);
    EXPECT_FALSE(witness->expected.empty()) << name_of(choice);
  }
}

TEST(Witness, ShowsNothingThatDoesNothingAlone) {
  for (const Exception& exception : kExceptions) {
    const Variant alone = parse_variant(exception.choice);
    const Slot slot = alone.deviations().at(0);
    EXPECT_FALSE(find_witness(alone, slot)) << exception.choice;
    if (exception.company.empty()) continue;
    const Variant company = parse_variant(exception.company);
    const Variant both =
        parse_variant(std::string(exception.choice) + " " + std::string(exception.company));
    const std::optional<Witness> witness = find_witness(both, slot);
    ASSERT_TRUE(witness) << exception.choice;
    EXPECT_EQ(witness->expected, play(company, witness->input));
    EXPECT_EQ(witness->found, play(both, witness->input));
    EXPECT_NE(without_signs(witness->expected), without_signs(witness->found));
  }
}

TEST(Witness, KeepsOtherForcesOutOfTheSecondBest) {
  const Variant variant = parse_variant(
      "alignment.empty=nan alignment.self=without cohesion.weight=twice step.dt=neither");
  const std::optional<Witness> witness = find_witness(variant, Slot::kAlignmentEmpty);
  ASSERT_TRUE(witness);
  const Variant kept = parse_variant("alignment.empty=nan alignment.self=without");
  EXPECT_EQ(witness->expected, play(parse_variant("alignment.self=without"), witness->input));
  EXPECT_EQ(witness->found, play(kept, witness->input));
}

TEST(Witness, IsMissingForChoicesOfTheRules) {
  EXPECT_FALSE(find_witness(Variant(), Slot::kCohesionWho));
  EXPECT_FALSE(find_witness(parse_variant("separation.towards"), Slot::kCohesionWho));
}

// A choice that only repeats the rules has no witness.
TEST(Witness, IsNothingForTheOwnRadius) {
  Variant variant;
  variant.set(Slot::kCohesionWho, static_cast<std::uint8_t>(Who::kCohesionRadius));
  EXPECT_FALSE(find_witness(variant, Slot::kCohesionWho));
}

TEST(Witness, IsSmall) {
  const std::optional<Witness> start =
      find_witness(parse_variant("printing.start=first"), Slot::kPrintingStart);
  ASSERT_TRUE(start);
  EXPECT_EQ(start->input, "0 0 9 0 0 0 0 1\n0 0 1 0\n1\n");
  const std::optional<Witness> pull =
      find_witness(parse_variant("separation.towards"), Slot::kSeparationDirection);
  ASSERT_TRUE(pull);
  EXPECT_EQ(pull->input, "0 5 9 0 0 1 0 2\n0 0 0 0\n1 0 0 0\n1\n");
  EXPECT_EQ(pull->expected, "-1.000 0.000 -1.000 0.000\n2.000 0.000 1.000 0.000\n");
  EXPECT_EQ(pull->found, "1.000 0.000 1.000 0.000\n0.000 0.000 -1.000 0.000\n");
}

TEST(Witness, IsWhatTheProgramPrintsToo) {
  const Variant variant = parse_variant(
      "cohesion.times=per-neighbor cohesion.zero=divided separation.towards alignment.self=without "
      "step.dt=not-velocity reading.steps=last-repeated");
  // The whole program without the early end confirms the witnesses.
  Variant whole = variant;
  whole.set(Slot::kReadingSteps, 0);
  for (const Slot slot : whole.deviations()) {
    const std::optional<Witness> witness = find_witness(whole, slot);
    ASSERT_TRUE(witness) << code_of(slot);
    EXPECT_EQ(witness->found, play(whole, witness->input)) << code_of(slot);
  }
  // There is a witness even if the whole program shows another deviation in each input.
  for (const Slot slot : whole.deviations()) {
    const std::optional<Witness> witness = find_witness(variant, slot);
    ASSERT_TRUE(witness) << code_of(slot);
    EXPECT_NE(witness->found, play(variant, witness->input)) << code_of(slot);
  }
}

TEST(Witness, ShowsTheLimitOfCohesionBesideWhoCounts) {
  const Variant variant = parse_variant("cohesion.who=everybody cohesion.limit=untested");
  const std::optional<Witness> witness = find_witness(variant, Slot::kCohesionLimit);
  ASSERT_TRUE(witness);
  EXPECT_EQ(witness->input, "5 0 9 0 1 0 0 2\n0 0 0 0\n4 4 0 0\n1\n");
  EXPECT_EQ(witness->expected, "0.000 0.000 0.000 0.000\n4.000 4.000 0.000 0.000\n");
  EXPECT_EQ(witness->found, "0.800 0.800 0.800 0.800\n3.200 3.200 -0.800 -0.800\n");
}

// If there are no neighbours, alignment once per neighbour is 0.
TEST(Witness, DoesNotLookLikeAMissingForce) {
  const Variant variant = parse_variant("alignment.times=per-neighbor");
  const std::optional<Witness> witness = find_witness(variant, Slot::kAlignmentTimes);
  ASSERT_TRUE(witness);
  EXPECT_NE(witness->found, play(parse_variant("alignment.weight=missing"), witness->input));
}

TEST(Witness, PrefersFiniteNumbers) {
  const Variant variant = parse_variant("alignment.shape=over-radius");
  const std::optional<Witness> witness = find_witness(variant, Slot::kAlignmentShape);
  ASSERT_TRUE(witness);
  EXPECT_EQ(witness->found.find("inf"), std::string::npos);
}

TEST(Witness, HasTextsInTheLayoutOfCases) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    for (const WitnessInput& input : witness_inputs(static_cast<Slot>(slot))) {
      ASSERT_TRUE(input.text.ends_with('\n'));
      ASSERT_EQ(
          std::count(input.text.begin(),
                     input.text.begin() + static_cast<std::ptrdiff_t>(input.text.find('\n')), ' '),
          7)
          << input.text;
      ASSERT_FALSE(input.by_rules.empty()) << input.text;
      ASSERT_EQ(input.by_rules.find("nan"), std::string::npos) << input.text;
    }
  }
}

}  // namespace
}  // namespace flocking::explain
