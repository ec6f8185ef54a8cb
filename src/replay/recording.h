#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "replay/track.h"

namespace flocking::replay {

/// The agents of which a page tells.
struct ShownAgents {
  std::uint64_t agents = 0;          ///< of the assignment
  std::vector<std::uint64_t> which;  ///< ascending; empty: all

  [[nodiscard]] std::size_t count() const { return which.empty() ? agents : which.size(); }
};

/// Frames of one or two flocks: the start, every `stride`th step, the last one, and those of
/// [stays_from, stays_to].
struct Recording {
  ShownAgents shown;
  std::uint64_t stride = 1;
  std::uint64_t stays_from = 0;
  std::uint64_t stays_to = 0;
  std::vector<std::uint64_t> steps;  ///< of each frame, how many were done; ascending from 0
  std::vector<double> times;         ///< of each frame, s
  Track expected;
  std::optional<Track> actual;

  /// Values of a frame of one flock.
  [[nodiscard]] std::size_t frame_size() const { return shown.count() * kFields; }
  /// Whether the frame after `step` steps has its place whatever comes behind it.
  [[nodiscard]] bool has_place(std::uint64_t step) const {
    return step % stride == 0 || (step >= stays_from && step <= stays_to);
  }
};

/// Doubles the stride; returns which frames stay, ascending, and forgets steps and times of the
/// others. The last one stays if `with_last`.
std::vector<std::size_t> double_stride(Recording& recording, bool with_last);

/// Doubles the stride of a recording that is complete. False where no frame can go.
bool thin(Recording& recording);

}  // namespace flocking::replay
