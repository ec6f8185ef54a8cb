#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "behaviour.h"
#include "parameters.h"
#include "vec.h"

namespace oracle::steering {

enum class Profile { kCourse, kCourseTests, kBook, kBuas, kHowtorts };
enum class Method { kSum, kTruncated, kPrioritized, kDithered };
enum class Integrator { kCourse, kMotion };

struct Personality {
  double mass = 1;
  std::optional<double> max_speed;
  std::optional<double> max_force;
  double radius = 0;
  Layers layers = 0;
  Vec external_force;
  double friction = 0;                  // 1/s
  std::optional<double> max_turn_rate;  // rad/s
  std::optional<double> fov;            // Degrees, the full angle.
  std::optional<std::size_t> max_neighbors;

  GroupSettings cohesion{{true, 1}, {}, false};
  GroupSettings separation{{true, 1}, {}, false};
  GroupSettings alignment{{true, 1}, {}, false};
  SeekSettings seek;
  FleeSettings flee;
  ArriveSettings arrive;
  PursueSettings pursue;
  EvadeSettings evade;
  WanderSettings wander;
  ObstacleAvoidanceSettings obstacle_avoidance;
  WallAvoidanceSettings wall_avoidance;
  InterposeSettings interpose;
  HideSettings hide;
  PathFollowingSettings path_following;
  OffsetPursuitSettings offset_pursuit;
  LeaderFollowingSettings leader_following;
  FlowSettings flow;
  UnalignedCollisionAvoidanceSettings unaligned_collision_avoidance;
  ContainmentSettings containment;
};

// The memory of behaviours between steps.
struct Memory {
  std::optional<Vec> wander;  // book: target in local space; buas: offset in world space.
  std::size_t waypoint = 0;
  std::optional<double> last_seen;  // World time at which hide last saw the hunter.
};

// The result of a behaviour with a memory.
struct Remembered {
  Vec force;
  Memory memory;
};

struct NeighborLists {
  std::vector<AgentId> cohesion;
  std::vector<AgentId> separation;
  std::vector<AgentId> alignment;
};

struct State {
  Vec position;
  Vec vehicle_velocity;  // The velocity that steering changes and max_speed limits.
  // The velocity of the body: it moves the agent, is printed, and is what other agents sense.
  Vec velocity;
  Vec heading{1, 0};
  bool drifts = false;  // True once an external force has acted: the two velocities differ.
  std::vector<Vec> recent_headings;
  Vec smoothed_heading{1, 0};
  Memory memory;
  NeighborLists neighbors;  // Only used with neighbors_every > 1.
  Vec force;                // The steering force of the last step, after limiting it to max_force.
  Vec local_force;          // Its forward and side components.
};

struct Agent {
  Personality personality;
  State state;
};

struct CourseParameters {
  double r_c = 0;
  double r_s = 0;
  double f_s_max = 0;
  double r_a = 0;
  double k_c = 0;
  double k_s = 0;
  double k_a = 0;
};

struct Obstacle {
  Vec center;
  double radius = 0;
};

struct Wall {
  Vec from;
  Vec to;
};

struct World {
  Profile profile = Profile::kCourse;
  CourseParameters course;
  std::vector<Agent> agents;
  std::vector<Obstacle> obstacles;
  std::vector<Wall> walls;
  std::optional<flow::Map> flow_map;
  Method combine = Method::kSum;
  std::vector<Behaviour> priorities = default_priorities();
  std::vector<Chance> chances = default_chances();
  std::optional<Vec> wrap;
  bool torus = false;
  bool no_overlap = false;
  std::size_t smooth_heading = 0;  // 0: off.
  Integrator integrator = Integrator::kCourse;
  std::uint64_t seed = 1;
  std::uint64_t neighbors_every = 1;
  std::uint64_t step = 1;  // The number of the next step.
  double time = 0;         // The sum of the time steps so far.
};

inline bool is_course(Profile p) { return p == Profile::kCourse || p == Profile::kCourseTests; }

// Book chapter, Updating the Vehicle Physics.
inline Vec heading_of(Vec velocity, Vec last) {
  return dot(velocity, velocity) > 1e-8 ? unit(velocity) : last;
}

inline Agent make_agent(Vec position, Vec velocity) {
  Agent agent;
  agent.state.position = position;
  agent.state.vehicle_velocity = velocity;
  agent.state.velocity = velocity;
  agent.state.heading = heading_of(velocity, {1, 0});
  agent.state.smoothed_heading = agent.state.heading;
  return agent;
}

}  // namespace oracle::steering
