#pragma once

#include "../random_source.h"
#include "../steering/world.h"
#include "flow_fields.h"

namespace oracle::flow {

struct RandomField {
  Map map;
  Vec goal;  // Its cell may have cost 0.
};

// From one cell to 20 x 20: even costs, any costs, terrain, mazes, pockets that no way leads to.
// About half of the fields lie around (0, 0).
RandomField random_field(RandomSource& random);

// A position in a passable cell that no box blocks.
Vec random_goal(RandomSource& random, const Map& map);

// Whether the terrain letters of a `.map` text have all the costs.
bool has_map_text(const Costs& costs);
std::string map_text(const Costs& costs);
std::string csv_text(const Costs& costs);

// Gives the world a random field; some of the agents follow the flow, to goals of their own or all
// to one. The draws of the world itself stay what they were.
void add_random_flow(RandomSource& random, steering::World& world);

}  // namespace oracle::flow
