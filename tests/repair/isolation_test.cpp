#include "repair/isolation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "repair/standing.h"
#include "repair/trial_jobs.h"
#include "variant/play.h"

namespace flocking::repair {
namespace {

Standing standing_of_variant(const std::string& text) {
  const std::vector<IsolatingInput> inputs = isolating_inputs(explain::Variant());
  std::vector<std::size_t> numbers;
  std::vector<TrialRun> runs;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    numbers.push_back(i);
    runs.push_back({.ended_well = true,
                    .was_late = false,
                    .output = explain::play(explain::parse_variant(text), inputs[i].input),
                    .lines = {}});
  }
  return standing_of(inputs, numbers, runs);
}

TEST(IsolatingInputs, AreRightForTheRulesThemselves) {
  const Standing standing = standing_of_variant("");
  for (std::size_t i = 0; i < kParts; ++i) EXPECT_TRUE(standing.is_right(static_cast<Part>(i)));
  EXPECT_EQ(standing.count[0], 10U);
}

TEST(IsolatingInputs, ShowTheForceThatIsWrong) {
  const Standing standing = standing_of_variant("separation.towards");
  EXPECT_FALSE(standing.is_right(Part::kSeparation));
  EXPECT_TRUE(standing.is_right(Part::kCohesion));
  EXPECT_TRUE(standing.is_right(Part::kAlignment));
  EXPECT_TRUE(standing.is_right(Part::kStep));
}

TEST(IsolatingInputs, GiveMoreForWhatIsNearer) {
  const double reversed = standing_of_variant("separation.towards").score_of(Part::kSeparation);
  const double missing = standing_of_variant("separation.missing").score_of(Part::kSeparation);
  EXPECT_GT(reversed, missing);
  EXPECT_LT(reversed, 9.0);
}

TEST(IsolatingInputs, JudgePositionsByTheVelocitiesPrintedWithThem) {
  const auto inputs = isolating_inputs(explain::Variant());
  const auto found = std::find_if(inputs.begin(), inputs.end(), [](const IsolatingInput& one) {
    return one.follows_own_velocity;
  });
  ASSERT_NE(found, inputs.end());
  const auto output_of = [&](const std::string& variant) {
    return explain::play(explain::parse_variant(variant), found->input);
  };
  EXPECT_EQ(score(*found, output_of("separation.towards alignment.missing"), true), 1.0)
      << "wrong forces do not matter";
  EXPECT_LT(score(*found, output_of("step.position=old-velocity"), true), 1.0);
}

TEST(IsolatingInputs, GiveMoreForMoreRowsBeforeTheFirstWrongOne) {
  const auto inputs = isolating_inputs(explain::Variant());
  const auto found = std::find_if(inputs.begin(), inputs.end(), [](const IsolatingInput& one) {
    return one.part == Part::kTogether && one.answer.size() > one.start.size();
  });
  ASSERT_NE(found, inputs.end());
  const std::string right = explain::play(explain::Variant(), found->input);
  EXPECT_EQ(score(*found, right, true), 1.0);
  EXPECT_LT(score(*found, right, false), 1.0) << "it did not end well";
  const std::size_t lines = right.find('\n') + 1;
  EXPECT_GT(score(*found, right.substr(0, right.rfind('\n', right.size() - 2) + 1), true),
            score(*found, right.substr(0, lines), true));
}

TEST(FreshInputs, AreTheSameForTheSameSeed) {
  const auto one = fresh_inputs(explain::Variant(), 1, 12);
  const auto same = fresh_inputs(explain::Variant(), 1, 12);
  ASSERT_EQ(one.size(), same.size());
  EXPECT_EQ(one[7].input, same[7].input);
  EXPECT_NE(one[7].input, fresh_inputs(explain::Variant(), 2, 12)[7].input);
  for (const IsolatingInput& input : one) {
    EXPECT_EQ(score(input, explain::play(explain::Variant(), input.input), true), 1.0);
  }
}

TEST(TrialJobs, ComeBackAsRuns) {
  std::vector<TrialJob> jobs(2);
  jobs[0].edits = {3};
  jobs[0].inputs = {0, 1};
  jobs[1].inputs = {1};
  EXPECT_EQ(packed_jobs({"a\n", "bc"}, jobs),
            "2\n2\na\n\n2\nbc\n2\n200 16384 0 1 3 2 0 1\n200 16384 0 0 1 1\n");
  const auto runs = unpacked_runs("0 2 2 7 9\nx\n1 0 0\n2 3 0\nend", jobs);
  ASSERT_TRUE(runs.has_value());
  EXPECT_TRUE(runs->at(0)[0].ended_well);
  EXPECT_EQ(runs->at(0)[0].output, "x\n");
  EXPECT_EQ(runs->at(0)[0].lines, (std::vector<std::uint64_t>{7, 9}));
  EXPECT_FALSE(runs->at(0)[1].ended_well);
  EXPECT_TRUE(runs->at(1)[0].was_late);
}

TEST(TrialJobs, AreRefusedWhereTheyAreCut) {
  std::vector<TrialJob> jobs(1);
  jobs[0].inputs = {0};
  for (const char* text : {"", "0", "0 5 0\nab", "0 1 1\nx", "x", "0 99999999999999999999 0\n"}) {
    EXPECT_FALSE(unpacked_runs(text, jobs).has_value()) << text;
  }
}

}  // namespace
}  // namespace flocking::repair
