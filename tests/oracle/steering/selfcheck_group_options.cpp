#include <vector>

#include "check.h"
#include "group_forces.h"
#include "neighbors.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

using Ids = std::vector<AgentId>;

Ids seen(const World& world) { return find_neighbors(world, 0, Behaviour::kAlignment); }

// Layers 1, 2, 3 and wanted 3: all three overlap with it, but only 3 matches exactly.
void check_layers() {
  World world =
      flock_world(Profile::kBook, {{{0, 0}, {}}, {{1, 0}, {}}, {{2, 0}, {}}, {{3, 0}, {}}});
  world.course.r_a = 10;
  for (const AgentId i : {1U, 2U, 3U}) {
    world.agents[i].personality.layers = i;
  }
  LayerFilter& filter = world.agents[0].personality.alignment.layers;
  check(seen(world) == Ids{1, 2, 3}, "without layers everybody counts");
  filter.wanted = 3;
  check(seen(world) == Ids{1, 2, 3}, "layers overlap");
  filter.wanted = 2;
  check(seen(world) == Ids{2, 3}, "layer 2 overlaps 2 and 3");
  filter = {3, Match::kExact};
  check(seen(world) == Ids{3}, "layers match exactly");
}

// Distances 2, 1, 1, 3; of the two agents at distance 1, the lower id comes first. Heading (1, 0).
void check_nearest_and_view() {
  World world = flock_world(
      Profile::kBuas, {{{0, 0}, {}}, {{2, 0}, {}}, {{-1, 0}, {}}, {{0, 1}, {}}, {{3, 3}, {}}});
  world.course.r_a = 5;
  Personality& self = world.agents[0].personality;
  self.max_neighbors = 3;
  check(seen(world) == Ids{1, 2, 3}, "the three nearest");
  self.max_neighbors = 1;
  check(seen(world) == Ids{2}, "ties go to the lower id");
  self.fov = 180;
  check(seen(world).empty(), "the cut comes before the view angle");
  self.max_neighbors.reset();
  check(seen(world) == Ids{1, 4}, "180 degrees: in front, not beside");
  self.fov = 91;
  check(seen(world) == Ids{1, 4}, "45 degrees off is inside 91");
  self.fov = 89;
  check(seen(world) == Ids{1}, "45 degrees off is outside 89");
  self.fov = 360;
  check(seen(world) == Ids{1, 2, 3, 4}, "360 degrees see everybody");
  // An agent at the same position has no direction and is not in view.
  world.profile = Profile::kBook;
  world.agents[1].state.position = {};
  self.fov = 359;
  check(seen(world) == Ids{3, 4}, "no agent in the same place is in view");
}

// For the course's separation, an agent at the same position is not a neighbour and does not count
// for max_neighbors.
void check_coincident_and_nearest() {
  World world = flock_world(Profile::kCourse, {{{0, 0}, {}}, {{0, 0}, {}}, {{2, 0}, {}}});
  world.course = {.r_c = 5, .r_s = 5};
  world.agents[0].personality.max_neighbors = 1;
  check(find_neighbors(world, 0, Behaviour::kCohesion) == Ids{1}, "the nearest, in the same place");
  check(find_neighbors(world, 0, Behaviour::kSeparation) == Ids{2}, "the nearest to go away from");
}

// In a world of 10 x 10, (9, 5) is at (-1, 5) as seen from (1, 5), 2 to the left.
void check_torus() {
  World world = flock_world(Profile::kBook, {{{1, 5}, {}}, {{9, 5}, {}}});
  world.course = {.r_c = 3, .r_s = 3, .r_a = 3};
  world.wrap = {10, 10};
  limit_all(world, 10, 10);
  check(separation(world, 0) == Vec{}, "wrap-around alone is no torus");
  world.torus = true;
  check_near(separation(world, 0), {0.5, 0}, "torus separation");
  check_near(cohesion(world, 0), {-10, 0}, "torus cohesion");
}

// Found in step 1 at d = 1, push -1: agent 0 moves to -1. Agent 1 moves to 5: in step 2 it is still
// on the list, push -1/6, and also in step 3. Step 4 searches again and finds no agent.
void check_old_lists() {
  World world = flock_world(Profile::kCourse, {{{0, 0}, {}}, {{1, 0}, {4, 0}}});
  world.course = {.r_s = 2, .f_s_max = 9, .k_s = 1};
  world.agents[1].personality.separation.enabled = false;
  world.neighbors_every = 3;
  step(world, 1);
  check_near(world.agents[0].state.force, {-1, 0}, "neighbours found in step 1");
  step(world, 1);
  check_near(world.agents[0].state.force, {-1.0 / 6, 0}, "neighbours kept in step 2");
  step(world, 1);
  check(world.agents[0].state.force != Vec{}, "neighbours kept in step 3");
  step(world, 1);
  check(world.agents[0].state.force == Vec{}, "neighbours are searched again in step 4");
}

}  // namespace

void check_group_options() {
  check_layers();
  check_nearest_and_view();
  check_coincident_and_nearest();
  check_torus();
  check_old_lists();
}

}  // namespace oracle::steering
