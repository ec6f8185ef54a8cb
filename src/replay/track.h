#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace flocking::replay {

inline constexpr std::size_t kFields = 4;  // x, y, vx, vy

/// Limit for the magnitude of a value in units of its last decimal: it keeps every residual exact
/// in a double.
inline constexpr std::int64_t kMostUnits = std::int64_t{1} << 50U;

/// A value whose printed text differs from its number written with the track's decimals, in the
/// same way in consecutive frames.
struct Spelling {
  std::size_t frame = 0;   ///< the first frame
  std::size_t frames = 1;  ///< number of frames
  std::size_t place = 0;   ///< index among the shown agents
  std::size_t field = 0;   ///< index below kFields
  std::string text;        ///< at most 40 bytes, printable
};

/// The printed values of a flock, frame by frame, agent by agent.
struct Track {
  int decimals = 3;
  std::vector<std::int64_t> values;  ///< in units of 10^-decimals, magnitude below kMostUnits
  std::vector<Spelling> spelled;     ///< sorted by frame
  bool respelled = false;            ///< more spellings were left out
};

/// Removes all frames of `size` values except `frames`, which are ascending.
void keep_frames(Track& track, std::span<const std::size_t> frames, std::size_t size);

/// Limits for the spellings in a track: of numbers, and of values that are not numbers.
inline constexpr std::size_t kMostRespelled = 2000;
inline constexpr std::size_t kMostNotNumbers = 50000;

}  // namespace flocking::replay
