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

/// A flock and its two buffers: every agent reads the state before the step, and nothing of the new
/// state is visible until all agents have theirs.
class Flock {
 public:
  Flock(FlockState start, Configuration configuration);
  ~Flock();
  Flock(const Flock&) = delete;
  Flock& operator=(const Flock&) = delete;

  /// From the next step on. What agents remember (headings, waypoints, a wander target) stays.
  void configure(Configuration configuration);

  /// Moves on by `dt` (any finite number). In a plain configuration the result is that of the
  /// plain double loop over agents, to the last bit.
  void step(double dt);

  [[nodiscard]] const FlockState& state() const { return now_; }

  /// The threads that compute steps, between two steps at the service of others.
  [[nodiscard]] Team& team();
  /// From now on headings and forces are kept, which a plain flock has no use for.
  void keep_more();
  /// From now on the force of each behaviour is kept too, or no longer. What steps compute is the
  /// same to the last bit.
  void watch_forces(bool on);
  /// Of the last step; none unless watch_forces(true) was called before it.
  [[nodiscard]] std::span<const WatchedForce> watched_forces() const;
  /// What the next step is computed with.
  [[nodiscard]] const Configuration& configuration() const { return configuration_; }
  /// All that can be shown; keep_more() must have been called before the last step.
  [[nodiscard]] FlockView view() const;

 private:
  void step_by_course(double dt);

  Configuration configuration_;
  FlockState now_;
  FlockState next_;
  // Null while nothing but the course's rules was needed.
  std::unique_ptr<SteeredFlock> steered_;
  std::unique_ptr<Team> team_;
  std::unique_ptr<CourseStepper> course_stepper_;  // null until the first plain step
  RestHeadings rest_headings_;                     // in case one is needed later
  std::uint64_t steps_ = 0;
  double time_ = 0.0;
};

}  // namespace flocking::sim
