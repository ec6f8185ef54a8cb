#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "../flow/flow_fields.h"
#include "vec.h"

namespace oracle::steering {

enum class Match { kOverlap, kExact };
enum class Deceleration { kFast = 1, kNormal = 2, kSlow = 3 };
enum class FlowSpeed { kMax, kUnit };

using Layers = std::uint64_t;
using AgentId = std::size_t;

struct LayerFilter {
  Layers wanted = 0;  // 0: no layers are set.
  Match match = Match::kOverlap;
};

struct Switch {
  bool enabled = false;
  double weight = 1;
};

// Settings of cohesion, separation and alignment: the weight multiplies K_c, K_s, K_a.
struct GroupSettings : Switch {
  LayerFilter layers;
  bool literal = false;  // Only separation in howtorts.
};

struct SeekSettings : Switch {
  Vec target;
};

struct FleeSettings : Switch {
  std::optional<Vec> target;
  std::optional<double> panic_distance;  // Not in buas.
  LayerFilter layers;                    // Only in buas.
  std::optional<double> distance;        // Only in buas.
};

struct ArriveSettings : Switch {
  Vec target;
  Deceleration deceleration = Deceleration::kNormal;  // Not in buas.
  double slowing_distance = 10;                       // Only in buas.
};

struct PursueSettings : Switch {
  AgentId target = 0;
  double turnaround = 0;       // Seconds. Not in buas.
  double offset_distance = 0;  // Only in buas.
  double offset_angle = 0;     // Radians, only in buas.
};

struct EvadeSettings : Switch {
  std::vector<AgentId> targets;
  LayerFilter layers;
  std::optional<double> distance;
};

struct WanderSettings : Switch {
  double radius = 1.2;
  double distance = 2;
  double jitter = 80;   // Per second.
  double strength = 1;  // Only in buas.
  double rate = 0.5;    // Only in buas.
};

struct ObstacleAvoidanceSettings : Switch {
  double min_box_length = 40;
  bool literal = false;
};

struct WallAvoidanceSettings : Switch {
  double feeler_length = 40;
};

struct Place {
  std::optional<AgentId> agent;
  Vec point;  // Used if there is no agent.
};

struct InterposeSettings : Switch {
  Place a;
  Place b;
};

struct HideSettings : Switch {
  AgentId hunter = 0;
  double distance = 30;
  std::optional<double> threat_distance;
  bool when_seen = false;
  double memory = 0;  // Seconds, only with when_seen.
  bool when_both_see = false;
  double bias = 0;
};

struct PathFollowingSettings : Switch {
  std::vector<Vec> waypoints;
  bool closed = false;
  double waypoint_distance = 20;
};

struct OffsetPursuitSettings : Switch {
  AgentId leader = 0;
  Vec offset;
};

struct LeaderFollowingSettings : Switch {
  AgentId leader = 0;
  double distance = 10;
  double separation_distance = 10;
  double box_length = 20;
  double box_width = 10;
};

struct FlowSettings : Switch {
  flow::Query query;
  FlowSpeed speed = FlowSpeed::kMax;
  double lookahead = 0;  // Seconds.
};

struct UnalignedCollisionAvoidanceSettings : Switch {
  double radius = 0;
  double distance = 0;  // A nearest approach below this distance is a collision.
  double horizon = 2;   // Seconds.
};

struct ContainmentSettings : Switch {
  flow::Box box;
  double time = 1;  // Seconds.
};

}  // namespace oracle::steering
