#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"

namespace flocking {

/// A set of layers, one bit each.
using Layers = std::uint64_t;

/// The layers of the other agents that a behaviour considers.
struct LayerFilter {
  Layers wanted = 0;   ///< 0: all agents
  bool exact = false;  ///< true: an agent must be on all wanted layers, not only on one of them

  [[nodiscard]] bool admits(Layers theirs) const {
    if (wanted == 0) return true;
    return exact ? (wanted & theirs) == wanted : (wanted & theirs) != 0;
  }

  friend bool operator==(const LayerFilter&, const LayerFilter&) = default;
};

/// An angle of view, with the cosine that every visibility test needs.
struct FieldOfView {
  /// `angle` is the full angle in degrees within (0, 360]. Not explicit, so that an angle converts
  /// to a field of view.
  FieldOfView(double angle);

  double degrees;
  double cosine_of_half;

  friend bool operator==(const FieldOfView&, const FieldOfView&) = default;
};

/// The physical properties of an agent. Agents with the same settings share one object.
struct Traits {
  double mass = 1.0;                    ///< > 0
  std::optional<double> max_speed;      ///< length/s, > 0
  std::optional<double> max_force;      ///< mass*length/s^2, > 0
  double radius = 0.0;                  ///< of the bounding circle, length, >= 0
  Layers layers = 0;                    ///< the layers that the agent is on
  Vec2 external_force;                  ///< an impulse, such as wind: not limited by max_speed
  double friction = 0.0;                ///< 1/s, >= 0
  std::optional<double> max_turn_rate;  ///< rad/s, > 0
  std::optional<FieldOfView> fov;
  std::optional<std::size_t> max_neighbors;
  /// the agent that it follows: followers of the same leader keep apart
  std::optional<std::uint64_t> leader;
};

struct Obstacle {
  Vec2 center;
  double radius = 0.0;  ///< length, >= 0
};

/// A wall that is avoided from the side to which its normal points: (-dy, dx) of `to` - `from`, to
/// the left.
struct Wall {
  Vec2 from;
  Vec2 to;
};

/// The fixed objects of the world, in the order in which their names first appear.
struct Environment {
  std::vector<Obstacle> obstacles;
  std::vector<Wall> walls;
};

/// A world that wraps around: positions are within [0, width) x [0, height).
struct Wrap {
  Vec2 size;
  bool torus = false;  ///< distances also take the shortest way around

  /// Returns the shortest vector that is equivalent to `difference` on the torus. If two vectors
  /// are equally short, returns the direct one.
  [[nodiscard]] Vec2 shortest(Vec2 difference) const;
};

/// Returns the class of an agent. `class_of` has the class of each agent; if it is empty, all
/// agents are of class 0.
inline std::size_t class_in(std::span<const std::uint32_t> class_of, std::size_t agent) {
  return class_of.empty() ? 0 : class_of[agent];
}

/// Returns `value` wrapped into [0, size). A value that is not finite is returned unchanged.
double wrapped(double value, double size);

/// The information that one agent may use when it decides: the state of all agents before the step.
/// Every vector is in the world's frame; offsets take the shortest way around a torus.
struct Senses {
  const FlockState& flock;
  const Column& heading_x;
  const Column& heading_y;
  std::span<const Traits> traits;  ///< one for each class of agents
  /// the class of each agent; if empty, all agents are of class 0
  std::span<const std::uint32_t> class_of;
  const Environment& environment;
  const std::optional<Wrap>& wrap;
  std::uint64_t seed = 1;
  std::uint64_t step = 1;  ///< from 1
  double time = 0.0;       ///< s, the sum of all time steps before this one
  double dt = 0.0;         ///< s, of this step
  std::size_t self = 0;

  [[nodiscard]] std::size_t size() const { return flock.size(); }
  [[nodiscard]] Vec2 position(std::size_t agent) const { return flock.position(agent); }
  [[nodiscard]] Vec2 velocity(std::size_t agent) const { return flock.velocity(agent); }
  [[nodiscard]] Vec2 heading(std::size_t agent) const {
    return {heading_x[agent], heading_y[agent]};
  }
  [[nodiscard]] const Traits& traits_of(std::size_t agent) const {
    return traits[class_in(class_of, agent)];
  }

  [[nodiscard]] Vec2 position() const { return position(self); }
  [[nodiscard]] Vec2 velocity() const { return velocity(self); }
  [[nodiscard]] Vec2 heading() const { return heading(self); }
  [[nodiscard]] const Traits& own_traits() const { return traits_of(self); }

  /// Returns the vector from `from` to `to`.
  [[nodiscard]] Vec2 offset(Vec2 from, Vec2 to) const;
  /// Returns the vector from this agent to `to`.
  [[nodiscard]] Vec2 offset_to(Vec2 to) const { return offset(position(), to); }
  /// Returns true if `viewer` sees a point at `offset` from it. Without a field of view, or with a
  /// field of 360 degrees, it sees every point; otherwise only points with dot(heading,
  /// unit(offset)) > cos(fov/2). An offset of zero has no direction, so such a point is then not
  /// seen.
  [[nodiscard]] bool sees(std::size_t viewer, Vec2 offset) const;
};

}  // namespace flocking
