#include "sim/vehicle.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <numbers>
#include <random>

#include "steering/scene.h"

namespace flocking::sim {
namespace {

using steering::is_close;

constexpr double kPi = std::numbers::pi;

/// body(&Traits::mass, 2, &Traits::max_speed, 5) sets these members; the others keep their
/// defaults.
Traits body() { return {}; }
template <class Member, class Value, class... Rest>
Traits body(Member Traits::*member, Value value, Rest... rest) {
  Traits traits = body(rest...);
  traits.*member = value;
  return traits;
}

Motion at_origin(Vec2 velocity) { return {{0, 0}, velocity, velocity}; }

Motion course(const Motion& before, Vec2 force, const Traits& traits, double dt = 1) {
  return moved(before, force, traits, Integrator::kCourse, dt);
}

Vec2 new_velocity(Vec2 velocity, Vec2 force, const Traits& traits, double dt = 1) {
  return course(at_origin(velocity), force, traits, dt).body_velocity;
}

// Accelerates by (6, 8)/2 for 0.5 s, then moves by the new velocity for 0.5 s.
TEST(Vehicle, DividesTheForceByItsMass) {
  const Motion after = course({{1, 2}, {0, 0}, {0, 0}}, {6, 8}, body(&Traits::mass, 2), 0.5);
  EXPECT_EQ(after.body_velocity, (Vec2{1.5, 2}));
  EXPECT_EQ(after.position, (Vec2{1.75, 3}));
}

// A force of length 10 is limited to 5: (3, 4). Only then is it divided by the mass.
TEST(Vehicle, CutsTheForce) {
  EXPECT_TRUE(is_close(new_velocity({1, 1}, {6, 8}, body(&Traits::mass, 2, &Traits::max_force, 5)),
                       {2.5, 3}));
  EXPECT_EQ(new_velocity({1, 1}, {6, 8}, body(&Traits::max_force, 10)), (Vec2{7, 9}));
}

// (1, 2) + (5, 6) = (6, 8), of length 10.
TEST(Vehicle, CutsTheSpeed) {
  const Motion after = course(at_origin({1, 2}), {5, 6}, body(&Traits::max_speed, 5));
  EXPECT_TRUE(is_close(after.body_velocity, {3, 4}));
  EXPECT_EQ(new_velocity({1, 2}, {5, 6}, body(&Traits::max_speed, 10)), (Vec2{6, 8}));
}

// The impulse adds (0, 8)/2*0.25 = (0, 1), which remains afterwards. Then steering by (-2, 0) for
// 0.5 s slows the vehicle from 5 to 4, and the body by the same amount.
TEST(Vehicle, KeepsAnImpulseThatExceedsTheSpeedLimit) {
  Traits traits =
      body(&Traits::mass, 2, &Traits::max_speed, 5, &Traits::external_force, Vec2{0, 8});
  Motion motion = course(at_origin({5, 0}), {100, 0}, traits, 0.25);
  EXPECT_EQ(motion.body_velocity, (Vec2{5, 1}));
  traits.external_force = {};
  motion = course(motion, {100, 0}, traits, 0.25);
  EXPECT_EQ(motion.body_velocity, (Vec2{5, 1}));
  motion = course(motion, {-4, 0}, traits, 0.5);
  EXPECT_EQ(motion.vehicle_velocity, (Vec2{4, 0}));
  EXPECT_EQ(motion.body_velocity, (Vec2{4, 1}));
}

// exp(-ln 2 * 2) = 1/4, applied after the force and the speed limit and before the movement.
TEST(Vehicle, SlowsDownByFriction) {
  const Traits traits = body(&Traits::max_speed, 8, &Traits::friction, std::log(2.0));
  const Motion after = course(at_origin({0, 4}), {0, 100}, traits, 2);
  EXPECT_TRUE(is_close(after.body_velocity, {0, 2}));
  EXPECT_TRUE(is_close(after.position, {0, 4}));
}

// From (2, 0) to (0, +-2) is a quarter turn; an eighth is allowed. The speed stays 2.
TEST(Vehicle, TurnsNoFasterThanItMay) {
  const Traits slow = body(&Traits::max_turn_rate, kPi / 2);
  const double root = std::sqrt(2.0);
  EXPECT_TRUE(is_close(new_velocity({2, 0}, {-4, 4}, slow, 0.5), {root, root}));
  EXPECT_TRUE(is_close(new_velocity({2, 0}, {-4, -4}, slow, 0.5), {root, -root}));
  EXPECT_TRUE(is_close(new_velocity({2, 0}, {4, -4}, slow, -0.5), {root, root})) << "|dt|";
  EXPECT_EQ(new_velocity({2, 0}, {-2, 2}, body(&Traits::max_turn_rate, 1.6)), (Vec2{0, 2}));
}

// A quarter turn to the left of v is (-v.y, v.x).
TEST(Vehicle, TurnsLeftForAnAboutTurn) {
  const Traits traits = body(&Traits::max_turn_rate, kPi / 2);
  for (const Vec2 v : {Vec2{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {3, 4}, {4, 3}, {-5, 7}, {0.1, 0.7}}) {
    EXPECT_TRUE(is_close(new_velocity(v, -2.0 * v, traits), side_of(v))) << v.x << ", " << v.y;
  }
}

TEST(Vehicle, TurnsFreelyFromRestAndToRestAndByExternalForces) {
  const Traits traits = body(&Traits::max_turn_rate, 1e-3);
  EXPECT_EQ(new_velocity({0, 0}, {-3, 4}, traits), (Vec2{-3, 4}));
  EXPECT_EQ(new_velocity({-3, 4}, {3, -4}, traits), Vec2{});
  const Traits windy = body(&Traits::external_force, Vec2{-2, 2}, &Traits::max_turn_rate, 1e-3);
  EXPECT_EQ(new_velocity({2, 0}, {0, 0}, windy), (Vec2{0, 2}));
}

// (1, 2) + (3, 4)*0.5 + (8, -8)/2*0.5*0.5/2: the old velocity moves the agent.
TEST(Vehicle, MovesByTheFullEquations) {
  const Motion before{{1, 2}, {3, 4}, {3, 4}};
  const Motion after = moved(before, {8, -8}, body(&Traits::mass, 2), Integrator::kMotion, 0.5);
  EXPECT_EQ(after.position, (Vec2{1 + 1.5 + 0.5, 2 + 2 - 0.5}));
  EXPECT_EQ(after.body_velocity, (Vec2{5, 2}));
  const Traits windy = body(&Traits::mass, 2, &Traits::external_force, Vec2{8, -8});
  EXPECT_EQ(moved(before, {0, 0}, windy, Integrator::kMotion, 0.5).position, after.position);
}

// (3, 4) - (2, 0)*0.5 = (2, 4), then back by half of that. Friction doubles the speed.
TEST(Vehicle, GoesBackInTime) {
  const Motion after = course({{1, 2}, {3, 4}, {3, 4}}, {2, 0}, {}, -0.5);
  EXPECT_EQ(after.body_velocity, (Vec2{2, 4}));
  EXPECT_EQ(after.position, Vec2{});
  EXPECT_TRUE(
      is_close(new_velocity({3, 4}, {}, body(&Traits::friction, std::log(4.0)), -0.5), {6, 8}));
}

bool same_bits(Vec2 a, Vec2 b) {
  return std::memcmp(&a.x, &b.x, sizeof a.x) == 0 && std::memcmp(&a.y, &b.y, sizeof a.y) == 0;
}

TEST(Vehicle, WithoutLimitsEqualsTheCoursesExactly) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> uniform(-1, 1);
  const auto number = [&] {  // a number of any size, often a zero of either sign
    const double size = std::ldexp(uniform(random), static_cast<int>(random() % 200) - 100);
    return random() % 8 == 0 ? std::copysign(0.0, size) : size;
  };
  for (int i = 0; i < 100'000; ++i) {
    const Vec2 p{number(), number()}, v{number(), number()}, f{number(), number()};
    const double dt = number();
    const Motion after = course({p, v, v}, f, {}, dt);
    const Vec2 velocity = {v.x + f.x * dt, v.y + f.y * dt};
    ASSERT_TRUE(same_bits(after.body_velocity, velocity));
    ASSERT_TRUE(same_bits(after.position, {p.x + velocity.x * dt, p.y + velocity.y * dt}));
  }
}

}  // namespace
}  // namespace flocking::sim
