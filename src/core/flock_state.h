#pragma once

#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "base/memory.h"
#include "core/vec2.h"

namespace flocking {

/// Leaves numbers uninitialised on resize: memory of a flock is touched when its agents are read,
/// not when N is. Begins at a cache line, so that no agent's state lies on two of them; much of it
/// asks for large pages, since a step looks all over it.
template <class T>
struct UninitializedAllocator {
  using value_type = T;

  UninitializedAllocator() = default;
  template <class U>
  UninitializedAllocator(const UninitializedAllocator<U>& /*other*/) {}  // NOLINT: a conversion

  T* allocate(std::size_t count) { return static_cast<T*>(allocate_aligned(count * sizeof(T))); }
  void deallocate(T* at, std::size_t count) { free_aligned(at, count * sizeof(T)); }
  template <class U>
  void construct(U* at) {
    ::new (static_cast<void*>(at)) U;
  }
  template <class U, class... Arguments>
  void construct(U* at, Arguments&&... arguments) {
    ::new (static_cast<void*>(at)) U(std::forward<Arguments>(arguments)...);
  }
  friend bool operator==(UninitializedAllocator, UninitializedAllocator) { return true; }
};

using Column = std::vector<double, UninitializedAllocator<double>>;

/// Where an agent is and how it moves: a row of the assignment.
struct AgentState {
  double x;
  double y;
  double vx;
  double vy;

  friend bool operator==(const AgentState&, const AgentState&) = default;
};

/// Whether its position is finite.
inline bool is_somewhere(const AgentState& agent) {
  return std::isfinite(agent.x) && std::isfinite(agent.y);
}

/// Positions and velocities of all agents at one moment, indexed by agent. A record each, since a
/// step looks agents up in the order of places, not of indices: one cache line instead of four.
struct FlockState {
  std::vector<AgentState, UninitializedAllocator<AgentState>> agents;

  FlockState() = default;
  /// `count` agents whose values are not set yet. Throws std::bad_alloc or std::length_error.
  explicit FlockState(std::size_t count) : agents(count) {}

  [[nodiscard]] std::size_t size() const { return agents.size(); }
  [[nodiscard]] Vec2 position(std::size_t agent) const {
    return {agents[agent].x, agents[agent].y};
  }
  [[nodiscard]] Vec2 velocity(std::size_t agent) const {
    return {agents[agent].vx, agents[agent].vy};
  }
  void set(std::size_t agent, Vec2 position, Vec2 velocity) {
    agents[agent] = {position.x, position.y, velocity.x, velocity.y};
  }
  void set_position(std::size_t agent, Vec2 position) {
    agents[agent].x = position.x;
    agents[agent].y = position.y;
  }
};

}  // namespace flocking
