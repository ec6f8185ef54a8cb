#include "behaviours_path.h"
#include "check.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

World on_path(Vec position) {
  World world = quiet_world(Profile::kBook, {{position, {}}});
  limit_all(world, 10, 100);
  PathFollowingSettings& path = world.agents[0].personality.path_following;
  path.waypoints = {{10, 0}, {20, 0}, {10, 10}};
  path.waypoint_distance = 3;
  return world;
}

void check_open_path() {
  World world = on_path({7, 0});
  check(path_following(world, 0).memory.waypoint == 0, "the waypoint distance itself is outside");
  world.agents[0].state.position = {4, 8};
  check_near(path_following(world, 0).force, {6, -8}, "towards the first waypoint");
  // dist^2 = 6.25 < 9: continue to (20, 0).
  world.agents[0].state.position = {7.5, 0};
  check_near(path_following(world, 0).force, {10, 0}, "on to the second waypoint");
  check(path_following(world, 0).memory.waypoint == 1, "the second waypoint");
  // On the last waypoint: arrive, 2/0.6. A path that became shorter also ends at its last waypoint.
  world.agents[0].state.position = {10, 8};
  world.agents[0].state.memory.waypoint = 7;
  check_near(path_following(world, 0).force, {0, 2 / 0.6}, "arrive at the last waypoint");
  check(path_following(world, 0).memory.waypoint == 2, "stay at the last waypoint");
  // If several waypoints are near, the agent passes one per step.
  world = on_path({0, 0});
  world.agents[0].personality.path_following.waypoints = {{1, 0}, {0, 1}, {0, 2}};
  check_near(path_following(world, 0).force, {0, 10}, "one waypoint a step");
  check(path_following(world, 0).memory.waypoint == 1, "not two waypoints a step");
  world.agents[0].personality.path_following.waypoints.clear();
  check(path_following(world, 0).force == Vec{}, "no path");
}

void check_closed_path() {
  World world = on_path({10, 8});
  PathFollowingSettings& path = world.agents[0].personality.path_following;
  path.closed = true;
  world.agents[0].state.memory.waypoint = 2;
  check_near(path_following(world, 0).force, {0, -10}, "closed path: back to the first");
  check(path_following(world, 0).memory.waypoint == 0, "the first waypoint again");
  world.agents[0].state.position = {10, 5};
  check_near(path_following(world, 0).force, {0, 10}, "closed path: seek, not arrive");
  path.waypoints = {{10, 5}};
  check(path_following(world, 0).force == Vec{}, "closed path of one waypoint, there");
}

// The leader is at 0, heading +y with speed 2; the place behind it is (0, -10). From (0, -15) with
// speed limit 3: t = 5/(3 + 2) = 1, so the place is at (0, -8): desired (0, 3). Another follower, 1
// below, pushes by (0, 1).
World procession(Vec position) {
  World world = quiet_world(Profile::kBook,
                            {{{0, 0}, {0, 2}}, {position, {}}, {{0, -16}, {}}, {{0.1, -15}, {}}});
  limit_all(world, 3, 100);
  for (const AgentId i : {0U, 1U, 2U}) {
    world.agents[i].personality.leader_following.enabled = true;
  }
  world.agents[3].personality.leader_following = {{true, 1}, 1};
  return world;
}

void check_leader_following() {
  World world = procession({0, -15});
  check_near(leader_following(world, 1), {0, 4}, "follow the leader");
  world.agents[1].personality.leader_following.separation_distance = 100;
  check_near(leader_following(world, 1), {0, 4}, "no separation from the leader");
  world.agents[1].personality.leader_following.separation_distance = 1;
  check_near(leader_following(world, 1), {0, 3}, "followers at the separation distance");
  // Between leader and place: back by 3. Ahead of the leader: back, and 3 to the left.
  check_near(leader_following(procession({0, -5}), 1), {0, -3}, "behind the leader, not ahead");
  check_near(leader_following(procession({0, 4}), 1), {-3, -3}, "back and out of the way");
  // 4 ahead and 1 to the left (-x) in a box 20 long and 10 wide: 3 * (1 - 1/5) to the left.
  world = procession({-1, 4});
  check_near(out_of_the_way(world, 1), {-2.4, 0}, "left out of the way");
  world = procession({1, 4});
  check_near(out_of_the_way(world, 1), {2.4, 0}, "right out of the way");
  world = procession({0, 4});
  check_near(out_of_the_way(world, 1), {-3, 0}, "straight ahead: to the left");
  for (const Vec outside : {Vec{0, 20}, Vec{5, 4}, Vec{0, -1}, Vec{0, 0}}) {
    check(out_of_the_way(procession(outside), 1) == Vec{}, "not in the way");
  }
}

}  // namespace

void check_paths() {
  check_open_path();
  check_closed_path();
  check_leader_following();
}

}  // namespace oracle::steering
