#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/agent_state.h"
#include "core/vec2.h"

#ifndef FLOCKING_EXPORT
#ifdef __ELF__
#define FLOCKING_EXPORT __attribute__((visibility("default")))
#else
#define FLOCKING_EXPORT
#endif
#endif

/// The simulator as a library for programs in C++; `flocking.h` is for all other languages. An
/// installed copy has this header and the two headers that it includes, which need only the
/// standard library.
namespace flocking {

/// The first line of an assignment without its last number. Radii and the longest separation
/// force are in the units of positions and >= 0; weights have any sign.
struct EngineParameters {
  double cohesion_radius = 0.0;    ///< r_c
  double separation_radius = 0.0;  ///< r_s
  double max_separation = 0.0;     ///< F_Smax
  double alignment_radius = 0.0;   ///< r_a
  double cohesion_weight = 0.0;    ///< K_c
  double separation_weight = 0.0;  ///< K_s
  double alignment_weight = 0.0;   ///< K_a
};

/// A handle returned by FlockEngine::setting(). Valid only for that engine.
struct EngineSetting {
  std::size_t index = 0;
};

/// A flock and its two buffers. It computes the numbers that `flocking` prints for the same input,
/// bit for bit.
///
/// Every error is thrown as a std::exception whose what() says what is wrong; then the flock has
/// not moved. Use an engine in only one thread at a time; the engine may use several threads
/// (setting "threads"). Agents are numbered from 0. Settings and random numbers belong to an
/// agent's number.
class FLOCKING_EXPORT FlockEngine {
 public:
  /// Creates agents: agent i starts at (x[i], y[i]) with the velocity (vx[i], vy[i]). All four
  /// spans must have the same length, which may be 0.
  FlockEngine(const EngineParameters& parameters, std::span<const double> x,
              std::span<const double> y, std::span<const double> vx, std::span<const double> vy);
  /// Creates agents from rows.
  FlockEngine(const EngineParameters& parameters, std::span<const AgentState> agents);
  ~FlockEngine();
  FlockEngine(FlockEngine&& other) noexcept;
  FlockEngine& operator=(FlockEngine&& other) noexcept;
  FlockEngine(const FlockEngine&) = delete;
  FlockEngine& operator=(const FlockEngine&) = delete;

  /// Sets a setting of `flocking settings`, with the name and value of a `set` line of the input:
  /// set("rules", "book"), set("max_speed", "5"), set("agent.3.flee.enabled", "true"). It takes
  /// effect in the next step, which throws if settings conflict or do not fit the flock.
  void set(std::string_view name, std::string_view value);
  /// Resets a setting to its default, if it was set.
  void unset(std::string_view name);

  /// Looks a setting up, so that it can be set in every frame without parsing texts. Throws if
  /// `name` is unknown.
  EngineSetting setting(std::string_view name);
  /// Sets a number, a count or an agent; for a switch, 0 or 1. Throws if `number` is out of range,
  /// or the setting takes no number.
  void set(EngineSetting setting, double number);
  /// Sets a point or a size. Throws if `pair` is out of range, or the setting takes no pair.
  void set(EngineSetting setting, Vec2 pair);

  /// Makes the costs of `width` times `height` cells the map of flow fields (setting "flow.map"):
  /// row by row from the lowest y, each from the lowest x. A cost is 1 (easiest) to 254; 255 blocks
  /// the cell, and 0 marks the goal, at most once. The costs are copied. Throws if the costs are
  /// not a valid map of at most 4096 x 4096 cells.
  void set_flow_map(std::size_t width, std::size_t height, std::span<const std::uint8_t> costs);
  /// Writes the flow direction for `agent` at each of `places`, of length at most 1; zero outside
  /// of the map, at the goal and where no path leads to it. Throws if the lengths differ, the agent
  /// follows no flow field, or settings conflict.
  void flow_at(std::size_t agent, std::span<const Vec2> places, std::span<Vec2> directions);

  /// Moves all agents by `dt`, any finite number: all compute, then all move.
  void step(double dt);

  [[nodiscard]] std::size_t size() const;
  /// Returns the state after the last step, by agent, without a copy: the span is valid until the
  /// next call of a non-const function.
  [[nodiscard]] std::span<const AgentState> agents() const;
  /// Returns the same state for writing. The next step starts from it. An agent faces along its
  /// velocity; an agent whose velocity is set to zero keeps its heading. (The course's rules alone
  /// compute no heading: with them, the agent keeps the heading with which a step last brought it
  /// to rest, else (1, 0).)
  [[nodiscard]] std::span<AgentState> edit();
  /// Adds agents after all others, and returns the number of the first one.
  std::size_t add(std::span<const AgentState> agents);
  /// Removes agents first, first + 1, ..., first + count - 1. The agents after them get lower
  /// numbers, and keep their memory. Throws if an agent to remove does not exist.
  void remove(std::size_t first, std::size_t count = 1);

  /// Keeps the forces of each step from now on. With the course's rules alone, this makes steps
  /// slower; the results do not change.
  void keep_forces();
  /// Returns the steering force on each agent in the last step, in mass*length/s^2: weighted,
  /// combined and limited to max_force. Zero before the first step; empty without keep_forces(),
  /// unless steering needs them. Valid as long as agents().
  [[nodiscard]] std::span<const double> force_x() const;
  [[nodiscard]] std::span<const double> force_y() const;
  /// Returns the force of one behaviour ("cohesion", "seek") on each agent in the last step,
  /// weighted; zero for agents that did not use it. Empty without keep_forces(), or if no agent
  /// uses it. Valid as long as agents().
  [[nodiscard]] std::span<const Vec2> force_of(std::string_view behavior) const;

  /// Return copies of the columns of the state after the last step.
  [[nodiscard]] std::vector<double> x() const;
  [[nodiscard]] std::vector<double> y() const;
  [[nodiscard]] std::vector<double> vx() const;
  [[nodiscard]] std::vector<double> vy() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace flocking
