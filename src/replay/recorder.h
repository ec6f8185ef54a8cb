#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "replay/recording.h"
#include "replay/token_reader.h"
#include "replay/track_builder.h"

namespace flocking::replay {

/// Limits for the content of a page. If they are exceeded, steps are left out; if a single frame
/// has too many agents, agents are left out.
struct Budget {
  std::size_t values = 8'500'000;  ///< numbers of both flocks: four per agent and frame
  std::size_t agents = 200'000;    ///< agents per frame
  std::size_t forces = 500'000;    ///< number of vectors
  std::size_t exact = 400'000;     ///< numbers of the flock as computed
  std::size_t state_bytes = std::size_t{10} << 20U;  ///< compressed, before base64
};

/// The place that must be in the page even if other places are left out: the first difference.
struct Pinned {
  std::uint64_t step = 1;
  std::uint64_t agent = 0;
};

/// Records frames in memory that does not grow with their number: if there are too many, doubles
/// the stride. Keeps the start and the steps around the pinned place.
class Recorder {
 public:
  /// `flocks`, 1 or 2, share the budget.
  Recorder(std::uint64_t agents, std::size_t flocks, const Budget& budget,
           std::optional<Pinned> pinned);
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// Returns true if the frame after `step` steps should be added, at the current stride.
  [[nodiscard]] bool wants(std::uint64_t step) const { return recording_.has_place(step); }

  /// Adds the frame after `step` steps, which must be more than before; `time` is the sum of their
  /// time steps, in s. `lines` must be positioned at the first value of the agents' lines.
  void add(std::uint64_t step, double time, TokenReader& lines);
  /// Adds the last frame regardless of the stride, unless it was added already.
  void add_last(std::uint64_t step, double time, TokenReader& lines);

  /// Return the recording of the rules' flock; with `actual`, the text of all steps of another
  /// flock, also the same frames of the other flock. Call one of these functions, and only once.
  Recording take();
  Recording take(std::string_view actual);

 private:
  void add_frame(std::uint64_t step, double time, TokenReader& lines);

  Recording recording_;
  TrackBuilder expected_;
  std::size_t most_frames_ = 0;
};

}  // namespace flocking::replay
