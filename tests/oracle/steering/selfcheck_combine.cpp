#include <cmath>

#include "check.h"
#include "combine.h"
#include "random.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// Of the second force, 10 - 6 = 4 fits: (6, 4), of length 7.2111; then 10 - sqrt(52) of the third
// force.
void check_add_within() {
  Vec total;
  check(add_within(total, {6, 0}, 10) && add_within(total, {0, 6}, 10), "room for two");
  check_near(total, {6, 4}, "the second is cut");
  check(add_within(total, {5, 0}, 10), "room for the third");
  check_near(total, {16 - std::sqrt(52.0), 4}, "prioritized");
  check(std::fabs(total.x - 8.788897) < 5e-7, "prioritized, as the project says it");
  total = {0, 10};
  check(!add_within(total, {1, 0}, 10) && total == Vec{0, 10}, "no force is left");
}

// Seek (3, 4) and flee (-9, -12), see selfcheck_targets.cpp.
World torn(Method method) {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {3, 4}}});
  limit_all(world, 10, 100);
  Personality& self = world.agents[0].personality;
  self.seek = {{true, 2}, {30, 40}};
  self.flee.enabled = true;
  self.flee.weight = 0.5;
  self.flee.target = {30, 40};
  world.combine = method;
  return world;
}

Vec force_of(World world) {
  step(world, 0);
  return world.agents[0].state.force;
}

// 2 * (3, 4) - 0.5 * (9, 12) = (1.5, 2), of length 2.5.
void check_sums() {
  World world = torn(Method::kSum);
  check_near(force_of(world), {1.5, 2}, "sum");
  world.combine = Method::kTruncated;
  world.agents[0].personality.max_force = 1;
  check_near(force_of(world), {0.6, 0.8}, "truncated");
  world.combine = Method::kSum;
  check_near(force_of(world), {0.6, 0.8}, "sum, limited by the vehicle");
  for (const Method method : {Method::kTruncated, Method::kPrioritized, Method::kDithered}) {
    world.combine = method;
    check_throws(
        [](World& w) {
          w.agents[0].personality.max_force.reset();
          step(w, 1);
        },
        world, "every method but sum needs max_force");
  }
}

// Flee first: (-4.5, -6), of length 7.5. Of seek's (6, 8), max_force - 7.5 = 2.5 fits: (1.5, 2).
void check_prioritized() {
  World world = torn(Method::kPrioritized);
  world.agents[0].personality.max_force = 10;
  check_near(force_of(world), {-3, -4}, "prioritized, flee before seek");
  world.agents[0].personality.max_force = 7.5;
  world.agents[0].personality.wander.enabled = true;
  check_near(force_of(world), {-4.5, -6}, "prioritized, nothing left");
  check(!combine(world, 0, 1).memory.wander, "what is not reached does not move on");
  world.priorities = {Behaviour::kSeek};
  check_near(force_of(world), {4.5, 6}, "prioritized, a shorter order");
}

// Separation comes before alignment: draws 256 and 257 decide. Forces: (-0.12, -0.16) * 3/0.8, and
// mean (2, 1) * 2/0.5.
void check_dithered() {
  World world = flock_world(Profile::kCourse, {{{0, 0}, {1, 0}}, {{3, 4}, {3, 2}}});
  world.course = {.r_s = 5, .f_s_max = 9, .r_a = 5, .k_s = 3, .k_a = 2};
  limit_all(world, 100, 100);
  world.combine = Method::kDithered;
  world.agents[0].personality.cohesion.enabled = false;
  int separated = 0;
  int aligned = 0;
  for (world.step = 1; world.step <= 4000; ++world.step) {
    const bool first = uniform(1, 0, world.step, 256) < 0.8;
    const bool second = !first && uniform(1, 0, world.step, 257) < 0.5;
    const Vec expected = first ? Vec{-0.45, -0.6} : second ? Vec{8, 4} : Vec{};
    check_near(combine(world, 0, 1).force, expected, "dithered");
    separated += first ? 1 : 0;
    aligned += second ? 1 : 0;
  }
  // Five standard errors of 4000 draws with p = 0.8 and p = 0.1.
  check(std::abs(separated - 3200) < 127, "dithered separation");
  check(std::abs(aligned - 400) < 95, "dithered alignment");
}

// After a zero force, the next behaviour is tried; a probability of 0 is never tried.
void check_dithered_zeros() {
  World world = torn(Method::kDithered);
  world.agents[0].personality.flee.panic_distance = 1;
  world.chances = {{Behaviour::kFlee, 1}, {Behaviour::kSeek, 1}};
  check_near(force_of(world), {6, 8}, "dithered, flee has nothing to flee from");
  world.agents[0].personality.max_force = 5;
  check_near(force_of(world), {3, 4}, "dithered, truncated");
  world.chances = {{Behaviour::kSeek, 0}};
  check(force_of(world) == Vec{}, "dithered, never");
}

void check_naming() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {}}, {{1, 0}, {}}});
  world.agents[0].personality.pursue.enabled = true;
  check(!is_on(world, 0, Behaviour::kPursue), "no agent pursues itself");
  world.agents[0].personality.pursue.target = 1;
  check(is_on(world, 0, Behaviour::kPursue), "but another");
  check_throws(
      [](World& w) {
        w.agents[0].personality.pursue.target = 2;
        step(w, 1);
      },
      world, "a missing agent is an error");
  world.agents[0].personality.interpose = {{true, 1}, {1, {}}, {{}, {3, 3}}};
  check(is_on(world, 0, Behaviour::kInterpose), "between another and a point");
  world.agents[0].personality.interpose.a.agent = 0;
  check(!is_on(world, 0, Behaviour::kInterpose), "no agent interposes itself");
  // With weight 0, max_speed is not needed. K_s = 1, multiplied by the weight 3.
  world = flock_world(Profile::kBook, {{{0, 0}, {}}, {{1, 0}, {}}});
  world.course = {.r_c = 5, .r_s = 5, .k_s = 1};
  check_near(force_of(world), {-1, 0}, "book separation alone needs no max_speed");
  world.agents[0].personality.separation.weight = 3;
  check_near(force_of(world), {-3, 0}, "weights come on top of the constants");
  // F_c = (1, 0)/1, multiplied by K_c = 5 and by 0.5.
  world.profile = Profile::kCourse;
  world.course = {.r_c = 1, .k_c = 5};
  world.agents[0].personality.cohesion.weight = 0.5;
  check_near(force_of(world), {2.5, 0}, "and so in the course");
}

}  // namespace

void check_combine() {
  check_add_within();
  check_sums();
  check_prioritized();
  check_dithered();
  check_dithered_zeros();
  check_naming();
}

}  // namespace oracle::steering
