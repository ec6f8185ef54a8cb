// Reads pages with a second reader (page_reader.h) and compares all values with the printed ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "oracle/random_assignment.h"
#include "oracle/random_source.h"
#include "replay/page_reader.h"
#include "replay/replays.h"
#include "support/simulated.h"

namespace flocking::testing {
namespace {

using ::testing::Not;

double number(std::string_view word) { return std::strtod(std::string(word).c_str(), nullptr); }

std::string printed(double value, int decimals = 3) {
  std::array<char, 400> text{};
  static_cast<void>(std::snprintf(text.data(), text.size(), "%.*f", decimals, value));
  return text.data();
}

/// Returns a frame with long texts cut as in a page.
std::string cut(std::string_view frame) {
  std::string text;
  for (const std::string_view word : tokens_of(frame)) {
    text += std::string(word.size() > 40 ? word.substr(0, 37) : word);
    text += word.size() > 40 ? "... " : " ";
  }
  return text;
}

struct Assignment {
  explicit Assignment(const std::string& text) {
    const std::vector<std::string_view> all = tokens_of(text);
    agents = static_cast<std::size_t>(number(all[7]));
    for (std::size_t i = 8; i < 8 + 4 * agents; ++i) start += printed(number(all[i])) + " ";
    for (std::size_t i = 8 + 4 * agents; i < all.size(); ++i) {
      times.push_back((times.empty() ? 0.0 : times.back()) + number(all[i]));
    }
  }
  std::size_t agents = 0;
  std::string start;
  std::vector<double> times;  // after each step
};

void expect_flock(const PageReader& page, const std::string& flock, const Assignment& assignment,
                  const std::string& output) {
  const std::size_t steps = assignment.times.size();
  ASSERT_EQ(page.steps().size(), steps + 1);
  if (assignment.agents == 0) return;
  std::vector<std::string> frames = frames_of(output, assignment.agents);
  frames.resize(steps);
  EXPECT_EQ(page.frame("expected", 0), cut(assignment.start));
  for (std::size_t step = 1; step <= steps; ++step) {
    EXPECT_EQ(page.steps()[step], step);
    EXPECT_EQ(page.times()[step], assignment.times[step - 1]);
    std::string expected = cut(frames[step - 1]);
    // Adds the missing values.
    for (std::size_t i = tokens_of(expected).size(); i < 4 * assignment.agents; ++i)
      expected += "- ";
    ASSERT_EQ(page.frame(flock, step), expected) << "step " << step;
  }
}

TEST(Replay, HoldsWhatTheSimulatorPrints) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    const std::string input = oracle::random_assignment(seed);
    const PageReader page(replay_page(input));
    expect_flock(page, "expected", Assignment(input), simulated(input));
    EXPECT_FALSE(page.facts()["expected"]["respelled"].flag);
    EXPECT_TRUE(page.facts()["actual"].is_null());
    EXPECT_TRUE(page.facts()["verdict"].is_null());
    EXPECT_TRUE(page.facts()["difference"].is_null());
    EXPECT_TRUE(page.facts()["program"].is_null());
    if (HasFatalFailure()) return;
  }
}

/// Returns another flock's output: the simulator's with other decimals and some odd values, cut
/// short or extended.
std::string odd_output(const std::string& output, oracle::RandomSource& r) {
  static const std::array kOdd = {"nan",
                                  "-inf",
                                  "oops",
                                  "-0.000",
                                  "0.0000",
                                  "+1.5",
                                  ".5",
                                  "3",
                                  "1e3",
                                  "5.",
                                  "007.5",
                                  "1e30",
                                  "-1e400",
                                  "--",
                                  "12.3456789",
                                  "1125899906842.624",
                                  "1125899906842.623",
                                  "</script>",
                                  "0.0005",
                                  "-0.00049999999999999999999999",
                                  "\"\\"};
  const int decimals = r.chance(50) ? 3 : r.below(9);
  std::string odd;
  const std::vector<std::string_view> all = tokens_of(output);
  const std::size_t end = r.chance(20) && !all.empty() ? r.next() % all.size() : all.size();
  for (std::size_t i = 0; i < end; ++i) {
    if (r.chance(5)) {
      odd += kOdd[r.next() % kOdd.size()];
    } else if (decimals == 3) {
      odd += all[i];
    } else {
      odd += printed(number(all[i]) + r.within(0.01), decimals);
    }
    odd += i % 4 == 3 ? "\n" : " ";
  }
  if (r.chance(10)) odd += "1.000 2.000\n";
  return odd;
}

TEST(Replay, HoldsWhatAnotherFlockPrinted) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    oracle::RandomSource r(seed);
    const std::string input = oracle::random_assignment(seed);
    const std::string expected = simulated(input);
    const std::string actual = odd_output(expected, r);
    const PageReader page(replay_page(input, actual));
    const Assignment assignment(input);
    ASSERT_FALSE(page.facts()["actual"]["respelled"].flag);
    expect_flock(page, "expected", assignment, expected);
    expect_flock(page, "actual", assignment, actual);
    if (HasFatalFailure()) return;
    const std::size_t found = tokens_of(actual).size();
    EXPECT_EQ(page.facts()["actual"]["goes_on"].flag, found > tokens_of(expected).size());
    EXPECT_EQ(page.facts()["actual"]["ends_at"].is_null(), found >= tokens_of(expected).size());
  }
}

constexpr const char* kTwoAgents = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n0.125\n";

TEST(Replay, TellsTheFirstDifference) {
  const std::string right = simulated(kTwoAgents);
  std::string wrong = right;
  wrong.replace(wrong.rfind("0.246"), 5, "0.346");
  const PageReader page(replay_page(kTwoAgents, wrong));
  const Json& difference = page.facts()["difference"];
  EXPECT_EQ(difference["step"].count(), 2U);
  EXPECT_EQ(difference["frame"].count(), 2U);
  EXPECT_EQ(difference["agent"].count(), 1U);
  EXPECT_EQ(difference["field"].text, "vy");
  EXPECT_EQ(difference["expected"].text, "0.246");
  EXPECT_EQ(difference["actual"].text, "0.346");
  EXPECT_EQ(difference["line"].count(), 4U);
  EXPECT_EQ(difference["column"].count(), 20U);
  EXPECT_EQ(page.facts()["verdict"]["short"].text, "WA");
  EXPECT_EQ(page.facts()["verdict"]["words"].text, "wrong answer");
  EXPECT_EQ(page.facts()["tolerance"].text, "0.001");
  EXPECT_EQ(page.facts()["relative_tolerance"].text, "0");
  EXPECT_EQ(page.facts()["program"].text, "./yours");
  EXPECT_EQ(page.facts()["title"].text, "case.in");
  EXPECT_EQ(page.facts()["input"].text, "cases/case.in");
  EXPECT_EQ(PageReader(replay_page(kTwoAgents, right)).facts()["verdict"]["short"].text, "AC");
}

TEST(Replay, TellsWhereAnOutputEndsOrGoesOn) {
  const std::string right = simulated(kTwoAgents);
  const PageReader shorter(replay_page(kTwoAgents, right.substr(0, right.find(" 0.454") + 1)));
  EXPECT_EQ(shorter.facts()["actual"]["ends_at"]["step"].count(), 2U);
  EXPECT_EQ(shorter.facts()["actual"]["ends_at"]["agent"].count(), 0U);
  EXPECT_EQ(shorter.facts()["actual"]["ends_at"]["field"].text, "y");
  EXPECT_EQ(shorter.facts()["difference"]["actual"].text, "");
  EXPECT_EQ(shorter.frame("actual", 2), "0.000 - - - - - - - ");
  const PageReader longer(replay_page(kTwoAgents, right + "1 2 3 4\n"));
  EXPECT_TRUE(longer.facts()["actual"]["goes_on"].flag);
  EXPECT_TRUE(longer.facts()["difference"].is_null());
  EXPECT_EQ(longer.facts()["verdict"]["short"].text, "WA");
  const PageReader nothing(replay_page(kTwoAgents, ""));
  EXPECT_EQ(nothing.facts()["actual"]["ends_at"]["step"].count(), 1U);
  EXPECT_EQ(nothing.frame("actual", 0), nothing.frame("expected", 0));
}

TEST(Replay, ShowsAFlockWithoutAgentsOrSteps) {
  const PageReader none(replay_page("0 0 0 0 0 0 0 0\n1 1\n", "7\n"));
  EXPECT_EQ(none.steps().size(), 3U);
  EXPECT_TRUE(none.facts()["actual"]["goes_on"].flag);
  const PageReader still(replay_page("0 0 0 0 0 0 0 1\n1 -0 3 1e15\n"));
  EXPECT_EQ(still.frame("expected", 0), "1.000 -0.000 3.000 1000000000000000.000 ");
}

TEST(Replay, KeepsWhatWasComputedBeforeAWrongLine) {
  const PageReader page(replay_page(std::string(kTwoAgents) + "0.125 oops 0.125\n"));
  EXPECT_EQ(page.facts()["steps"].count(), 3U);
  EXPECT_EQ(page.frame("expected", 1), "0.000 0.484 0.000 -0.125 0.000 -0.484 0.000 0.125 ");
}

// 30 agents whose output is right, but with an unnecessary zero in every 19th value.
TEST(Replay, SaysThatSpellingsAreLeftOut) {
  std::string input = "0 0 0 0 0 0 0 30\n";
  for (int i = 0; i < 30; ++i) input += "1 2 3 4\n";
  for (int i = 0; i < 400; ++i) input += "0.5\n";
  std::string actual;
  std::size_t count = 0;
  const std::string right = simulated(input);
  for (const std::string_view word : tokens_of(right)) {
    actual += std::string(word) + (count++ % 19 == 7 ? "0 " : " ");
  }
  const PageReader page(replay_page(input, actual));
  const Json& facts = page.facts()["actual"];
  EXPECT_TRUE(facts["respelled"].flag);
  EXPECT_LE(facts["spelled"].items.size(), 2000U);
  EXPECT_GE(facts["spelled"].items.size(), 1900U);
  EXPECT_EQ(page.frame("actual", 400), page.frame("expected", 400)) << "the numbers at least";
}

// A value that stays NaN needs only one spelling for all frames.
TEST(Replay, SpellsWhatStaysOnce) {
  std::string input = "0 0 0 0 0 0 0 1\n0 0 1e300 0\n1e10\n";
  for (int i = 0; i < 500; ++i) input += "-1e10\n1e10\n";
  const PageReader page(replay_page(input));
  EXPECT_EQ(page.frame("expected", 1000), cut(frames_of(simulated(input), 1)[999]));
  EXPECT_LT(page.facts()["expected"]["spelled"].items.size(), 1010U);
  std::string nan;
  for (int i = 0; i < 1001; ++i) nan += "nan nan 1 1\n";
  const PageReader actual(replay_page(input, nan));
  EXPECT_EQ(actual.facts()["actual"]["spelled"].items.size(), 2U + 1U);
  EXPECT_EQ(actual.frame("actual", 700), "nan nan 1 1 ");
}

TEST(Replay, IsSafeForAnyOutput) {
  const std::string evil = "</script><script>alert(1)</script> <!-- {{state}} \xE2\x80\xA8 ]]>\n";
  const std::string page = replay_page(kTwoAgents, evil + evil);
  const PageReader reader(page);
  EXPECT_EQ(reader.text("actual", 1, 0, 0), "</script><script>alert(1)</script>");
  EXPECT_EQ(reader.text("actual", 1, 0, 2), "{{state}}");
  EXPECT_THAT(page, Not(::testing::HasSubstr("alert(1)<")));
}

}  // namespace
}  // namespace flocking::testing
