// Tests of runs that are too large for a page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "replay/page_reader.h"
#include "replay/replays.h"
#include "support/simulated.h"

namespace flocking::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

/// Returns an assignment with agents that circle around each other.
std::string assignment(int agents, int steps) {
  std::string input = "50 3 1 50 0.3 1 0.01 " + std::to_string(agents) + "\n";
  for (int i = 0; i < agents; ++i) {
    input += std::to_string(i % 17) + "." + std::to_string(i % 10) + " " +
             std::to_string(i * i % 13) + " 1 " + std::to_string(i % 3) + "\n";
  }
  for (int i = 0; i < steps; ++i) input += "0.1\n";
  return input;
}

/// Returns the output with the value of one agent in one step changed.
std::string changed(const std::string& output, std::size_t agents, std::size_t step,
                    std::size_t agent) {
  const std::vector<std::string_view> all = tokens_of(output);
  const std::size_t at = 4 * ((step - 1) * agents + agent) + 1;
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    text += std::string(i == at ? "77.777" : all[i]) + (i % 4 == 3 ? "\n" : " ");
  }
  return text;
}

/// Expects that the frames in the page contain what was printed in their steps.
void expect_frames(const PageReader& page, const std::string& flock, const std::string& output) {
  const std::size_t agents = page.facts()["agents"].count();
  const std::vector<std::string> frames = frames_of(output, agents);
  for (std::size_t frame = 1; frame < page.steps().size(); ++frame) {
    const std::string& all = frames[page.steps()[frame] - 1];
    const std::vector<std::string_view> values = tokens_of(all);
    std::string expected;
    for (std::size_t place = 0; place < page.shown(); ++place) {
      for (std::size_t field = 0; field < 4; ++field) {
        expected.append(values[4 * page.agent_at(place) + field]).append(" ");
      }
    }
    ASSERT_EQ(page.frame(flock, frame), expected) << "frame " << frame;
  }
}

TEST(Thinning, KeepsEveryKthStepAndTheLast) {
  const std::string input = assignment(3, 201);
  const replay::Budget budget{.values = 20 * 25};
  const PageReader page(replay_page(input, {}, {}, budget));
  const std::uint64_t stride = page.facts()["stride"].count();
  EXPECT_EQ(stride, 16U);
  std::vector<std::uint64_t> steps;
  for (std::uint64_t step = 0; step < 201; step += stride) steps.push_back(step);
  steps.push_back(201);
  EXPECT_EQ(page.steps(), steps);
  EXPECT_EQ(page.facts()["steps"].count(), 201U);
  expect_frames(page, "expected", simulated(input));
  EXPECT_TRUE(page.facts()["forces"].is_null());
  EXPECT_EQ(page.facts()["forces_left_out"].text, "steps are left out");
}

TEST(Thinning, LeavesNothingOutWithoutNeed) {
  const std::string input = assignment(3, 201);
  const PageReader page(replay_page(input, {}, {}, {.values = 203 * 20}));
  EXPECT_EQ(page.facts()["stride"].count(), 1U);
  EXPECT_EQ(page.steps().size(), 202U);
  EXPECT_EQ(page.facts()["forces_left_out"].text, "");
}

// Tests any number of steps, including those where the last step doubles the stride.
TEST(Thinning, KeepsTheLastStepOfAnyNumber) {
  for (int steps = 1; steps <= 90; ++steps) {
    SCOPED_TRACE(steps);
    const std::string input = assignment(2, steps);
    const std::string expected = simulated(input);
    const std::string actual = changed(expected, 2, 1, 1);
    const PageReader alone(replay_page(input, {}, {}, {.values = 10 * 16}));
    const PageReader both(replay_page(input, actual, {}, {.values = 10 * 24}));
    for (const PageReader* page : {&alone, &both}) {
      EXPECT_EQ(page->steps().front(), 0U);
      EXPECT_EQ(page->steps().back(), static_cast<std::uint64_t>(steps));
      EXPECT_LE(page->steps().size(), 15U);
    }
    expect_frames(alone, "expected", expected);
    expect_frames(both, "actual", actual);
  }
}

TEST(Thinning, KeepsTheStepsAroundTheFirstDifference) {
  const std::string input = assignment(3, 500);
  const std::string expected = simulated(input);
  for (const std::size_t step : {1U, 3U, 101U, 250U, 499U, 500U}) {
    SCOPED_TRACE(step);
    const std::string actual = changed(expected, 3, step, 2);
    const PageReader page(replay_page(input, actual, {}, {.values = 100 * 32}));
    EXPECT_EQ(page.facts()["stride"].count(), 8U);
    EXPECT_EQ(page.steps()[page.facts()["difference"]["frame"].count()], step);
    for (std::uint64_t near = step > 5 ? step - 5 : 0; near <= std::min<std::size_t>(step + 5, 500);
         ++near) {
      EXPECT_THAT(page.steps(), Contains(near));
    }
    EXPECT_THAT(page.steps(), Contains(0U));
    EXPECT_THAT(page.steps(), Contains(500U));
    expect_frames(page, "expected", expected);
    expect_frames(page, "actual", actual);
  }
}

TEST(Thinning, GoesOnUntilThePageIsSmallEnough) {
  const std::string input = assignment(20, 300);
  const std::string expected = simulated(input);
  const std::string actual = simulated(input, {{"rules", "course-tests"}});
  const PageReader whole(replay_page(input, actual));
  EXPECT_EQ(whole.facts()["stride"].count(), 1U);
  replay::Budget budget;
  budget.state_bytes = whole.size() * 3 / 4 / 5;
  const PageReader page(replay_page(input, actual, {}, budget));
  EXPECT_LE(page.size(), budget.state_bytes * 4 / 3 + 4);
  EXPECT_GT(page.facts()["stride"].count(), 1U);
  EXPECT_EQ(page.steps().back(), 300U);
  EXPECT_EQ(page.facts()["forces_left_out"].text, "steps are left out");
  expect_frames(page, "expected", expected);
  expect_frames(page, "actual", actual);
}

TEST(Thinning, LeavesAgentsOutWhereAFrameHasTooMany) {
  const std::string input = assignment(95, 20);
  const std::string expected = simulated(input);
  const std::string actual = changed(expected, 95, 7, 33);
  const PageReader page(replay_page(input, actual, {}, {.agents = 10}));
  EXPECT_EQ(page.facts()["agents"].count(), 95U);
  std::vector<std::size_t> shown;
  for (std::size_t place = 0; place < page.shown(); ++place) shown.push_back(page.agent_at(place));
  EXPECT_THAT(shown, ElementsAre(0, 10, 20, 30, 33, 40, 50, 60, 70, 80, 90));
  expect_frames(page, "expected", expected);
  expect_frames(page, "actual", actual);
  const PageReader alone(replay_page(input, {}, {}, {.agents = 10}));
  EXPECT_EQ(alone.shown(), 10U);
  expect_frames(alone, "expected", expected);
}

TEST(Thinning, KeepsWhatIsSpelledInTheFramesThatStay) {
  const std::string input = assignment(1, 64);
  std::string actual;
  for (int i = 1; i <= 64; ++i)
    actual += (i % 24 < 12 ? "nan" : "inf") + std::string(" 1 2 oops\n");
  const PageReader page(replay_page(input, actual, {}, {.values = 20 * 16}));
  EXPECT_GT(page.facts()["stride"].count(), 1U);
  for (std::size_t frame = 1; frame < page.steps().size(); ++frame) {
    const bool is_nan = page.steps()[frame] % 24 < 12;
    EXPECT_EQ(page.frame("actual", frame), std::string(is_nan ? "nan" : "inf") + " 1 2 oops ");
  }
}

}  // namespace
}  // namespace flocking::testing
