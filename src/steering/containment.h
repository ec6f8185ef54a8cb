#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kContainment;

}  // namespace flocking::steering
