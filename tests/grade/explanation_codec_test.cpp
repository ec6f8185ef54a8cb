#include "grade/explanation_codec.h"

#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "variant/variant.h"

namespace flocking::grade {
namespace {

explain::Explanation full_explanation() {
  using explain::Slot;
  explain::Explanation all;
  all.status = explain::Status::kPartly;
  all.variant = explain::parse_variant(
      "separation.direction=towards cohesion.formula=towards*1/d,unit,times-maximum");
  all.right = explain::parse_variant("course-tests");
  all.right_name = "course-tests";
  all.deviations = {{.slot = Slot::kCohesionWho, .choice = 2, .witness = {}, .breaks = 7},
                    {.slot = Slot::kCohesionSelf,
                     .choice = 1,
                     .witness = explain::Witness{"in\n", "1.000\n", "2.000\n", true},
                     .breaks = 0}};
  all.unknown = {"alignment", "the time step"};
  all.parts = {{.part = "alignment",
                .knowledge = explain::Knowledge::kDescribed,
                .deviations = {Slot::kCohesionWho, Slot::kCohesionEmpty},
                .facts = {{"no-effect", "It does nothing.", "1 2\n"}}}};
  all.dies_behind_last_line = true;
  all.crash = explain::Crash{
      "signal 11 (SIGSEGV)", std::string("last\0words", 10), "0\n", "why", "what", 12};
  all.debug_lines = {"i = 1"};
  all.reason = "none";
  all.remarks = {"one", "two"};
  all.inputs = 101;
  all.fresh = 20;
  all.cases = 15;
  all.judged = 14;
  all.passed = 3;
  all.fixes = {{1, 4}, {2, 15}};
  return all;
}

void expect_same_details(const explain::Explanation& found, const explain::Explanation& given) {
  ASSERT_EQ(found.deviations.size(), 2U);
  EXPECT_EQ(found.deviations[0].slot, given.deviations[0].slot);
  EXPECT_EQ(found.deviations[0].choice, 2);
  EXPECT_EQ(found.deviations[0].breaks, 7U);
  EXPECT_FALSE(found.deviations[0].witness);
  ASSERT_TRUE(found.deviations[1].witness);
  EXPECT_EQ(found.deviations[1].witness->input, "in\n");
  EXPECT_EQ(found.deviations[1].witness->expected, "1.000\n");
  EXPECT_EQ(found.deviations[1].witness->found, "2.000\n");
  EXPECT_TRUE(found.deviations[1].witness->is_seen);
  ASSERT_EQ(found.parts.size(), 1U);
  EXPECT_EQ(found.parts[0].part, "alignment");
  EXPECT_EQ(found.parts[0].knowledge, explain::Knowledge::kDescribed);
  EXPECT_EQ(found.parts[0].deviations, given.parts[0].deviations);
  ASSERT_EQ(found.parts[0].facts.size(), 1U);
  EXPECT_EQ(found.parts[0].facts[0].code, "no-effect");
  EXPECT_EQ(found.parts[0].facts[0].sentence, "It does nothing.");
  EXPECT_EQ(found.parts[0].facts[0].input, "1 2\n");
  ASSERT_EQ(found.fixes.size(), 2U);
  EXPECT_EQ(found.fixes[1].fixed, 2U);
  EXPECT_EQ(found.fixes[1].passed, 15U);
}

TEST(ExplanationCodec, KeepsEveryField) {
  const explain::Explanation given = full_explanation();
  const std::optional<std::string> text = packed_explanation(given);
  ASSERT_TRUE(text);
  const explain::Explanation found = unpacked_explanation(*text);
  EXPECT_EQ(found.status, given.status);
  EXPECT_EQ(found.variant, given.variant);
  EXPECT_EQ(found.right, given.right);
  EXPECT_EQ(found.right_name, "course-tests");
  EXPECT_EQ(found.unknown, given.unknown);
  expect_same_details(found, given);
  EXPECT_TRUE(found.dies_behind_last_line);
  ASSERT_TRUE(found.crash);
  EXPECT_EQ(found.crash->how, "signal 11 (SIGSEGV)");
  EXPECT_EQ(found.crash->last_words, given.crash->last_words);
  EXPECT_EQ(found.crash->input, "0\n");
  EXPECT_EQ(found.crash->cause, "why");
  EXPECT_EQ(found.crash->advice, "what");
  EXPECT_EQ(found.crash->inputs, 12U);
  EXPECT_EQ(found.debug_lines, given.debug_lines);
  EXPECT_EQ(found.reason, "none");
  EXPECT_EQ(found.remarks, given.remarks);
  EXPECT_EQ(found.inputs, 101U);
  EXPECT_EQ(found.fresh, 20U);
  EXPECT_EQ(found.cases, 15U);
  EXPECT_EQ(found.judged, 14U);
  EXPECT_EQ(found.passed, 3U);
}

TEST(ExplanationCodec, RefusesWhatIsCutOff) {
  const std::string text = *packed_explanation(full_explanation());
  for (std::size_t size = 0; size < text.size(); ++size) {
    EXPECT_ANY_THROW(unpacked_explanation(std::string_view(text).substr(0, size))) << size;
  }
}

}  // namespace
}  // namespace flocking::grade
