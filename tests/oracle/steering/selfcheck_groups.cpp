#include <cmath>

#include "check.h"
#include "group_forces.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// The example of the assignment: E = (0, -1), |E| = r_c, so F_c = (0, -1); V' = -0.125, P' = 0.5 -
// 0.125 * 0.125 = 0.484375.
void check_course_cohesion() {
  World world = flock_world(Profile::kCourse, {{{0, 0.5}, {}}, {{0, -0.5}, {}}});
  world.course = {.r_c = 1, .k_c = 1};
  step(world, 0.125);
  check_near(world.agents[0].state.position, {0, 0.484375}, "course cohesion, position");
  check_near(world.agents[0].state.velocity, {0, -0.125}, "course cohesion, velocity");
}

// From (3, 4), d = 5: course (-3/25, -4/25), length 0.2; tests' rule (-3/5/3, -4/5/4), whose
// "length" is sqrt(0.2^2 * 0.2^2) = 0.04 and whose true length is 0.2 * sqrt(2).
void check_course_separation() {
  World world = flock_world(Profile::kCourse, {{{0, 0}, {}}, {{3, 4}, {}}});
  world.course = {.r_s = 5, .f_s_max = 10};
  check_near(separation(world, 0), {-0.12, -0.16}, "course separation");
  world.course.f_s_max = 0.1;
  check_near(separation(world, 0), {-0.06, -0.08}, "course separation, limited");
  world.profile = Profile::kCourseTests;
  check_near(separation(world, 0), {-0.2, -0.2}, "course-tests separation");
  world.course.f_s_max = 0.03;
  check_near(separation(world, 0), {-0.03 / std::sqrt(2), -0.03 / std::sqrt(2)},
             "course-tests separation, limited");
}

// Mean of (1, 0) and (3, 2), which includes the agent's own velocity and does not subtract it; if
// the agent is alone: its own velocity.
void check_course_alignment() {
  World world = flock_world(Profile::kCourse, {{{0, 0}, {1, 0}}, {{2, 0}, {3, 2}}});
  world.course.r_a = 2;
  check_near(alignment(world, 0), {2, 1}, "course alignment");
  world.course.r_a = 0;
  check_near(alignment(world, 0), {1, 0}, "course alignment, alone");
}

// d = 5: no neighbour within 5, unless its bounding radius counts. Centre (3, 4), so seek gives (6,
// 8) - 0; (-3/25, -4/25); heading (0, 1) - (1, 0).
void check_book() {
  World world = flock_world(Profile::kBook, {{{0, 0}, {}}, {{3, 4}, {0, 2}}});
  world.course = {.r_c = 5, .r_s = 5, .r_a = 5};
  limit_all(world, 10, 10);
  check(
      cohesion(world, 0) == Vec{} && separation(world, 0) == Vec{} && alignment(world, 0) == Vec{},
      "book: the radius itself is outside");
  world.agents[1].personality.radius = 1;
  check_near(cohesion(world, 0), {6, 8}, "book cohesion");
  check_near(separation(world, 0), {-0.12, -0.16}, "book separation");
  check_near(alignment(world, 0), {-1, 1}, "book alignment");
}

// The agent at the same position is not a neighbour. Centre including the agent itself (1.5, 2):
// (6, 8); its own velocity is not subtracted. Headings of the others (0, 1) and (1, 0): unit (1,
// 1)/sqrt(2), minus (1, 0).
void check_buas() {
  World world = flock_world(Profile::kBuas, {{{0, 0}, {1, 0}}, {{3, 4}, {0, 2}}, {{0, 0}, {5, 5}}});
  world.course = {.r_c = 6, .r_s = 6, .r_a = 6};
  limit_all(world, 10, 10);
  check_near(cohesion(world, 0), {6, 8}, "buas cohesion");
  check_near(separation(world, 0), {-0.12, -0.16}, "buas separation");
  check_near(alignment(world, 0), {-1, 1}, "buas alignment");
  World touching = world;
  touching.course.r_s = 5;
  check(separation(touching, 0) == Vec{}, "buas: the radius itself is outside");
  world.agents[2] = make_agent({0, 1}, {7, 0});
  check_near(alignment(world, 0), {std::sqrt(0.5) - 1, std::sqrt(0.5)}, "buas alignment to two");
  // Opposite headings have no mean direction.
  world.agents[2] = make_agent({0, 1}, {0, -3});
  check(alignment(world, 0) == Vec{}, "buas alignment to opposites");
}

// d = 5, r = 10: (-0.6, -0.8) * (1 - 0.5) * 4; literal (-3, -4) / 2 * 4. Centre including the agent
// itself (1.5, 2): (4.8, 6.4) - (1, 0), times 4/8. Mean heading (0.5, 0.5) * 8 - (1, 0) = (3, 4),
// times 4/8.
void check_howtorts() {
  World world =
      flock_world(Profile::kHowtorts, {{{0, 0}, {1, 0}}, {{3, 4}, {0, 2}}, {{90, 0}, {}}});
  world.course = {.r_c = 10, .r_s = 10, .r_a = 10};
  limit_all(world, 8, 4);
  world.agents[0].personality.radius = 2;
  check_near(cohesion(world, 0), {1.9, 3.2}, "howtorts cohesion");
  check_near(separation(world, 0), {-1.2, -1.6}, "howtorts separation");
  check_near(alignment(world, 0), {1.5, 2}, "howtorts alignment");
  // At r = d, only the agent itself counts: (1, 0) * 8 - (1, 0), times 4/8.
  World touching = world;
  touching.course.r_a = 5;
  check_near(alignment(touching, 0), {3.5, 0}, "howtorts: the radius itself is outside");
  world.agents[0].personality.separation.literal = true;
  check_near(separation(world, 0), {-6, -8}, "howtorts literal separation");
  // An agent at the same position does not count for the mean; an agent at rest has no heading to
  // match.
  world.agents[2] = make_agent({0, 0}, {});
  check_near(separation(world, 0), {-6, -8}, "howtorts separation beside a coincident agent");
  check_near(alignment(world, 0), {1.5, 2}, "howtorts alignment beside a resting agent");
  // If it counts, the centre is (1, 4/3), in the same direction.
  check_near(cohesion(world, 0), {1.9, 3.2}, "howtorts cohesion counts a coincident agent");
}

}  // namespace

void check_groups() {
  check_course_cohesion();
  check_course_separation();
  check_course_alignment();
  check_book();
  check_buas();
  check_howtorts();
}

}  // namespace oracle::steering
