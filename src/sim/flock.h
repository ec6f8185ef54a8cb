#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "base/team.h"
#include "core/flock_state.h"
#include "core/flock_view.h"
#include "sim/configuration.h"
#include "sim/headings.h"
#include "sim/watched_forces.h"

namespace flocking::sim {

class CourseStepper;
class SteeredFlock;

/// A flock with two buffers: every agent reads the state before the step, and the new state becomes
/// visible only when it is complete.
class Flock {
 public:
  Flock(FlockState start, Configuration configuration);
  ~Flock();
  Flock(const Flock&) = delete;
  Flock& operator=(const Flock&) = delete;

  /// Sets the configuration for the next step on. The memory of agents (headings, waypoints, a
  /// wander target) is kept.
  void configure(Configuration configuration);

  /// Moves the flock by `dt` (any finite number). In a plain configuration the result is bit for
  /// bit that of the plain double loop over agents.
  void step(double dt);

  [[nodiscard]] const FlockState& state() const { return now_; }

  /// Returns the state for writing, valid until the next call of another non-const function. The
  /// next step starts from the written state. An agent faces along its written velocity. An agent
  /// at rest keeps its heading; in a plain flock, which computes no headings, this is the heading
  /// with which the agent last came to rest in a step, or else (1, 0).
  [[nodiscard]] std::span<AgentState> edit();
  /// Appends agents. Before the next step, call configure() for the new number of agents. Throws
  /// std::bad_alloc or std::length_error; the flock is unusable afterwards.
  void add(std::span<const AgentState> agents);
  /// Removes agents [first, first + count), which must exist. The agents after them move up and
  /// keep their memory. Before the next step, call configure() for the new number of agents.
  void remove(std::size_t first, std::size_t count);

  /// Returns the threads that compute steps. Between two steps, callers may use them.
  [[nodiscard]] Team& team();
  /// Makes the flock keep headings and forces from now on; a plain flock does not compute them
  /// otherwise.
  void keep_more();
  [[nodiscard]] bool keeps_more() const { return steered_ != nullptr; }
  /// Starts or stops recording the force of each behaviour. The steps stay the same bit for bit.
  void watch_forces(bool on);
  /// Returns the forces of the last step; empty unless watch_forces(true) was called before it.
  [[nodiscard]] std::span<const WatchedForce> watched_forces() const;
  /// Returns the configuration of the next step.
  [[nodiscard]] const Configuration& configuration() const { return configuration_; }
  /// Returns all columns that can be shown. Requires that keep_more() was called before the last
  /// step.
  [[nodiscard]] FlockView view() const;

 private:
  void step_by_course(double dt);
  void end_edit();

  Configuration configuration_;
  FlockState now_;
  FlockState next_;
  // Null as long as only the course's rules were needed.
  std::unique_ptr<SteeredFlock> steered_;
  std::unique_ptr<Team> team_;
  std::unique_ptr<CourseStepper> course_stepper_;  // null until the first plain step
  RestHeadings rest_headings_;                     // for a later need of headings
  // true if the state was written since the last step
  bool is_edited_ = false;
  std::uint64_t steps_ = 0;
  double time_ = 0.0;
};

}  // namespace flocking::sim
