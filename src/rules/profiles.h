#pragma once

#include "rules/group.h"

namespace flocking::rules {

/// Returns the forces of the book. Separation: sum of unit(P_a - P_i)/d. Alignment: the mean
/// heading of the others minus the agent's own. Cohesion: seeks their mean position (Buckland,
/// "Programming Game AI by Example", Group Behaviors).
GroupForces book_forces(const Senses& senses, const GroupParameters& parameters,
                        const NeighborLists& lists);

/// Returns the forces of Breda University. Separation: like the book. Alignment: unit(mean heading
/// of the others) minus the agent's own. Cohesion: unit(mean position including the agent -
/// P)*max_speed, without subtracting the velocity (posts on steering behaviours, Flocking).
GroupForces buas_forces(const Senses& senses, const GroupParameters& parameters,
                        const NeighborLists& lists);

/// Returns the forces of howtorts. Separation: mean of unit*(1 - d/r) over the neighbours at d > 0,
/// times max_force; if literal, mean of (P_a - P_i)/(own bounding radius) times max_force.
/// Alignment: (mean heading of the moving neighbours and the agent itself * max_speed - V) *
/// (max_force/max_speed). Cohesion: seeks the mean position including the agent (howtorts, article
/// on flocking, Separation, Alignment, Cohesion).
GroupForces howtorts_forces(const Senses& senses, const GroupParameters& parameters,
                            const NeighborLists& lists);

}  // namespace flocking::rules
