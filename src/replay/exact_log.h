#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/flock_state.h"
#include "replay/track.h"

namespace flocking::replay {

/// The flock as it was computed, not as it was printed: what a step's calculation can be followed
/// from to the last bit.
struct ExactTrack {
  std::array<std::vector<double>, kFields> fields;  ///< frame by frame, in a frame by agent
  std::vector<double> time_steps;  ///< of the step that led to each frame, s; the first is 0
  std::vector<double>
      headings;  ///< x, y of each agent at the start; empty: those of the velocities
};

/// Takes the states of all steps down, until there are too many for a page.
class ExactLog {
 public:
  /// `most` numbers are kept at most, four for each agent and step; above it none is.
  explicit ExactLog(std::size_t most) : most_(most) {}

  /// True once there are too many: then nothing need be added any more.
  [[nodiscard]] bool is_full() const { return is_full_; }

  /// The headings at the start, x and y of each agent.
  void add_headings(std::vector<double> headings) { track_.headings = std::move(headings); }
  /// The state after a step of `dt`; the first is the start, with a `dt` of 0.
  void add(const FlockState& state, double dt);

  /// All of them; to be called once, unless is_full().
  [[nodiscard]] ExactTrack take() { return std::move(track_); }

 private:
  std::size_t most_;
  bool is_full_ = false;
  ExactTrack track_;
};

}  // namespace flocking::replay
