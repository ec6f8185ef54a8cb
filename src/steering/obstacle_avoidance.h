#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kObstacleAvoidance;

}  // namespace flocking::steering
