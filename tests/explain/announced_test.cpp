// Inputs that the explainer announces in advance.
#include <gtest/gtest.h>

#include <set>
#include <span>
#include <string>
#include <vector>

#include "explain/explainer.h"
#include "programs.h"

namespace flocking::explain {
namespace {

struct Asked {
  Explanation explanation;
  std::vector<std::string> runs;
  std::set<std::string> announced;
};

Asked asked_of(const Variant& variant, bool announces = true) {
  Asked asked;
  const Program program = testing::program_of(variant);
  const Program::Run run = [&](const std::string& input) {
    asked.runs.push_back(input);
    return program(input);
  };
  const Program::Announce announce = [&](std::span<const std::string> inputs) {
    asked.announced.insert(inputs.begin(), inputs.end());
  };
  const std::vector<CaseInput> cases = {{"1", testing::fresh_inputs(1, 1).front()},
                                        {"2", testing::fresh_inputs(2, 1).front()}};
  asked.explanation = explain(Program(run, announces ? announce : nullptr), cases);
  return asked;
}

class Announced : public ::testing::TestWithParam<Variant> {};

// Most announced inputs must later be run, byte for byte.
TEST_P(Announced, AreMostOfThoseThatAreAskedFor) {
  const Asked asked = asked_of(GetParam());
  const std::set<std::string> runs(asked.runs.begin(), asked.runs.end());
  std::size_t both = 0;
  for (const std::string& input : asked.announced) both += runs.contains(input) ? 1U : 0U;
  EXPECT_GT(10 * both, 7 * runs.size());
  EXPECT_GT(10 * both, 9 * asked.announced.size());
}

TEST_P(Announced, ChangeNothing) {
  const Asked asked = asked_of(GetParam());
  const Asked silent = asked_of(GetParam(), false);
  EXPECT_TRUE(silent.announced.empty());
  EXPECT_EQ(silent.runs, asked.runs);
  EXPECT_EQ(testing::told(silent.explanation), testing::told(asked.explanation));
  EXPECT_EQ(silent.explanation.inputs, asked.explanation.inputs);
}

Variant with(Slot slot, std::uint8_t choice) {
  Variant variant;
  variant.set(slot, choice);
  return variant;
}

INSTANTIATE_TEST_SUITE_P(
    OfVariants, Announced,
    ::testing::Values(
        Variant(),
        with(Slot::kReadingOrder, static_cast<std::uint8_t>(ReadingOrder::kVelocityFirst)),
        with(Slot::kReadingSteps, static_cast<std::uint8_t>(ReadingSteps::kFirstLost)),
        with(Slot::kReadingEmptyLine, static_cast<std::uint8_t>(EmptyLine::kCrash))));

}  // namespace
}  // namespace flocking::explain
