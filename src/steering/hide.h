#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kHide;

}  // namespace flocking::steering
