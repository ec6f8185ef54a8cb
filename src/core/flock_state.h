#pragma once

#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "base/memory.h"
#include "core/agent_state.h"
#include "core/vec2.h"

namespace flocking {

/// An allocator that leaves numbers uninitialised on resize, so that memory of a flock is touched
/// only when its agents are read, not when N is. Memory starts at a cache line, so that no agent's
/// state crosses one. Large blocks request large pages, because a step reads them in no regular
/// order.
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

/// Erases the elements [first, first + count), which must exist.
template <class Vector>
void erase_range(Vector& vector, std::size_t first, std::size_t count) {
  const auto begin = vector.begin() + static_cast<std::ptrdiff_t>(first);
  vector.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
}

/// Returns true if the agent's position is finite.
inline bool is_somewhere(const AgentState& agent) {
  return std::isfinite(agent.x) && std::isfinite(agent.y);
}

/// Positions and velocities of all agents at one moment, indexed by agent. Each agent is one record
/// instead of a row of four columns: a step looks agents up in spatial order, and so loads one
/// cache line for each agent instead of four.
struct FlockState {
  std::vector<AgentState, UninitializedAllocator<AgentState>> agents;

  FlockState() = default;
  /// Creates `count` agents with uninitialised values. Throws std::bad_alloc or std::length_error.
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
