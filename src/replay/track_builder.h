#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "replay/printed_value.h"
#include "replay/recording.h"
#include "replay/token_reader.h"
#include "replay/track.h"

namespace flocking::replay {

/// Builds the track of a printed flock.
class TrackBuilder {
 public:
  /// `shown` must outlive the builder.
  TrackBuilder(const ShownAgents& shown, int decimals) : shown_(shown) {
    track_.decimals = decimals;
  }

  /// Adds the next frame: the lines of all agents. `reader` must be at the first line. Missing
  /// values become 0.
  void add_frame(TokenReader& reader);

  /// Adds the first frame of another flock, which programs do not print. It equals that of
  /// `expected`.
  void add_start(const Track& expected);

  /// Removes all frames except `frames`, which are ascending.
  void keep(std::span<const std::size_t> frames);

  [[nodiscard]] std::size_t frames() const { return frames_; }
  [[nodiscard]] const Track& track() const { return track_; }

  /// Returns the track. Values that are not numbers are still 0 (see expectation.h); `no_numbers`
  /// receives their indices in Track::values, ascending.
  Track take(std::vector<std::size_t>& no_numbers);

 private:
  void add_agent(TokenReader& reader, std::size_t place);
  void spell(const Reading& reading, std::size_t slot, std::string_view text);

  const ShownAgents& shown_;
  Track track_;
  std::vector<std::size_t> no_numbers_;
  std::size_t frames_ = 0;
  std::unordered_map<std::size_t, std::size_t> last_;  // by agent and field: index in `spelled`
  std::size_t respelled_ = 0;
  std::size_t not_numbers_ = 0;
};

/// Returns the number of decimals for a track of `output`: the number that at least nine in ten of
/// its numbers have, else kMostDecimals, which is also the maximum; 3 if there are no numbers.
/// Counts only `steps`, which must ascend and must not include 0.
int usual_decimals(std::string_view output, std::uint64_t agents,
                   std::span<const std::uint64_t> steps);

}  // namespace flocking::replay
