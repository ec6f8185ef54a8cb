// Whole simulations with every behaviour enabled: properties that must hold for all numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <utility>

#include "settings/resolve.h"
#include "sim/flock.h"
#include "steering/scene.h"
#include "support/sanitized.h"

namespace flocking::sim {
namespace {

using steering::is_close;

constexpr std::size_t kAgents = 12;

/// Settings as paths and values. The prefix @ marks a point, # an agent, ~ a value that changes
/// sign in a mirror.
const std::string kEverything = R"(
  max_speed 5 max_force 9 radius 0.5 fov 300 max_neighbors 5 friction 0.1 smooth_heading 3
  neighbors.every 2 seek.target @30,10 flee.target @-5,4 flee.distance 15 arrive.target @9,-7
  pursue.target #1 pursue.turnaround 0.5 pursue.offset_distance 2 pursue.offset_angle ~1
  evade.targets #2 obstacle.rock.center @12,3 obstacle.rock.radius 4 wall.north.from @19,16
  wall.north.to @1,16 obstacle_avoidance.min_box_length 9 wall_avoidance.feeler_length 6
  interpose.a #3 interpose.b @2,2 hide.from #4 hide.distance 3 path_following.waypoints @5,5
  offset_pursuit.leader #5 offset_pursuit.offset -2,0 leader_following.leader #6
  unaligned_collision_avoidance.radius 15 unaligned_collision_avoidance.distance 3 )";

/// A way to describe the same world: mirrored, turned, moved, with agents in another order.
struct Frame {
  bool mirror = false;
  Vec2 x_axis = {1, 0};  ///< zero: everything is at one point
  Vec2 shift{};
  std::size_t stride = 1;
  Vec2 drift{};  ///< added to every velocity

  [[nodiscard]] Vec2 direction(Vec2 v) const {
    return to_world({v.x, mirror ? -v.y : v.y}, x_axis);
  }
  [[nodiscard]] Vec2 point(Vec2 p) const { return direction(p) + shift; }
  [[nodiscard]] std::size_t agent(std::size_t i) const {
    return (i * stride + stride - 1) % kAgents;
  }

  [[nodiscard]] std::string told(const std::string& value) const {
    if (value[0] == '~') return (mirror ? "-" : "") + value.substr(1);
    if (value[0] == '#') return std::to_string(agent(std::stoul(value.substr(1))));
    Vec2 p;
    if (std::sscanf(value.c_str(), "@%lf,%lf", &p.x, &p.y) != 2) return value;
    return std::to_string(point(p).x) + "," + std::to_string(point(p).y);
  }
};

void set(settings::Tree& tree, const std::string& settings, const Frame& frame = {}) {
  std::istringstream in(settings);
  for (std::string path, value; in >> path >> value;) {
    // In a mirror, the front of a wall is on its other side.
    if (frame.mirror && path.starts_with("wall."))
      path = path.ends_with("to") ? "wall.north.from" : "wall.north.to";
    tree.set(path, frame.told(value), settings::Origin::of_flag(path));
  }
}

Configuration resolved(const settings::Tree& tree) {
  return settings::resolve(tree, {10, 5, 4, 8, 1, 1.5, 0.5}, kAgents);
}

std::unique_ptr<Flock> flock_with(std::uint64_t seed, const std::string& settings,
                                  const Frame& frame = {}) {
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<double> uniform(-1, 1);
  FlockState start(kAgents);
  for (std::size_t i = 0; i < kAgents; ++i) {
    const Vec2 position = {10 + 10 * uniform(random), 10 + 10 * uniform(random)};
    const Vec2 velocity = {3 * uniform(random), 3 * uniform(random)};
    start.set(frame.agent(i), frame.point(position), frame.direction(velocity) + frame.drift);
  }
  settings::Tree tree;
  set(tree, settings, frame);
  return std::make_unique<Flock>(std::move(start), resolved(tree));
}

void for_all(const std::function<void(const std::string& rules_and_method)>& test) {
  for (const std::string rules : {"course", "course-tests", "book", "buas", "howtorts"}) {
    for (const std::string method : {"sum", "truncated", "prioritized", "dithered"}) {
      SCOPED_TRACE(rules + ", " + method);
      test(" rules " + rules + " combine.method " + method + " ");
    }
  }
}

bool same(const FlockState& a, const FlockState& b) { return a.agents == b.agents; }

void expect_the_same_in(const Frame& frame, const std::string& more) {
  for_all([&](const std::string& method) {
    // draws depend on the agent's index
    if (frame.stride != 1 && method.ends_with("dithered ")) return;
    for (std::uint64_t seed = 0; seed < (testing::kIsSanitized ? 5 : 50); ++seed) {
      const auto a = flock_with(seed, kEverything + method + more);
      const auto b = flock_with(seed, kEverything + method + more, frame);
      for (const double dt : {0.125, 0.0625, 0.125, 0.25, 0.125}) {
        a->step(dt);
        b->step(dt);
      }
      for (std::size_t i = 0; i < kAgents; ++i) {
        const std::size_t k = frame.agent(i);
        const Vec2 position = frame.point(a->state().position(i));
        ASSERT_TRUE(is_close(b->state().position(k), position, 1e-9)) << "seed " << seed;
        const Vec2 velocity = frame.direction(a->state().velocity(i));
        ASSERT_TRUE(is_close(b->state().velocity(k), velocity, 1e-9)) << "seed " << seed;
      }
    }
  });
}

// Excludes the turn rate (an about-turn goes left, and braking is an about-turn except for
// rounding) and wander.
TEST(Properties, HoldInEveryFrame) {
  expect_the_same_in({.shift = {64, -32}}, "no_overlap true");
  expect_the_same_in({.x_axis = {0, 1}}, "no_overlap true");
  expect_the_same_in({.mirror = true}, "no_overlap true");
  expect_the_same_in({.stride = 5}, "");  // pushes depend on the agent's index
}

const std::string kOnSpot =
    "offset_pursuit.offset 0,0 leader_following.distance 0 max_turn_rate 1 wander.enabled true "
    "containment.box 1,2,3,4 ";

// Agents, targets, obstacles, walls and waypoints are all at one point, at rest or not.
TEST(Properties, NothingBecomesNanIfAllCoincide) {
  for_all([](const std::string& method) {
    for (const std::string more :
         {"no_overlap true", "radius 0", "radius 0 no_overlap true", "separation.literal true"}) {
      for (const Vec2 drift : {Vec2{}, {3, 4}}) {
        const Frame spot{.x_axis = {0, 0}, .shift = {7, 7}, .drift = drift};
        const auto flock = flock_with(1, kEverything + method + kOnSpot + more, spot);
        for (const double dt : {0.0, 0.125, 0.125, -0.125, 0.125}) flock->step(dt);
        const FlockView view = flock->view();
        for (const AgentState& agent : view.state.agents) {
          const double sum = agent.x + agent.y + agent.vx + agent.vy;
          ASSERT_TRUE(std::isfinite(sum)) << more;
        }
        for (const Column* column : {&view.heading_x, &view.heading_y, &view.smoothed_x,
                                     &view.force_x, &view.force_y, &view.force_side}) {
          for (const double value : *column) ASSERT_TRUE(std::isfinite(value)) << more;
        }
      }
    }
  });
}

TEST(Properties, ForcesNeverExceedMaxForce) {
  for_all([](const std::string& method) {
    double most = 0.0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const auto flock = flock_with(seed, kEverything + method + "wander.enabled true");
      for (int step = 0; step < 5; ++step) {
        flock->step(0.125);
        const FlockView view = flock->view();
        for (std::size_t i = 0; i < kAgents; ++i) {
          most = std::max(most, length({view.force_x[i], view.force_y[i]}));
        }
      }
    }
    EXPECT_LE(most, 9 * (1 + 1e-12));
    EXPECT_GE(most, 9 * (1 - 1e-12)) << "the limit was never tried";
  });
}

// The longest force is radius 1.2 + distance 2: n steps change the place by at most 3.2*dt*dt*n*(n
// + 1)/2. In buas the agent steers to max_speed and is never faster: n*5*dt.
TEST(Properties, WanderIsBounded) {
  const std::string alone =
      " wander.enabled true cohesion.weight 0 separation.weight 0 alignment.weight 0";
  for (const std::string rules : {"course", "book", "howtorts", "buas max_speed 5"}) {
    const bool is_buas = rules.starts_with("buas");
    const auto flock = flock_with(3, "rules " + rules + alone);
    const FlockState start = flock->state();
    for (int n = 1; n <= 40; ++n) {
      flock->step(0.125);
      const double most = is_buas ? n * 5 * 0.125 : 3.2 * 0.125 * 0.125 * n * (n + 1) / 2;
      for (std::size_t i = 0; i < kAgents; ++i) {
        const Vec2 on_course = is_buas ? Vec2{} : start.velocity(i) * (n * 0.125);
        const double off = distance(start.position(i) + on_course, flock->state().position(i));
        ASSERT_LE(off, most + 1e-9);
        ASSERT_GT(off, 0.0);
      }
    }
  }
}

TEST(Properties, ResultsDependOnTheSeed) {
  for_all([](const std::string& method) {
    const auto after = [&](const std::string& seed) {
      const auto flock =
          flock_with(4, kEverything + method + "max_force 1e6 wander.enabled true " + seed);
      for (int step = 0; step < 5; ++step) flock->step(0.125);
      return flock->state();
    };
    EXPECT_TRUE(same(after("seed 5"), after("seed 5")));
    EXPECT_FALSE(same(after("seed 5"), after("seed 6")));
  });
}

void expect_nothing_stays(const std::string& settings) {
  const auto untouched = flock_with(6, settings);
  const auto touched = flock_with(6, settings);
  settings::Tree tree;
  set(tree, settings);
  for (int step = 0; step < 5; ++step) {
    set(tree,
        "external_force 3,4 agent.3.mass 9 wrap 9,9 wander.jitter 7 seed 8 group.a.agents 0-5");
    touched->configure(resolved(tree));
    for (const char* path :
         {"external_force", "agent.3.mass", "wrap", "wander.jitter", "seed", "group.a.agents"}) {
      tree.unset(path, settings::Origin::of_flag(path));
    }
    touched->configure(resolved(tree));
    untouched->step(0.125);
    touched->step(0.125);
    EXPECT_TRUE(same(touched->state(), untouched->state())) << "step " << step;
  }
}

TEST(Properties, UnsetSettingsLeaveNoTrace) {
  expect_nothing_stays("");
  for_all([](const std::string& method) { expect_nothing_stays(kEverything + method); });
}

}  // namespace
}  // namespace flocking::sim
