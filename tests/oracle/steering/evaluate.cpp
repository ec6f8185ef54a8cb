#include <array>

#include "behaviours_avoidance.h"
#include "behaviours_collisions.h"
#include "behaviours_containment.h"
#include "behaviours_flow.h"
#include "behaviours_hide.h"
#include "behaviours_path.h"
#include "behaviours_pursuit.h"
#include "behaviours_target.h"
#include "behaviours_wander.h"
#include "combine.h"
#include "group_forces.h"

namespace oracle::steering {
namespace {

const Switch& switch_of(const Personality& p, Behaviour b) {
  const std::array<const Switch*, kBehaviourCount> switches{
      &p.cohesion,       &p.separation,
      &p.alignment,      &p.seek,
      &p.flee,           &p.arrive,
      &p.pursue,         &p.evade,
      &p.wander,         &p.obstacle_avoidance,
      &p.wall_avoidance, &p.interpose,
      &p.hide,           &p.path_following,
      &p.offset_pursuit, &p.leader_following,
      &p.flow,           &p.unaligned_collision_avoidance,
      &p.containment};
  return *switches[static_cast<std::size_t>(b)];
}

bool names_itself(const Personality& p, AgentId a, Behaviour b) {
  switch (b) {
    case Behaviour::kPursue:
      return p.pursue.target == a;
    case Behaviour::kInterpose:
      return p.interpose.a.agent == a || p.interpose.b.agent == a;
    case Behaviour::kHide:
      return p.hide.hunter == a;
    case Behaviour::kOffsetPursuit:
      return p.offset_pursuit.leader == a;
    case Behaviour::kLeaderFollowing:
      return p.leader_following.leader == a;
    default:
      return false;
  }
}

Weighted evaluate_group(const World& world, AgentId a, Behaviour b) {
  const Personality& p = world.agents[a].personality;
  const CourseParameters& course = world.course;
  const double k = b == Behaviour::kCohesion     ? course.k_c * p.cohesion.weight
                   : b == Behaviour::kSeparation ? course.k_s * p.separation.weight
                                                 : course.k_a * p.alignment.weight;
  if (k == 0 && !is_course(world.profile)) {
    return {{}, 0};  // Then max_speed is not needed. The course's formula is computed in full.
  }
  if (b == Behaviour::kCohesion) {
    return {cohesion(world, a), k};
  }
  return {b == Behaviour::kSeparation ? separation(world, a) : alignment(world, a), k};
}

Vec keep(const Remembered& result, Memory& memory) {
  memory = result.memory;
  return result.force;
}

// Each behaviour changes only its own part of the memory, so other parts in the world's state may
// be outdated.
Vec evaluate_remembering(const World& world, AgentId a, Behaviour b, double dt, Memory& memory) {
  Memory mine;
  if (b == Behaviour::kWander) {
    const Vec force = keep(wander(world, a, dt), mine);
    memory.wander = mine.wander;
    return force;
  }
  if (b == Behaviour::kHide) {
    const Vec force = keep(hide(world, a), mine);
    memory.last_seen = mine.last_seen;
    return force;
  }
  const Vec force = keep(path_following(world, a), mine);
  memory.waypoint = mine.waypoint;
  return force;
}

}  // namespace

bool is_on(const World& world, AgentId a, Behaviour b) {
  const Personality& p = world.agents[a].personality;
  return switch_of(p, b).enabled && !names_itself(p, a, b);
}

Weighted evaluate(const World& world, AgentId a, Behaviour b, double dt, Memory& memory) {
  if (is_group(b)) {
    return evaluate_group(world, a, b);
  }
  const Personality& p = world.agents[a].personality;
  const double weight = switch_of(p, b).weight;
  switch (b) {
    case Behaviour::kSeek:
      return {seek(world, a), weight};
    case Behaviour::kFlee:
      return {flee(world, a), weight};
    case Behaviour::kArrive: {
      const Arrival arrival = arrive(world, a);
      return {arrival.force, arrival.seeks ? p.seek.weight : weight};
    }
    case Behaviour::kPursue:
      return {pursue(world, a), weight};
    case Behaviour::kEvade:
      return {evade(world, a), weight};
    case Behaviour::kObstacleAvoidance:
      return {obstacle_avoidance(world, a), weight};
    case Behaviour::kWallAvoidance:
      return {wall_avoidance(world, a), weight};
    case Behaviour::kInterpose:
      return {interpose(world, a), weight};
    case Behaviour::kOffsetPursuit:
      return {offset_pursuit(world, a), weight};
    case Behaviour::kLeaderFollowing:
      return {leader_following(world, a), weight};
    case Behaviour::kFlow:
      return {follow_flow(world, a), weight};
    case Behaviour::kUnalignedCollisionAvoidance:
      return {unaligned_collision_avoidance(world, a), weight};
    case Behaviour::kContainment:
      return {containment(world, a), weight};
    default:
      return {evaluate_remembering(world, a, b, dt, memory), weight};
  }
}

}  // namespace oracle::steering
