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

/// A set of layers, a bit each.
using Layers = std::uint64_t;

/// Which others a behaviour looks at.
struct LayerFilter {
  Layers wanted = 0;   ///< 0: everybody
  bool exact = false;  ///< all wanted layers, not just one of them

  [[nodiscard]] bool admits(Layers theirs) const {
    if (wanted == 0) return true;
    return exact ? (wanted & theirs) == wanted : (wanted & theirs) != 0;
  }

  friend bool operator==(const LayerFilter&, const LayerFilter&) = default;
};

/// What an agent sees of what is around it, with the cosine that every look takes.
struct FieldOfView {
  /// `angle` is the full one, in degrees within (0, 360]; an angle is a field of view, so not
  /// explicit.
  FieldOfView(double angle);

  double degrees;
  double cosine_of_half;

  friend bool operator==(const FieldOfView&, const FieldOfView&) = default;
};

/// What an agent's body is like; agents with the same settings share one.
struct Traits {
  double mass = 1.0;                    ///< > 0
  std::optional<double> max_speed;      ///< length/s, > 0
  std::optional<double> max_force;      ///< mass*length/s^2, > 0
  double radius = 0.0;                  ///< of the bounding circle, length, >= 0
  Layers layers = 0;                    ///< the ones it is on
  Vec2 external_force;                  ///< wind, an impulse: not cut by max_speed
  double friction = 0.0;                ///< 1/s, >= 0
  std::optional<double> max_turn_rate;  ///< rad/s, > 0
  std::optional<FieldOfView> fov;
  std::optional<std::size_t> max_neighbors;
  std::optional<std::uint64_t> leader;  ///< whom it follows: followers of one leader keep apart
};

struct Obstacle {
  Vec2 center;
  double radius = 0.0;  ///< length, >= 0
};

/// A wall to be avoided from the side its normal points to: (-dy, dx) of `to` - `from`, its left.
struct Wall {
  Vec2 from;
  Vec2 to;
};

/// What stands around. In the order of their names' first use.
struct Environment {
  std::vector<Obstacle> obstacles;
  std::vector<Wall> walls;
};

/// A world that wraps round: positions within [0, width) x [0, height).
struct Wrap {
  Vec2 size;
  bool torus = false;  ///< distances, too, take the shortest way round

  /// `difference` between two points by the shortest way; of two as short, the direct one.
  [[nodiscard]] Vec2 shortest(Vec2 difference) const;
};

/// The class of an agent, by the class of each; an empty list says that all are of class 0.
inline std::size_t class_in(std::span<const std::uint32_t> class_of, std::size_t agent) {
  return class_of.empty() ? 0 : class_of[agent];
}

/// `value` round a world of this size, into [0, size); what is not finite stays.
double wrapped(double value, double size);

/// What one agent may look at when it decides: the state of all before the step. Everything it
/// returns is in the world's frame; offsets take the shortest way round a torus.
struct Senses {
  const FlockState& flock;
  const Column& heading_x;
  const Column& heading_y;
  std::span<const Traits> traits;           ///< of each class of agents
  std::span<const std::uint32_t> class_of;  ///< of each agent; empty: all are of class 0
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

  /// From `from` to `to`.
  [[nodiscard]] Vec2 offset(Vec2 from, Vec2 to) const;
  /// From this agent to `to`.
  [[nodiscard]] Vec2 offset_to(Vec2 to) const { return offset(position(), to); }
  /// Whether `viewer` sees a point at `offset` from it: always without a field of view or with one
  /// of 360 degrees, else where dot(heading, unit(offset)) > cos(fov/2), which a point on the spot,
  /// having no direction, is not.
  [[nodiscard]] bool sees(std::size_t viewer, Vec2 offset) const;
};

}  // namespace flocking
