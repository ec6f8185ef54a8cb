#include "explain/variant.h"

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "core/error.h"
#include "explain/choices.h"
#include "oracle/random_source.h"

namespace flocking::explain {
namespace {

TEST(Choices, AreAllInWords) {
  std::set<std::string> codes;
  for (const Choice& choice : choices()) {
    const std::string code = std::string(code_of(choice.slot)) + "=" + std::string(choice.code);
    EXPECT_TRUE(codes.insert(code).second) << code << " twice";
    EXPECT_FALSE(choice.formula.empty()) << code;
    EXPECT_EQ(choice.title.empty(), choice.sentence.empty()) << code;
    // What the rules say, and what only says it again, is no deviation.
    EXPECT_EQ(choice.title.empty(), choice.prior == 0.0) << code;
    EXPECT_TRUE(choice.value != 0 || choice.title.empty()) << code;
    if (choice.sentence.empty()) continue;
    EXPECT_TRUE(choice.sentence.ends_with('.')) << code;
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(choice.title[0]))) << code;
  }
}

TEST(Choices, AreInTheDocumentation) {
  std::ifstream file(FLOCKING_TESTCASES "/../docs/explanation.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::string rows;
  for (const Choice& choice : choices()) {
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
  EXPECT_TRUE(text.ends_with(rows)) << "these rows are expected:\n" << rows;
}

TEST(Variant, OfTheRulesHasNoText) {
  EXPECT_EQ(text_of(Variant()), "");
  EXPECT_EQ(parse_variant(" \n"), Variant());
  EXPECT_TRUE(Variant().deviations().empty());
}

TEST(Variant, GoesThroughItsText) {
  for (const Choice& choice : choices()) {
    if (choice.title.empty()) continue;
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
      if (!choice.title.empty()) variant.set(choice.slot, choice.value);
    }
    ASSERT_EQ(parse_variant(text_of(variant)), variant) << text_of(variant);
  }
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
            "step.buffers cannot be 'three'; there is two, in-place");
  EXPECT_EQ(refusal("step.buffers="), "step.buffers cannot be ''; there is two, in-place");
  EXPECT_EQ(refusal("separation.sideways"),
            "'separation.sideways' is no choice of a variant; write SLOT=CHOICE, as "
            "separation.direction=towards");
  EXPECT_EQ(refusal("towards"),
            "'towards' is no choice of a variant; write SLOT=CHOICE, as "
            "separation.direction=towards");
  EXPECT_EQ(refusal("separation.inverse-square separation.unit"), "");
  EXPECT_EQ(refusal("cohesion.nan alignment.separation"), "");
  EXPECT_EQ(refusal("cohesion.without"),
            "'cohesion.without' may be cohesion.self=without, cohesion.coincident=without");
  EXPECT_TRUE(refusal("speed=1").starts_with("a variant has no 'speed'; there is cohesion.who, "));
  // What only repeats the rules is no choice.
  EXPECT_NE(refusal("cohesion.who=own-radius"), "");
}

}  // namespace
}  // namespace flocking::explain
