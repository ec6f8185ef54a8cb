#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

extern const BehaviorRow kFlee;

}  // namespace flocking::steering
