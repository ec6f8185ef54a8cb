#include "variant/variant.h"

#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "base/error.h"
#include "oracle/random_source.h"
#include "variant/choices.h"
#include "variant/formula.h"

namespace flocking::explain {
namespace {

TEST(Choices, AreAllInWords) {
  std::set<std::string> codes;
  for (const Choice& choice : choices()) {
    const std::string code = std::string(code_of(choice.slot)) + "=" + std::string(choice.code);
    EXPECT_TRUE(codes.insert(code).second) << code << " twice";
    // The choices of a formula slot have no formula text: each composed force has a different
    // formula. Random variants do not contain them.
    const bool is_formula = code_of(choice.slot).ends_with(".formula");
    EXPECT_EQ(choice.formula.empty(), is_formula) << code;
    EXPECT_EQ(choice.title.empty(), choice.sentence.empty()) << code;
    // A choice that follows or repeats the rules is not a deviation.
    EXPECT_EQ(choice.title.empty() || is_formula, choice.prior == 0.0) << code;
    EXPECT_TRUE(choice.value != 0 || choice.title.empty()) << code;
    if (choice.sentence.empty()) continue;
    EXPECT_TRUE(choice.sentence.ends_with('.')) << code;
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(choice.title[0]))) << code;
  }
}

TEST(Choices, CountUpFromTheRules) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const auto rows = choices_of(static_cast<Slot>(slot));
    ASSERT_GE(rows.size(), 2U) << code_of(static_cast<Slot>(slot));
    for (std::size_t value = 0; value < rows.size(); ++value) {
      EXPECT_EQ(rows[value].value, value) << code_of(rows[value].slot);
      EXPECT_EQ(rows[value].slot, static_cast<Slot>(slot));
    }
  }
}

TEST(Choices, NameTheirForceAndTheOthers) {
  EXPECT_EQ(row_of(Slot::kSeparationWho, static_cast<std::uint8_t>(Who::kBeyondOthers)).formula,
            "d <= r_s, d > r_c and d > r_a");
  const Choice& of_another =
      row_of(Slot::kAlignmentWho, static_cast<std::uint8_t>(Who::kAlsoSeparation));
  EXPECT_EQ(of_another.code, "also-separation-radius");
  EXPECT_EQ(of_another.sentence,
            "For alignment only agents count that are also within the radius of separation: they "
            "are chosen from the neighbours of that force.");
  const Choice& of_itself =
      row_of(Slot::kAlignmentWho, static_cast<std::uint8_t>(Who::kAlsoAlignment));
  EXPECT_EQ(of_itself.code, "also-own-radius");
  EXPECT_EQ(of_itself.prior, 0.0);
  for (const Choice& choice : choices()) {
    for (const std::string_view text : {choice.code, choice.title, choice.sentence, choice.formula})
      EXPECT_EQ(text.find('{'), std::string_view::npos) << text;
  }
}

// Run with FLOCKING_WRITE_DOCS=1 to write the table after adding a choice.
TEST(Choices, AreInTheDocumentation) {
  std::ifstream file(FLOCKING_TESTCASES "/../docs/choices.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::string rows;
  for (const Choice& choice : choices()) {
    if (code_of(choice.slot).ends_with(".formula")) continue;
    if (choice.value == 0) {
      rows += "## `" + std::string(code_of(choice.slot)) +
              "`\n\n| choice | what is computed | what it does |\n| --- | --- | --- |\n";
    } else if (choice.title.empty()) {
      continue;
    }
    std::string formula;
    for (const char c : choice.formula) formula += c == '|' ? "\\|" : std::string(1, c);
    rows += "| `" + std::string(choice.code) + "` | `" + formula + "` | " +
            (choice.value == 0 ? "the rules" : std::string(choice.sentence)) + " |\n";
    const bool is_last = &choice == &choices_of(choice.slot).back();
    if (is_last) rows += "\n";
  }
  rows.pop_back();
  if (std::getenv("FLOCKING_WRITE_DOCS") != nullptr) {
    std::ofstream(FLOCKING_TESTCASES "/../docs/choices.md")
        << text.substr(0, text.find("## `cohesion.who`")) << rows;
    return;
  }
  EXPECT_TRUE(text.ends_with(rows)) << "FLOCKING_WRITE_DOCS=1 writes these rows:\n" << rows;
}

TEST(Choices, HaveTheirPartsOfFormulasInTheDocumentation) {
  std::ifstream file(FLOCKING_TESTCASES "/../docs/choices.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto expect = [&text](const FormulaPart& part) {
    if (part.code.empty()) return;
    EXPECT_NE(text.find("`" + std::string(part.code) + "`"), std::string::npos) << part.code;
  };
  for (std::size_t i = 0; i <= static_cast<std::size_t>(Term::kUnitPosition); ++i)
    expect(part_of(static_cast<Term>(i)));
  for (std::size_t i = 0; i <= static_cast<std::size_t>(TermScale::kQuadratic); ++i)
    expect(part_of(static_cast<TermScale>(i)));
  for (std::size_t i = 0; i <= static_cast<std::size_t>(TermCut::kPerComponent); ++i)
    expect(part_of(static_cast<TermCut>(i)));
  for (std::size_t i = 0; i < kOps; ++i) expect(part_of(static_cast<Op>(i)));
}

TEST(Variant, OfTheRulesHasAnEmptyText) {
  EXPECT_EQ(text_of(Variant()), "");
  EXPECT_EQ(parse_variant(" \n"), Variant());
  EXPECT_TRUE(Variant().deviations().empty());
}

TEST(Variant, IsTheSameAfterARoundTripThroughText) {
  for (const Choice& choice : choices()) {
    if (choice.title.empty() || choice.prior == 0.0) continue;
    Variant variant;
    variant.set(choice.slot, choice.value);
    ASSERT_EQ(parse_variant(text_of(variant)), variant) << text_of(variant);
    ASSERT_EQ(variant.deviations(), std::vector<Slot>{choice.slot});
  }
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    ::oracle::RandomSource r(seed);
    Variant variant;
    for (int i = r.below(12); i > 0; --i) {
      const auto all = choices();
      const Choice& choice = all[static_cast<std::size_t>(r.below(static_cast<int>(all.size())))];
      if (choice.prior > 0.0) variant.set(choice.slot, choice.value);
    }
    ASSERT_EQ(parse_variant(text_of(variant)), variant) << text_of(variant);
  }
}

TEST(Variant, HasFormulasAndALoop) {
  const std::string text =
      "loop=within separation.who=open-disc separation.formula=towards*1/d^2:cut,unit,cut";
  const Variant variant = parse_variant(text);
  EXPECT_EQ(text_of(variant), text);
  EXPECT_EQ(variant.formula(Force::kSeparation).term, Term::kTowards);
  EXPECT_EQ(variant.at<Times>(Slot::kAlignmentTimes), Times::kWithin);
  EXPECT_EQ(formula_of(variant, Slot::kSeparationFormula),
            "cut(unit(sum(cut((P_i - P)/d^2, F_Smax))), F_Smax)");
  // A formula replaces these slots.
  EXPECT_EQ(text_of(parse_variant("separation.formula=away separation.direction=towards")),
            "separation.formula=away");
}

TEST(Variant, IsUnderstoodWithoutSlotsToo) {
  EXPECT_EQ(text_of(parse_variant("separation.towards\tcohesion.who=everybody")),
            "cohesion.who=everybody separation.direction=towards");
  EXPECT_EQ(text_of(parse_variant("course-tests")),
            "separation.term=per-axis separation.clamp=product");
  EXPECT_EQ(text_of(parse_variant("separation.direction=towards separation.direction=away")), "");
}

std::string refusal(const std::string& text) {
  try {
    static_cast<void>(parse_variant(text));
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Variant, IsRefusedWithWhatThereIs) {
  EXPECT_EQ(refusal("step.buffers=three"),
            "step.buffers cannot be 'three'; there is two, in-place, "
            "velocities-in-place, alignment-in-place, positions-in-place, "
            "separation-in-place, separation-handed-new, rule-by-rule");
  EXPECT_EQ(refusal("step.buffers="),
            "step.buffers cannot be ''; there is two, in-place, "
            "velocities-in-place, alignment-in-place, positions-in-place, "
            "separation-in-place, separation-handed-new, rule-by-rule");
  EXPECT_EQ(refusal("separation.sideways"),
            "'separation.sideways' is not a choice of a variant; write SLOT=CHOICE, such as "
            "separation.direction=towards");
  EXPECT_EQ(refusal("towards"),
            "'towards' is not a choice of a variant; write SLOT=CHOICE, such as "
            "separation.direction=towards");
  EXPECT_EQ(refusal("separation.inverse-square separation.unit"), "");
  EXPECT_EQ(refusal("cohesion.nan alignment.separation"), "");
  EXPECT_EQ(refusal("cohesion.without"),
            "'cohesion.without' may be cohesion.self=without, cohesion.coincident=without");
  EXPECT_TRUE(
      refusal("speed=1").starts_with("a variant has no slot 'speed'; there is cohesion.who, "));
  EXPECT_TRUE(refusal("cohesion.formula=centre")
                  .starts_with("'centre' is no term of a formula; valid: position, velocity, "));
  EXPECT_TRUE(refusal("cohesion.formula=away,away")
                  .starts_with("'away' is no operation of a formula; valid: minus-position, "));
  EXPECT_EQ(refusal("cohesion.formula=away,unit,unit,unit,unit,unit,unit"),
            "a formula has 5 operations at most");
  // A choice that only repeats the rules has no name.
  EXPECT_NE(refusal("cohesion.who=own-radius"), "");
}

}  // namespace
}  // namespace flocking::explain
