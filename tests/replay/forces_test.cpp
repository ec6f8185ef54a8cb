// Tests of recording the forces of behaviours while steps are computed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/assignment_reader.h"
#include "io/scanner.h"
#include "oracle/random_assignment.h"
#include "replay/page_reader.h"
#include "replay/replays.h"
#include "settings/resolve.h"
#include "sim/flock.h"
#include "support/memory_file.h"
#include "support/simulated.h"

namespace flocking::testing {
namespace {

using ::testing::ElementsAre;

constexpr const char* kFive =
    "9 4 2 9 0.7 1.5 0.3 5\n0 0 1 0\n1 2 0 1\n-2 1 1 1\n3 3 -1 0\n2 -2 0 0\n";

sim::Flock flock_of(std::string_view input, const Settings& settings) {
  settings::Tree tree;
  for (const auto& [path, value] : settings) {
    tree.set(path, value, settings::Origin::of_flag("--set"));
  }
  const MemoryFile memory(input);
  const io::File file = memory.file();
  io::Scanner scanner(file, [] {});
  io::Assignment assignment = io::read_assignment(scanner, [] { return ~std::uint64_t{0}; });
  sim::Configuration configuration =
      settings::resolve(tree, assignment.parameters, assignment.flock.size());
  return {std::move(assignment.flock), std::move(configuration)};
}

const std::vector<Settings>& many_settings() {
  static const std::vector<Settings> all = {
      {},
      {{"rules", "course-tests"}},
      {{"seek.target", "30,1"}, {"max_speed", "3"}, {"wander.enabled", "true"}},
      {{"rules", "book"}, {"max_speed", "3"}, {"flee.target", "1,1"}, {"seek.weight", "2"}},
      {{"rules", "buas"}, {"max_speed", "3"}, {"max_force", "2"}, {"arrive.target", "4,4"}},
      {{"combine.method", "prioritized"},
       {"max_force", "1"},
       {"seek.target", "9,9"},
       {"max_speed", "3"}},
      {{"combine.method", "dithered"},
       {"max_force", "1"},
       {"seek.target", "9,9"},
       {"max_speed", "3"}},
      {{"combine.method", "truncated"}, {"max_force", "0.5"}, {"neighbors.every", "2"}},
      {{"agent.1.seek.target", "5,5"}, {"max_speed", "2"}, {"agent.2.cohesion.enabled", "false"}}};
  return all;
}

bool are_same_bits(const FlockState& a, const FlockState& b) {
  return a.size() == b.size() && (a.size() == 0 || std::memcmp(a.agents.data(), b.agents.data(),
                                                               a.size() * sizeof(AgentState)) == 0);
}

TEST(WatchedForces, ChangeNoBitOfASteppedFlock) {
  for (const Settings& settings : many_settings()) {
    sim::Flock plain = flock_of(kFive, settings);
    sim::Flock watched = flock_of(kFive, settings);
    watched.watch_forces(true);
    for (int step = 0; step < 60; ++step) {
      if (step == 40) watched.watch_forces(false);
      plain.step(0.1);
      watched.step(0.1);
      ASSERT_TRUE(are_same_bits(plain.state(), watched.state())) << "step " << step;
    }
  }
}

TEST(WatchedForces, ChangeNoBitOfNastyFlocks) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const std::string input = oracle::random_assignment(seed);
    sim::Flock plain = flock_of(input, {});
    sim::Flock watched = flock_of(input, {});
    watched.watch_forces(true);
    for (const double dt : {0.5, -0.25, 1.0}) {
      plain.step(dt);
      watched.step(dt);
      ASSERT_TRUE(are_same_bits(plain.state(), watched.state())) << "seed " << seed;
    }
  }
}

TEST(WatchedForces, AddUpToTheForceThatIsPrinted) {
  for (const Settings& settings : many_settings()) {
    sim::Flock flock = flock_of(kFive, settings);
    if (flock.configuration().combine != steering::CombineMethod::kSum) continue;
    if (flock.configuration().traits.front().max_force) continue;
    flock.watch_forces(true);
    for (int step = 0; step < 20; ++step) {
      flock.step(0.1);
      const FlockView view = flock.view();
      for (std::size_t agent = 0; agent < 5; ++agent) {
        Vec2 sum;
        for (const sim::WatchedForce& force : flock.watched_forces()) sum += force.on[agent];
        EXPECT_NEAR(sum.x, view.force_x[agent], 1e-12);
        EXPECT_NEAR(sum.y, view.force_y[agent], 1e-12);
      }
    }
  }
}

Vec2 watched(const sim::Flock& flock, std::string_view name, std::size_t agent) {
  for (const sim::WatchedForce& force : flock.watched_forces()) {
    if (force.name == name) return force.on[agent];
  }
  ADD_FAILURE() << "no " << name;
  return {};
}

TEST(WatchedForces, AreNoneUnlessTheyAreWatched) {
  sim::Flock plain = flock_of(kFive, {});
  plain.step(0.1);
  EXPECT_TRUE(plain.watched_forces().empty());
  sim::Flock steered = flock_of(kFive, {{"mass", "2"}});
  steered.step(0.1);
  EXPECT_TRUE(steered.watched_forces().empty());
  steered.watch_forces(true);
  steered.step(0.1);
  EXPECT_FALSE(steered.watched_forces().empty());
  steered.watch_forces(false);
  steered.step(0.1);
  EXPECT_TRUE(steered.watched_forces().empty());
}

// The first behaviour uses up the small maximum force.
TEST(WatchedForces, AreZeroWhereABehaviorWasNotAsked) {
  sim::Flock flock = flock_of("0 0 0 0 0 0 0 1\n0 0 0 0\n", {{"combine.method", "prioritized"},
                                                             {"combine.priorities", "seek,flee"},
                                                             {"max_force", "0.1"},
                                                             {"max_speed", "3"},
                                                             {"seek.target", "9,0"},
                                                             {"seek.weight", "2"},
                                                             {"flee.target", "0,1"}});
  flock.watch_forces(true);
  flock.step(0.1);
  EXPECT_EQ(watched(flock, "seek", 0), (Vec2{6, 0}));
  EXPECT_EQ(watched(flock, "flee", 0), (Vec2{0, 0}));
}

TEST(ReplayForces, MatchTheSteps) {
  std::string input = kFive;
  for (int i = 0; i < 30; ++i) input += "0.1\n";
  const Settings settings = many_settings()[2];
  const PageReader page(replay_page(input, {}, settings));
  std::vector<std::string> names;
  for (const Json& name : page.facts()["forces"]["names"].items) names.push_back(name.text);
  EXPECT_THAT(names, ElementsAre("cohesion", "separation", "alignment", "seek", "wander"));
  sim::Flock flock = flock_of(kFive, settings);
  flock.watch_forces(true);
  for (std::size_t frame = 1; frame <= 30; ++frame) {
    flock.step(0.1);
    for (const std::string& name : names) {
      for (std::size_t agent = 0; agent < 5; ++agent) {
        const Vec2 force = watched(flock, name, agent);
        EXPECT_EQ(page.force(name, frame, agent).x, static_cast<float>(force.x));
        EXPECT_EQ(page.force(name, frame, agent).y, static_cast<float>(force.y));
      }
    }
  }
}

TEST(ReplayForces, ThatComeLaterWereZeroBefore) {
  const std::string input =
      std::string(kFive) + "1\nset seek.target 50,0\n1\nunset seek.target\n1\n";
  const PageReader page(replay_page(input, {}, {{"max_speed", "5"}}));
  EXPECT_EQ(page.force("seek", 1, 0).x, 0.0F);
  EXPECT_GT(page.force("seek", 2, 0).x, 0.0F);
  EXPECT_EQ(page.force("seek", 3, 0).x, 0.0F);
  EXPECT_NE(page.force("cohesion", 3, 0).x, 0.0F);
}

TEST(ReplayForces, AreLeftOutWhereTheyAreTooMany) {
  const std::string input = std::string(kFive) + "1 1 1 1\n";
  const PageReader enough(replay_page(input, {}, {}, {.forces = 60}));
  EXPECT_FALSE(enough.facts()["forces"].is_null());
  const PageReader page(replay_page(input, {}, {}, {.forces = 59}));
  EXPECT_TRUE(page.facts()["forces"].is_null());
  EXPECT_EQ(page.facts()["forces_left_out"].text, "too many for a page: 60 vectors");
  EXPECT_EQ(page.frame("expected", 4), frames_of(simulated(input), 5)[3]);
  const PageReader none(replay_page(input, {}, {}, {.forces = 4}));
  EXPECT_EQ(none.facts()["forces_left_out"].text, "too many for a page: 60 vectors");
}

TEST(ReplayForces, AreThoseOfTheAgentsThatAreShown) {
  const std::string input = std::string(kFive) + "1 1\n";
  const PageReader all(replay_page(input));
  const PageReader some(replay_page(input, {}, {}, {.agents = 3}));
  ASSERT_EQ(some.shown(), 3U);
  for (std::size_t frame = 1; frame <= 2; ++frame) {
    for (std::size_t place = 0; place < 3; ++place) {
      EXPECT_EQ(some.force("cohesion", frame, place).x, all.force("cohesion", frame, 2 * place).x);
    }
  }
}

}  // namespace
}  // namespace flocking::testing
