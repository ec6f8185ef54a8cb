#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kUnalignedCollisionAvoidance;

}  // namespace flocking::steering
