#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace flocking::replay {

inline constexpr std::size_t kFields = 4;  // x, y, vx, vy

/// The magnitude of a value in units of its last decimal is below this, so that no residual is
/// beyond the integers of a double.
inline constexpr std::int64_t kMostUnits = std::int64_t{1} << 50U;

/// A value that was printed otherwise than its number with the track's decimals, the same from one
/// frame to the next.
struct Spelling {
  std::size_t frame = 0;   ///< the first
  std::size_t frames = 1;  ///< how many
  std::size_t place = 0;   ///< among the agents that are shown
  std::size_t field = 0;   ///< of kFields
  std::string text;        ///< at most 40 bytes, printable
};

/// What a flock printed, frame by frame, in a frame agent by agent.
struct Track {
  int decimals = 3;
  std::vector<std::int64_t> values;  ///< in units of 10^-decimals, below kMostUnits
  std::vector<Spelling> spelled;     ///< by frame
  bool respelled = false;            ///< there are more spellings, which were left out
};

/// Forgets all frames of `size` values but these, ascending.
void keep_frames(Track& track, std::span<const std::size_t> frames, std::size_t size);

/// Which spellings a track keeps at most: of numbers, and of what is no number.
inline constexpr std::size_t kMostRespelled = 2000;
inline constexpr std::size_t kMostNotNumbers = 50000;

}  // namespace flocking::replay
