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

/// Makes a track of a printed flock.
class TrackBuilder {
 public:
  /// `shown` must outlive the builder.
  TrackBuilder(const ShownAgents& shown, int decimals) : shown_(shown) {
    track_.decimals = decimals;
  }

  /// The next frame: the lines of all agents, of which the reader stands at the first. What is
  /// missing of them becomes 0.
  void add_frame(TokenReader& reader);

  /// The first frame of another flock, which no program prints: it stands where `expected` does.
  void add_start(const Track& expected);

  /// Forgets all frames but these, ascending.
  void keep(std::span<const std::size_t> frames);

  [[nodiscard]] std::size_t frames() const { return frames_; }
  [[nodiscard]] const Track& track() const { return track_; }

  /// What was built; values that are no numbers are still 0 (see expectation.h), and `no_numbers`
  /// tells where they are in Track::values, ascending.
  Track take(std::vector<std::size_t>& no_numbers);

 private:
  void add_agent(TokenReader& reader, std::size_t place);
  void spell(const Reading& reading, std::size_t slot, std::string_view text);

  const ShownAgents& shown_;
  Track track_;
  std::vector<std::size_t> no_numbers_;
  std::size_t frames_ = 0;
  std::unordered_map<std::size_t, std::size_t> last_;  // of agent and field: place in spelled
  std::size_t respelled_ = 0;
  std::size_t not_numbers_ = 0;
};

/// How many decimals a track of this output should have: as many as nine in ten of its numbers,
/// else kMostDecimals, and never more than that; 3 where there is no number. Only `steps` of it
/// count, which ascend; 0 is not in it.
int usual_decimals(std::string_view output, std::uint64_t agents,
                   std::span<const std::uint64_t> steps);

}  // namespace flocking::replay
