#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/flock_state.h"
#include "replay/track.h"

namespace flocking::replay {

/// The flock as computed, not as printed: enough to repeat a step's calculation bit for bit.
struct ExactTrack {
  std::array<std::vector<double>, kFields> fields;  ///< frame by frame, agent by agent
  /// for each frame, the step that led to it, in s; 0 for the first frame
  std::vector<double> time_steps;
  std::vector<double>
      headings;  ///< x, y of each agent at the start; empty: the directions of the velocities
};

/// Records the states of all steps, until they are too many for a page.
class ExactLog {
 public:
  /// Keeps at most `most` numbers, four for each agent and step. If there are more, keeps none.
  explicit ExactLog(std::size_t most) : most_(most) {}

  /// Returns true once the limit is exceeded. Then further calls have no effect.
  [[nodiscard]] bool is_full() const { return is_full_; }

  /// Sets the headings at the start, x and y of each agent.
  void add_headings(std::vector<double> headings) { track_.headings = std::move(headings); }
  /// Adds the state after a step of `dt`. The first state is the start, with a `dt` of 0.
  void add(const FlockState& state, double dt);

  /// Returns all states. Call it once, and only if is_full() is false.
  [[nodiscard]] ExactTrack take() { return std::move(track_); }

 private:
  std::size_t most_;
  bool is_full_ = false;
  ExactTrack track_;
};

}  // namespace flocking::replay
