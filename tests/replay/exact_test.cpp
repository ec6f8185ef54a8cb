// Tests of the flock as computed, and of its rules, in a replay.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <string>
#include <vector>

#include "core/senses.h"
#include "io/assignment_reader.h"
#include "io/scanner.h"
#include "replay/page_reader.h"
#include "replay/replays.h"
#include "settings/resolve.h"
#include "sim/flock.h"
#include "support/memory_file.h"

namespace flocking::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kExactThree =
    "9 4 2 9 0.7 1.5 0.3 3\n0.123456789 0 1e-7 0\n1 2 0 1\n-2 1 0 0\n";

sim::Flock exact_flock_of(std::string_view input) {
  const MemoryFile memory(input);
  const io::File file = memory.file();
  io::Scanner scanner(file, [] {});
  io::Assignment assignment = io::read_assignment(scanner, [] { return ~std::uint64_t{0}; });
  sim::Configuration configuration =
      settings::resolve({}, assignment.parameters, assignment.flock.size());
  return {std::move(assignment.flock), std::move(configuration)};
}

bool has_bits_of(const PageReader& page, std::size_t frame, const FlockState& state) {
  for (std::size_t agent = 0; agent < state.size(); ++agent) {
    const AgentState& one = state.agents[agent];
    const std::size_t at = frame * state.size() + agent;
    const auto is = [&](const char* name, double value) {
      return std::bit_cast<std::uint64_t>(page.doubles(name).at(at)) ==
             std::bit_cast<std::uint64_t>(value);
    };
    if (!is("exact.x", one.x) || !is("exact.y", one.y)) return false;
    if (!is("exact.vx", one.vx) || !is("exact.vy", one.vy)) return false;
  }
  return true;
}

TEST(ReplayExact, NumbersAreTheFlocksToTheLastBit) {
  const PageReader page(replay_page(std::string(kExactThree) + "0.1 -0.25 0.3\n"));
  sim::Flock flock = exact_flock_of(kExactThree);
  EXPECT_TRUE(has_bits_of(page, 0, flock.state()));
  for (std::size_t frame = 1; const double dt : {0.1, -0.25, 0.3}) {
    flock.step(dt);
    EXPECT_TRUE(has_bits_of(page, frame, flock.state())) << frame;
    ++frame;
  }
  EXPECT_THAT(page.doubles("exact.dt"), ElementsAre(0.0, 0.1, -0.25, 0.3));
  EXPECT_THAT(page.doubles("exact.heading"), IsEmpty());
}

TEST(ReplayExact, HeadingsAreThoseOfTheStart) {
  const PageReader page(replay_page(std::string(kExactThree) + "0.1\n", {}, {{"mass", "2"}}));
  EXPECT_THAT(page.doubles("exact.heading"), ElementsAre(1, 0, 0, 1, 1, 0));
}

TEST(ReplayExact, NumbersAreLeftOutWhereTheyAreTooMany) {
  const std::string input = std::string(kExactThree) + "1 1\n";
  EXPECT_EQ(PageReader(replay_page(input, {}, {}, {.exact = 36})).doubles("exact.x").size(), 9U);
  const PageReader page(replay_page(input, {}, {}, {.exact = 35}));
  EXPECT_THAT(page.doubles("exact.x"), IsEmpty());
  EXPECT_EQ(page.facts()["exact_left_out"].text, "too many for a page: 36 numbers");
}

TEST(ReplayExact, NumbersGoBeforeAnyStepDoes) {
  std::string input = kExactThree;
  for (int i = 0; i < 50; ++i) input += "0.01\n";
  const std::size_t all = PageReader(replay_page(input)).size() / 4 * 3;
  const PageReader page(replay_page(input, {}, {}, {.state_bytes = all - 100}));
  EXPECT_THAT(page.doubles("exact.x"), IsEmpty());
  EXPECT_EQ(page.facts()["exact_left_out"].text, "too large for a page");
  EXPECT_EQ(page.facts()["stride"].count(), 1U);
}

TEST(ReplayExact, NumbersNeedAllStepsAndAllAgents) {
  const std::string input = std::string(kExactThree) + "1 1 1 1 1 1 1 1\n";
  EXPECT_EQ(PageReader(replay_page(input, {}, {}, {.agents = 2})).facts()["exact_left_out"].text,
            "agents are left out");
  EXPECT_EQ(PageReader(replay_page(input, {}, {}, {.values = 60})).facts()["exact_left_out"].text,
            "steps are left out");
}

TEST(ReplayRules, AreThoseOfEachClass) {
  const PageReader page(replay_page(std::string(kExactThree) + "1\n", {},
                                    {{"agent.1.max_speed", "3"},
                                     {"agent.1.cohesion.weight", "2"},
                                     {"combine.method", "truncated"},
                                     {"max_force", "9"},
                                     {"fov", "200"}}));
  const Json& rules = page.facts()["calculation"][0];
  EXPECT_EQ(rules["combine"].text, "truncated");
  ASSERT_EQ(rules["classes"].items.size(), 2U);
  const std::size_t own = rules["class_of"][1].count();
  const Json& one = rules["classes"][own];
  EXPECT_EQ(one["max_speed"].number, 3);
  EXPECT_EQ(one["forces"][0]["name"].text, "cohesion");
  EXPECT_EQ(one["forces"][0]["weight"].number, 1.4);
  EXPECT_EQ(one["fov"].number, 200);
  EXPECT_EQ(one["fov_cosine"].number, FieldOfView(200).cosine_of_half);
  EXPECT_TRUE(rules["classes"][1 - own]["max_speed"].is_null());
}

TEST(ReplayRules, AreNotedWhereTheyChange) {
  const PageReader page(replay_page(std::string(kExactThree) +
                                    "1\nset cohesion.weight 2\n1\nset wrap 50,50\n1\n"
                                    "unset cohesion.weight\n1\n"));
  std::vector<std::uint64_t> from;
  for (const Json& rules : page.facts()["calculation"].items) {
    from.push_back(rules["from_step"].count());
  }
  EXPECT_THAT(from, ElementsAre(0, 2, 4));
}

TEST(ReplayRules, EndWhereThereAreVeryMany) {
  std::string input = kExactThree;
  for (int i = 0; i < 150; ++i) input += "set cohesion.weight " + std::to_string(i) + "\n1\n";
  const Json rules = PageReader(replay_page(input)).facts()["calculation"];
  ASSERT_EQ(rules.items.size(), 101U);
  EXPECT_FALSE(rules[99]["classes"].items.empty());
  EXPECT_TRUE(rules[100]["classes"].items.empty());
}

}  // namespace
}  // namespace flocking::testing
