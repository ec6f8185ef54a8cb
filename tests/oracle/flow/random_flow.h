#pragma once

#include "../random_source.h"
#include "../steering/world.h"
#include "flow_fields.h"

namespace oracle::flow {

struct RandomField {
  Map map;
  Vec goal;  // Its cell may have cost 0.
};

// Returns a field of one cell to 20 x 20: equal costs, random costs, terrain, mazes, pockets
// without a path. About half of the fields contain (0, 0).
RandomField random_field(RandomSource& random);

// Returns a position in a passable cell that no box blocks.
Vec random_goal(RandomSource& random, const Map& map);

// Returns true if the terrain letters of a `.map` text can express all costs.
bool has_map_text(const Costs& costs);
std::string map_text(const Costs& costs);
std::string csv_text(const Costs& costs);

// Adds a random field to the world; some of the agents follow the flow, each to a separate goal or
// all to the same goal. The other random numbers of the world do not change.
void add_random_flow(RandomSource& random, steering::World& world);

}  // namespace oracle::flow
