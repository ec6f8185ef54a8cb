#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kWander;

}  // namespace flocking::steering
