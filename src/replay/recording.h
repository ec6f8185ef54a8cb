#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "replay/track.h"

namespace flocking::replay {

/// The agents that a page contains.
struct ShownAgents {
  std::uint64_t agents = 0;          ///< number of agents of the assignment
  std::vector<std::uint64_t> which;  ///< their indices, ascending; empty: all agents

  [[nodiscard]] std::size_t count() const { return which.empty() ? agents : which.size(); }
};

/// The frames of one or two flocks: the start, every `stride`th step, the last step, and the steps
/// in [stays_from, stays_to].
struct Recording {
  ShownAgents shown;
  std::uint64_t stride = 1;
  std::uint64_t stays_from = 0;
  std::uint64_t stays_to = 0;
  std::vector<std::uint64_t> steps;  ///< per frame, the number of steps done; ascending from 0
  std::vector<double> times;         ///< per frame, in s
  Track expected;
  std::optional<Track> actual;

  /// Returns the number of values in a frame of one flock.
  [[nodiscard]] std::size_t frame_size() const { return shown.count() * kFields; }
  /// Returns true if the frame after `step` steps is kept at the current stride.
  [[nodiscard]] bool has_place(std::uint64_t step) const {
    return step % stride == 0 || (step >= stays_from && step <= stays_to);
  }
};

/// Doubles the stride and removes the steps and times of frames that are not kept. Returns the
/// ascending indices of the kept frames. Keeps the last frame if `with_last`.
std::vector<std::size_t> double_stride(Recording& recording, bool with_last);

/// Doubles the stride of a complete recording. Returns false if no frame can be removed.
bool thin(Recording& recording);

}  // namespace flocking::replay
