#pragma once

#include "rules/group.h"

namespace flocking::rules {

/// Separation sum of unit(P_a - P_i)/d; alignment the mean heading of the others minus one's own;
/// cohesion seeks their mean position (Buckland, "Programming Game AI by Example", Group
/// Behaviors).
GroupForces book_forces(const Senses& senses, const GroupParameters& parameters,
                        const NeighborLists& lists);

/// Separation as in the book; alignment unit(mean heading of the others) minus one's own; cohesion
/// unit(mean position with oneself - P)*max_speed, the own velocity not subtracted (Breda
/// University, posts on steering behaviours, Flocking).
GroupForces buas_forces(const Senses& senses, const GroupParameters& parameters,
                        const NeighborLists& lists);

/// Separation mean of unit*(1 - d/r) over the neighbours at d > 0, times max_force, or, literally,
/// mean of (P_a - P_i)/(own bounding radius) times max_force; alignment (mean heading of those that
/// move, oneself included, *max_speed - V)*(max_force/max_speed); cohesion seeks the mean position
/// with oneself (howtorts, article on flocking, Separation, Alignment, Cohesion).
GroupForces howtorts_forces(const Senses& senses, const GroupParameters& parameters,
                            const NeighborLists& lists);

}  // namespace flocking::rules
