#pragma once

#include <array>
#include <vector>

namespace oracle::steering {

// In the order in which the methods `sum` and `truncated` add them.
enum class Behaviour {
  kCohesion,
  kSeparation,
  kAlignment,
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

inline constexpr int kBehaviourCount = 19;

inline bool is_group(Behaviour b) {
  return b == Behaviour::kCohesion || b == Behaviour::kSeparation || b == Behaviour::kAlignment;
}

struct Chance {
  Behaviour behaviour = Behaviour::kCohesion;
  double probability = 0.8;
};

inline std::vector<Behaviour> default_priorities() {
  using enum Behaviour;
  return {kWallAvoidance,
          kObstacleAvoidance,
          kEvade,
          kFlee,
          kSeparation,
          kAlignment,
          kCohesion,
          kSeek,
          kArrive,
          kWander,
          kPursue,
          kOffsetPursuit,
          kLeaderFollowing,
          kInterpose,
          kHide,
          kPathFollowing,
          kFlow,
          kUnalignedCollisionAvoidance,
          kContainment};
}

inline std::vector<Chance> default_chances() {
  using enum Behaviour;
  return {{kWallAvoidance, 0.9},
          {kObstacleAvoidance, 0.9},
          {kSeparation, 0.8},
          {kFlee, 0.6},
          {kEvade, 1.0},
          {kAlignment, 0.5},
          {kCohesion, 0.5},
          {kWander, 0.8},
          {kSeek, 0.8},
          {kArrive, 0.5},
          {kPursue, 0.8},
          {kOffsetPursuit, 0.8},
          {kLeaderFollowing, 0.8},
          {kInterpose, 0.8},
          {kHide, 0.8},
          {kPathFollowing, 0.8},
          {kFlow, 0.8},
          {kUnalignedCollisionAvoidance, 0.8},
          {kContainment, 0.8}};
}

}  // namespace oracle::steering
