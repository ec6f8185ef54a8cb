#include "behaviours_hide.h"
#include "check.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

// The hunter is at (-20, 0), heading +x. Spot behind the first obstacle (r 5): (10 + 35, 0), 45
// away. Behind the second: (-20, 13 + 35), 52 away, in direction (-5, 12)/13.
World hunt() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {1, 0}}, {{-20, 0}, {1, 0}}});
  limit_all(world, 13, 100);
  world.agents[0].personality.hide.hunter = 1;
  world.agents[0].state.velocity = {};
  world.agents[1].state.velocity = {};
  world.obstacles = {{{10, 0}, 5}, {{-20, 13}, 5}};
  return world;
}

const Vec kFirstSpot{13, 0};
const Vec kSecondSpot{-5, 12};

void check_spots() {
  World world = hunt();
  HideSettings& settings = world.agents[0].personality.hide;
  check_near(hide(world, 0).force, kFirstSpot, "hide at the nearest spot");
  // The spot ahead of the hunter counts as 45 * 1.5 = 67.5, the spot at its side still as 52.
  settings.bias = 0.5;
  check_near(hide(world, 0).force, kSecondSpot, "hide beside the hunter");
  settings.bias = 0.1;
  check_near(hide(world, 0).force, kFirstSpot, "hide with little bias");
  settings.bias = 0;
  settings.distance = 0;
  // Now the spots are at (15, 0) and (-20, 18). The first is the nearest, 1.5 away: arrive at
  // 1.5/0.3 = 5.
  world.agents[0].state.position = {13.5, 0};
  check_near(hide(world, 0).force, {5, 0}, "hide arrives");
  world.obstacles.clear();
  check_near(hide(world, 0).force, {13, 0}, "nowhere to hide: evade");
  // The hunter is at the centre: the spot is at (-20 + 35, 0), in direction +y from (15, -7).
  world = hunt();
  world.obstacles = {{{-20, 0}, 5}};
  world.agents[0].state.position = {15, -7};
  check_near(hide(world, 0).force, {0, 13}, "hunter in the centre");
  // Two symmetric spots: the lower id wins.
  world = hunt();
  world.obstacles = {{{10, 15}, 5}, {{10, -15}, 5}};
  check(hide(world, 0).force.y > 0, "the first of two equally near");
}

void check_options() {
  World world = hunt();
  HideSettings& settings = world.agents[0].personality.hide;
  settings.threat_distance = 20;
  check(hide(world, 0).force == Vec{}, "no threat at the threat distance");
  settings.threat_distance = 20.1;
  check_near(hide(world, 0).force, kFirstSpot, "a threat inside it");
  // The hunter is behind the agent.
  world.agents[0].personality.fov = 180;
  check_near(hide(world, 0).force, kFirstSpot, "by default hides from the unseen, too");
  settings.when_seen = true;
  check(hide(world, 0).force == Vec{}, "the hunter is out of view");
  check(!hide(world, 0).memory.last_seen, "and was not seen");
  world.time = 3;
  world.agents[0].state.memory.last_seen = 2;
  settings.memory = 0.5;
  check(hide(world, 0).force == Vec{}, "seen too long ago");
  settings.memory = 1;
  check_near(hide(world, 0).force, kFirstSpot, "seen not long ago");
  world.agents[0].state.heading = {-1, 0};
  settings.memory = 0;
  check_near(hide(world, 0).force, kFirstSpot, "the hunter is in view");
  check(hide(world, 0).memory.last_seen == 3, "and seen now");
}

void check_both_see() {
  World world = hunt();
  HideSettings& settings = world.agents[0].personality.hide;
  settings.when_both_see = true;
  world.agents[1].personality.fov = 90;
  check_near(hide(world, 0).force, kFirstSpot, "both see");
  world.agents[1].state.heading = {-1, 0};
  check(hide(world, 0).force == Vec{}, "the hunter looks away");
  world.agents[1].state.heading = {1, 0};
  world.agents[0].personality.fov = 90;
  check(hide(world, 0).force == Vec{}, "the hunted looks away");
}

}  // namespace

void check_hide() {
  check_spots();
  check_options();
  check_both_see();
}

}  // namespace oracle::steering
