#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kPathFollowing;

}  // namespace flocking::steering
