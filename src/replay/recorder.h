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

/// How much a page may hold. Above it, steps are left out; where a single frame has too many
/// agents, agents.
struct Budget {
  std::size_t values = 8'500'000;  ///< of both flocks, four for each agent and frame
  std::size_t agents = 200'000;    ///< in a frame
  std::size_t forces = 500'000;    ///< vectors
  std::size_t exact = 400'000;     ///< numbers of the flock as it was computed
  std::size_t state_bytes = std::size_t{10} << 20U;  ///< compressed, before base64
};

/// What must be in the page, whatever is left out: the first difference.
struct Pinned {
  std::uint64_t step = 1;
  std::uint64_t agent = 0;
};

/// Takes down one frame after the other, in memory that does not grow with their number: whenever
/// there are too many, the stride is doubled. The start and the steps around what is pinned stay.
class Recorder {
 public:
  /// `flocks`, 1 or 2, share the budget.
  Recorder(std::uint64_t agents, std::size_t flocks, const Budget& budget,
           std::optional<Pinned> pinned);
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// Whether the frame after so many steps is to be added, as things are.
  [[nodiscard]] bool wants(std::uint64_t step) const { return recording_.has_place(step); }

  /// Adds the frame after `step` steps; `time` is the sum of their time steps, s. The frame added
  /// before had fewer. `lines` stands at the first value of the agents' lines.
  void add(std::uint64_t step, double time, TokenReader& lines);
  /// Adds the last frame, wanted or not; nothing where it is there.
  void add_last(std::uint64_t step, double time, TokenReader& lines);

  /// What was recorded: of the flock of the rules; and with the same frames of another flock, of
  /// which `actual` is the text of all steps. To be called once.
  Recording take();
  Recording take(std::string_view actual);

 private:
  void add_frame(std::uint64_t step, double time, TokenReader& lines);

  Recording recording_;
  TrackBuilder expected_;
  std::size_t most_frames_ = 0;
};

}  // namespace flocking::replay
