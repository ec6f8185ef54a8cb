#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kInterpose;

}  // namespace flocking::steering
