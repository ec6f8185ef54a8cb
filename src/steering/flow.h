#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kFlow;

}  // namespace flocking::steering
