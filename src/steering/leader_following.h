#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kLeaderFollowing;

}  // namespace flocking::steering
