#pragma once

#include "explain/study/learnt.h"

namespace flocking::explain {

/// Sets the time step of probes to the shortest step in which a force changes a velocity. Does so
/// only if short steps do not show such a change; returns false if they do, or if no step does.
bool lengthen_steps(Learnt& learnt);

}  // namespace flocking::explain
