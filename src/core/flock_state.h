#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "core/vec2.h"

namespace flocking {

/// Leaves numbers uninitialised on resize: memory of a flock is touched when its agents are read,
/// not when N is.
template <class T>
struct UninitializedAllocator : std::allocator<T> {
  template <class U>
  struct rebind {
    using other = UninitializedAllocator<U>;
  };
  template <class U>
  void construct(U* at) {
    ::new (static_cast<void*>(at)) U;
  }
  template <class U, class... Arguments>
  void construct(U* at, Arguments&&... arguments) {
    ::new (static_cast<void*>(at)) U(std::forward<Arguments>(arguments)...);
  }
};

using Column = std::vector<double, UninitializedAllocator<double>>;

/// Positions and velocities of all agents at one moment, a column each, indexed by agent.
struct FlockState {
  Column x;
  Column y;
  Column vx;
  Column vy;

  FlockState() = default;
  /// `agents` agents whose values are not set yet. Throws std::bad_alloc or std::length_error.
  explicit FlockState(std::size_t agents) : x(agents), y(agents), vx(agents), vy(agents) {}

  [[nodiscard]] std::size_t size() const { return x.size(); }
  [[nodiscard]] Vec2 position(std::size_t agent) const { return {x[agent], y[agent]}; }
  [[nodiscard]] Vec2 velocity(std::size_t agent) const { return {vx[agent], vy[agent]}; }
  void set(std::size_t agent, Vec2 position, Vec2 velocity) {
    x[agent] = position.x;
    y[agent] = position.y;
    vx[agent] = velocity.x;
    vy[agent] = velocity.y;
  }
};

}  // namespace flocking
