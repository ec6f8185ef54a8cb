#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/senses.h"
#include "steering/behavior.h"
#include "steering/parameters.h"

namespace flocking::steering {

/// A world for tests: add agents, change any member, then get the senses of one agent.
struct Scene {
  FlockState flock;
  Column heading_x;
  Column heading_y;
  std::vector<Traits> traits;           // one for each agent
  std::vector<std::uint32_t> class_of;  // each agent has a separate class
  Environment environment;
  std::optional<Wrap> wrap;
  std::uint64_t seed = 1;
  std::uint64_t step = 1;
  double time = 0.0;
  double dt = 0.1;

  /// Adds an agent whose heading is that of its velocity; (1, 0) if it is at rest. Returns its
  /// index.
  std::size_t add(Vec2 position, Vec2 velocity = {}) {
    flock.agents.push_back({position.x, position.y, velocity.x, velocity.y});
    const Vec2 heading = length_squared(velocity) > 1e-8 ? unit(velocity) : Vec2{1, 0};
    heading_x.push_back(heading.x);
    heading_y.push_back(heading.y);
    class_of.push_back(static_cast<std::uint32_t>(traits.size()));
    traits.emplace_back();
    return flock.size() - 1;
  }
  void set_heading(std::size_t agent, Vec2 heading) {
    heading_x[agent] = heading.x;
    heading_y[agent] = heading.y;
  }

  /// Returns the senses of an agent, valid until the scene changes.
  [[nodiscard]] Senses senses(std::size_t self = 0) const {
    return {.flock = flock,
            .heading_x = heading_x,
            .heading_y = heading_y,
            .traits = traits,
            .class_of = class_of,
            .environment = environment,
            .wrap = wrap,
            .seed = seed,
            .step = step,
            .time = time,
            .dt = dt,
            .self = self};
  }
};

/// Returns the force on `self` in its first step.
inline Vec2 first_force(const BehaviorRow& row, const Parameters& parameters, const Scene& scene,
                        std::size_t self = 0) {
  std::vector<double> memory(row.memory_size, std::numeric_limits<double>::quiet_NaN());
  return row.make(parameters)->force(scene.senses(self), memory);
}

/// Returns the scene with `turn` applied to all positions and directions and then moved by `shift`.
/// Settings that are points must be changed by the test. In a mirror, the front of a wall is on its
/// other side.
template <class Turn>
Scene moved_scene(Scene scene, Turn turn, Vec2 shift = {}) {
  for (std::size_t i = 0; i < scene.flock.size(); ++i) {
    scene.flock.set(i, turn(scene.flock.position(i)) + shift, turn(scene.flock.velocity(i)));
    scene.set_heading(i, turn(Vec2{scene.heading_x[i], scene.heading_y[i]}));
  }
  for (Obstacle& obstacle : scene.environment.obstacles) {
    obstacle.center = turn(obstacle.center) + shift;
  }
  for (Wall& wall : scene.environment.walls) {
    wall = {.from = turn(wall.from) + shift, .to = turn(wall.to) + shift};
  }
  return scene;
}

inline Vec2 rotated(Vec2 v) { return to_world(v, {0.6, 0.8}); }
inline Vec2 mirrored(Vec2 v) { return {v.x, -v.y}; }

inline ::testing::AssertionResult is_close(Vec2 actual, Vec2 expected, double tolerance = 1e-12) {
  const Vec2 error = actual - expected;
  if (std::abs(error.x) <= tolerance && std::abs(error.y) <= tolerance) {
    return ::testing::AssertionSuccess();
  }
  return ::testing::AssertionFailure() << "(" << actual.x << ", " << actual.y << ") instead of ("
                                       << expected.x << ", " << expected.y << ")";
}

}  // namespace flocking::steering
