#include <array>
#include <vector>

#include "steering/arrive.h"
#include "steering/behavior.h"
#include "steering/containment.h"
#include "steering/evade.h"
#include "steering/flee.h"
#include "steering/flow.h"
#include "steering/hide.h"
#include "steering/interpose.h"
#include "steering/leader_following.h"
#include "steering/obstacle_avoidance.h"
#include "steering/offset_pursuit.h"
#include "steering/path_following.h"
#include "steering/pursue.h"
#include "steering/seek.h"
#include "steering/unaligned_collision_avoidance.h"
#include "steering/wall_avoidance.h"
#include "steering/wander.h"

namespace flocking::steering {

std::span<const BehaviorRow> behavior_table() {
  // A local variable, so that it is initialized after the rows of the other files.
  static const std::vector<BehaviorRow> rows = {
      kSeek,
      kFlee,
      kArrive,
      kPursue,
      kEvade,
      kWander,
      kObstacleAvoidance,
      kWallAvoidance,
      kInterpose,
      kHide,
      kPathFollowing,
      kOffsetPursuit,
      kLeaderFollowing,
      kFlow,
      kUnalignedCollisionAvoidance,
      kContainment,
  };
  return rows;
}

}  // namespace flocking::steering
