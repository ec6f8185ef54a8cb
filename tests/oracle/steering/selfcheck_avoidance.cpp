#include <cmath>

#include "behaviours_avoidance.h"
#include "check.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

// Half of the speed limit: L = 40 * 1.5 = 60. The own radius is 2.
World among(std::initializer_list<Obstacle> obstacles) {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {5, 0}}});
  limit_all(world, 10, 100);
  world.agents[0].personality.radius = 2;
  world.obstacles = obstacles;
  return world;
}

// r = 6 at (30, 4): m = 1 + 30/60 = 1.5, lateral -(6 - 4) * 1.5 = -3, braking (6 - 30)/5 = -4.8.
void check_one_obstacle() {
  World world = among({{{30, 4}, 6}});
  check_near(obstacle_avoidance(world, 0), {-4.8, -3}, "obstacle to the left");
  world.obstacles = {{{30, -4}, 6}};
  check_near(obstacle_avoidance(world, 0), {-4.8, 3}, "obstacle to the right");
  world.obstacles = {{{30, 0}, 6}};
  check_near(obstacle_avoidance(world, 0), {-4.8, 9}, "obstacle straight ahead");
  world.obstacles = {{{30, 7}, 6}};
  check_near(obstacle_avoidance(world, 0), {-4.8, 0}, "obstacle that only the own radius grazes");
  world.obstacles = {{{30, 8}, 6}};
  check(obstacle_avoidance(world, 0) == Vec{}, "obstacle beside the box");
  world.obstacles = {{{66, 0}, 6}};
  check(obstacle_avoidance(world, 0) == Vec{}, "obstacle beyond the box");
  world.obstacles = {{{-1, 0}, 6}};
  check(obstacle_avoidance(world, 0) == Vec{}, "obstacle behind");
  // Heading +y, so left is -x: the first case, turned.
  world.agents[0].state = make_agent({0, 0}, {0, 5}).state;
  world.obstacles = {{{-4, 30}, 6}};
  check_near(obstacle_avoidance(world, 0), {3, -4.8}, "obstacle for one that heads for +y");
}

// As printed in the book: (6 - 4) * 1.5 towards one obstacle, (6 + 4) * 1.5 away from the other.
void check_literal() {
  World world = among({{{30, 4}, 6}});
  world.agents[0].personality.obstacle_avoidance.literal = true;
  check_near(obstacle_avoidance(world, 0), {-4.8, 3}, "literal, to the left");
  world.obstacles = {{{30, -4}, 6}};
  check_near(obstacle_avoidance(world, 0), {-4.8, 15}, "literal, to the right");
}

// Crossings: the first at 30 - sqrt(64 - 16) = 23.1, the second at 20 - sqrt(64 - 62.41) = 18.7,
// the third, R = 32, at 8: m = 1 + 20/60, lateral 30 * 4/3 = 40, braking -2.
void check_nearest_crossing() {
  World world = among({{{30, 4}, 6}, {{20, 7.9}, 6}});
  check_near(obstacle_avoidance(world, 0), {-2.8, 0}, "the nearer crossing counts");
  world.obstacles.push_back({{40, 0}, 30});
  check_near(obstacle_avoidance(world, 0), {-2, 40}, "the nearer crossing, not centre");
  // Equal crossings at 22: the lowest id wins, in either order.
  world.obstacles = {{{30, 0}, 6}, {{32, 0}, 8}};
  check_near(obstacle_avoidance(world, 0), {-4.8, 9}, "ties go to the lowest id");
  // 30 - sqrt(64 - 36) = 24.7 is farther than 25 - 3 = 22.
  world.obstacles = {{{30, 6}, 6}, {{25, 0}, 1}};
  check_near(obstacle_avoidance(world, 0), {-4.8, 1 + 35.0 / 60}, "half a chord before the centre");
  // Crossings that are not positive do not count: 9 and 16 instead of -7 and 0, so 5 and 12 are
  // nearest.
  world.obstacles = {{{1, 0}, 6}, {{8, 0}, 1}};
  check_near(obstacle_avoidance(world, 0), {-1.4, 1 + 52.0 / 60}, "ahead, from inside another");
  world.obstacles = {{{8, 0}, 6}, {{20, 0}, 6}};
  check_near(obstacle_avoidance(world, 0), {-2.8, 10}, "ahead, touching another");
  // An obstacle at the agent's side counts: m = 1 + 60/60, (6 - 4) * 2 to the right, 6/5 forward.
  world.obstacles = {{{0, 4}, 6}};
  check_near(obstacle_avoidance(world, 0), {1.2, -4}, "abeam");
  // The obstacle contains the agent: the crossing x - q is behind, x + q = 1 + 8 counts; (6 - 1)/5
  // forward.
  world.obstacles = {{{1, 0}, 6}};
  check_near(obstacle_avoidance(world, 0), {1, 6 * (1 + 59.0 / 60)}, "inside an obstacle");
}

// L = 10 * 1.5 = 15, r = 30 at x = 35: m = 1 - 20/15 = -1/3 would push towards the obstacle.
void check_short_box() {
  World world = among({{{35, 1}, 30}});
  world.agents[0].personality.obstacle_avoidance.min_box_length = 10;
  check_near(obstacle_avoidance(world, 0), {-1, 0}, "far centre of a huge obstacle");
  world.agents[0].personality.obstacle_avoidance.literal = true;
  check_near(obstacle_avoidance(world, 0), {-1, -29.0 / 3}, "far centre, literal");
  world.agents[0].personality.obstacle_avoidance.min_box_length = 0;
  world.obstacles = {{{1, 0}, 6}};
  check(obstacle_avoidance(world, 0) == Vec{}, "no box, no force");
}

// Feelers: one 40 long ahead, two 20 long with tips at (14.1, -14.1) and (14.1, 14.1).
void check_walls() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {1, 0}}});
  const Wall ahead{{10, -50}, {10, 50}};  // Normal (-100, 0)/100.
  const Wall left{{50, 5}, {-50, 5}};     // Normal (0, -100)/100.
  const double side_force = 20 - 5 * std::sqrt(2.0);
  world.walls = {ahead};
  check_near(wall_avoidance(world, 0), {-30, 0}, "wall ahead");
  world.walls = {{ahead.to, ahead.from}};
  check_near(wall_avoidance(world, 0), {30, 0}, "wall that faces the other way");
  world.walls = {ahead, left};
  check_near(wall_avoidance(world, 0), {0, -side_force}, "the nearer wall");
  // The wall starts on the feeler ahead, so only the left feeler crosses it, at (10, 10).
  world.walls = {{{10, 0}, {10, 50}}};
  check_near(wall_avoidance(world, 0), {-(20 - 10 * std::sqrt(2.0)), 0}, "end of a wall");
  world.walls = {{{10, -50}, {10, 0}}};
  check_near(wall_avoidance(world, 0), {-(20 - 10 * std::sqrt(2.0)), 0}, "other end of a wall");
  world.walls = {{{0, -5}, {0, 5}}};
  check(wall_avoidance(world, 0) == Vec{}, "on a wall");
  world.walls = {{{40, -50}, {40, 50}}, {{-5, 30}, {90, 30}}, {{3, 0}, {3, 0}}};
  check(wall_avoidance(world, 0) == Vec{}, "walls out of reach, and one of no length");
  // Equally far on both sides: the right feeler, at -45 degrees, comes first. Normal (0, 100)/100.
  world.walls = {left, {{-50, -5}, {50, -5}}};
  check_near(wall_avoidance(world, 0), {0, side_force}, "a tie");
}

}  // namespace

void check_avoidance() {
  check_one_obstacle();
  check_literal();
  check_nearest_crossing();
  check_short_box();
  check_walls();
}

}  // namespace oracle::steering
