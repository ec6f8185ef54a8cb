// Tests the guarantee of the engine: for every search, number of threads and instruction set, all
// bits equal those of the double loop. FLOCKING_RANDOM_FLOCKS (1000) sets the number of flocks.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "sim/double_loop.h"
#include "sim/engines.h"
#include "sim/flock.h"
#include "sim/nasty_flocks.h"

namespace flocking::sim {
namespace {

using testing::all_engines;
using testing::NastyFlock;
using testing::wished_flocks;

constexpr std::array kProfiles = {Profile::kCourse, Profile::kCourseTests};
constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

// The expected results for a flock: its states after each step and its last headings.
struct Truth {
  std::vector<FlockState> states;
  std::vector<Vec2> headings;
};

Truth truth_about(const NastyFlock& flock, Profile profile) {
  Truth truth{{}, testing::first_headings(flock.start)};
  truth.states.reserve(flock.time_steps.size());
  const FlockState* now = &flock.start;
  for (const double dt : flock.time_steps) {
    truth.states.push_back(testing::stepped_by_double_loop(*now, flock.course, profile, dt));
    now = &truth.states.back();
    testing::turn_headings(truth.headings, *now);
  }
  return truth;
}

Configuration configuration_of(const NastyFlock& flock, Profile profile, const Engine& engine) {
  Configuration configuration = plain_configuration(profile, flock.course);
  configuration.engine = engine;
  return configuration;
}

bool is_a_number(const AgentState& agent) { return !std::isnan(agent.vx) && !std::isnan(agent.vy); }

// Compares headings, which are requested only after the last step. For NaN velocities see
// RemembersHeadingsOfThoseWithoutVelocity.
std::string heading_difference(Flock& flock, const Truth& truth) {
  flock.keep_more();
  const FlockView view = flock.view();
  for (std::size_t i = 0; i < truth.headings.size(); ++i) {
    const Vec2 ours{view.heading_x[i], view.heading_y[i]};
    const Vec2 theirs = truth.headings[i];
    if (testing::same_bits(ours.x, theirs.x) && testing::same_bits(ours.y, theirs.y)) continue;
    if (!is_a_number(flock.state().agents[i])) continue;
    return "agent " + std::to_string(i) + " faces " + testing::bits_text(ours) + " instead of " +
           testing::bits_text(theirs);
  }
  return "";
}

// Simulates the flock and returns the first difference; `engine_of(step)` selects the engine of
// each step.
template <class EngineOf>
std::string first_difference(const NastyFlock& nasty, Profile profile, const Truth& truth,
                             const EngineOf& engine_of) {
  try {
    Flock flock(nasty.start, configuration_of(nasty, profile, engine_of(0)));
    for (std::size_t step = 0; step < nasty.time_steps.size(); ++step) {
      flock.configure(configuration_of(nasty, profile, engine_of(step)));
      flock.step(nasty.time_steps[step]);
      const std::string found = testing::difference(flock.state(), truth.states[step]);
      if (!found.empty()) return "step " + std::to_string(step) + ", " + found;
    }
    const std::string found = heading_difference(flock, truth);
    return found.empty() ? "" : "at the end, " + found;
  } catch (const std::exception& failure) {
    return std::string("throws ") + failure.what();
  }
}

std::string text_of(const NastyFlock& flock, Profile profile) {
  return (profile == Profile::kCourse ? "course, " : "course-tests, ") + testing::text_of(flock);
}

// Tests the engines whose index `chosen` accepts.
template <class Chosen>
void expect_same_bytes(const NastyFlock& flock, Profile profile, const Chosen& chosen) {
  const Truth truth = truth_about(flock, profile);
  for (std::size_t k = 0; k < all_engines().size(); ++k) {
    if (!chosen(k)) continue;
    const Engine& engine = all_engines()[k];
    ASSERT_EQ(first_difference(flock, profile, truth, [&engine](std::size_t) { return engine; }),
              "")
        << testing::text_of(engine) << "; " << text_of(flock, profile);
  }
}

template <class Chosen>
void expect_same_bytes(const NastyFlock& flock, const Chosen& chosen) {
  for (const Profile profile : kProfiles) expect_same_bytes(flock, profile, chosen);
}

void expect_same_bytes(const NastyFlock& flock) {
  expect_same_bytes(flock, [](std::size_t) { return true; });
}

// Tests every engine with one thread. Several threads cost more than such a small step, so each
// flock tests only some of those engines.
TEST(SameBytes, OfSmallFlocksOfEverySize) {
  for (std::size_t seed = 0; seed < wished_flocks(1000); ++seed) {
    const NastyFlock flock = testing::nasty_flock(seed, seed % 71);
    expect_same_bytes(flock, [seed](std::size_t engine) {
      return all_engines()[engine].threads == 1 || (engine * 5 + seed) % 16 == 0;
    });
    if (HasFatalFailure()) return;
  }
}

// A sum of few terms is most sensitive to their last bits.
TEST(SameBytes, OfVerySmallFlocks) {
  for (std::size_t seed = 0; seed < wished_flocks(2000); ++seed) {
    expect_same_bytes(testing::nasty_flock(seed, 2 + seed % 4),
                      [](std::size_t engine) { return all_engines()[engine].threads == 1; });
    if (HasFatalFailure()) return;
  }
}

TEST(SameBytes, OfSmallFlocksInEveryWay) {
  for (std::size_t seed = 0; seed < wished_flocks(testing::kinds_of_places()); ++seed) {
    expect_same_bytes(testing::nasty_flock(seed, 40 + seed % 31));
    if (HasFatalFailure()) return;
  }
}

TEST(SameBytes, OfFlocksOf500) {
  for (std::size_t seed = 0; seed < wished_flocks(testing::kinds_of_places()); ++seed) {
    const NastyFlock flock = testing::nasty_flock(seed, 500);
    expect_same_bytes(flock, kProfiles[seed / 2 % 2],
                      [seed](std::size_t engine) { return (engine * 5 + seed) % 8 == 0; });
    if (HasFatalFailure()) return;
  }
}

// The double loop is slow for this many agents, and so is every search if all agents are
// neighbours.
TEST(SameBytes, OfFlocksOf3000) {
  for (std::size_t seed = 0; seed < wished_flocks(testing::kinds_of_places()); ++seed) {
    NastyFlock flock = testing::nasty_flock(seed, 3000);
    flock.time_steps.resize(1);
    expect_same_bytes(flock, kProfiles[seed % 2], [seed](std::size_t engine) {
      return all_engines()[engine].search != Search::kBrute && (engine * 5 + seed) % 16 == 0;
    });
    if (HasFatalFailure()) return;
  }
}

// There are so many agents at one point that threads share the members of a neighbourhood.
TEST(SameBytes, OfACrowd) {
  NastyFlock flock = testing::nasty_flock(1, 2500);
  for (std::size_t i = 0; i < flock.start.size(); ++i) {
    flock.start.set_position(i, {static_cast<double>(i % 7) * 0x1p-30, 0.1});
  }
  flock.course = {1, 1, 1e3, 1, 1, 1, 1};
  flock.time_steps.resize(1);
  for (const Profile profile : kProfiles) {
    expect_same_bytes(flock, profile, [](std::size_t engine) {
      return all_engines()[engine].search != Search::kBrute && all_engines()[engine].threads == 3;
    });
  }
}

// A step must not depend on data that another engine left.
TEST(SameBytes, WhenTheEngineChangesBetweenSteps) {
  for (std::size_t seed = 0; seed < wished_flocks(300); ++seed) {
    NastyFlock flock = testing::nasty_flock(seed, 40 + seed % 50);
    flock.time_steps = {0.125, 0.25, 0.125, -0.125, 0.5, 0.125};
    const auto engine_of = [seed](std::size_t step) {
      return all_engines()[(seed * 31 + step * 11) % all_engines().size()];
    };
    for (const Profile profile : kProfiles) {
      const Truth truth = truth_about(flock, profile);
      ASSERT_EQ(first_difference(flock, profile, truth, engine_of), "") << text_of(flock, profile);
    }
  }
}

NastyFlock small_flock(const CourseParameters& course, const std::vector<AgentState>& agents) {
  NastyFlock flock{"by hand", course, FlockState(agents.size()), {1.0, 0.5}};
  for (std::size_t i = 0; i < agents.size(); ++i) flock.start.agents[i] = agents[i];
  return flock;
}

TEST(SameBytes, OfAnEmptyFlock) { expect_same_bytes(small_flock({1, 1, 1, 1, 1, 1, 1}, {})); }

TEST(SameBytes, WithoutFinitePositions) {
  expect_same_bytes(
      small_flock({1, 1, 1, 1, 1, 1, 1}, {{kNotANumber, 0, 1, 2}, {0, -kInfinite, 3, 4}}));
}

// The square of such a small distance is 0, and so is the computed distance: the two agents are
// neighbours.
TEST(SameBytes, WhereSquaresUnderflow) {
  for (const double apart : {5e-324, 1e-301, 1e-170, 1e-163}) {
    for (const double radius : {0.0, apart / 2, 1e-200}) {
      const CourseParameters course{radius, radius, 1, radius, 1, 1, 1};
      expect_same_bytes(small_flock(course, {{0, 0, 0, 0}, {0, apart, 0, 1}, {1, 1, 1, 1}}));
      if (HasFatalFailure()) return;
    }
  }
}

// The reciprocal of such a distance is almost exactly half way between two doubles.
TEST(SameBytes, OfDistancesWithAllBitsSet) {
  expect_same_bytes(small_flock({1, 3, 1e3, 1, 1, 1, 1},
                                {{0, 0, 0, 0}, {0x1.fffffffffffffp+0, 0, 0, 0}, {0, 9, 0, 1}}));
}

// Headings are the same whether they are kept from the start or requested at the end, even if a
// velocity becomes NaN: an agent with such a velocity keeps its last heading.
TEST(SameBytes, RemembersHeadingsOfThoseWithoutVelocity) {
  // The agent is not a neighbour of any agent, not even of itself: the mean velocity is 0/0.
  const NastyFlock flock = small_flock({.alignment_weight = 1}, {{kInfinite, 0, 0, 2}});
  Flock early(flock.start, configuration_of(flock, Profile::kCourse, {}));
  Flock late(flock.start, configuration_of(flock, Profile::kCourse, {}));
  early.keep_more();
  early.step(1);
  late.step(1);
  late.keep_more();
  ASSERT_TRUE(std::isnan(late.state().agents[0].vy));
  EXPECT_EQ(early.view().heading_x[0], 0);
  EXPECT_EQ(early.view().heading_y[0], 1);
  EXPECT_EQ(late.view().heading_x[0], 0);
  EXPECT_EQ(late.view().heading_y[0], 1);
}

}  // namespace
}  // namespace flocking::sim
