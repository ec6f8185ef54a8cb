#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kWallAvoidance;

}  // namespace flocking::steering
