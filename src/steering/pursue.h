#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kPursue;

}  // namespace flocking::steering
