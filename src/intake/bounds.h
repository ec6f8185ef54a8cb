#pragma once

#include <cstdint>

namespace flocking::intake {

/// How much may be handed in. What is above is left out, or refused, and said so.
struct Bounds {
  std::uint64_t file_bytes = 0;   ///< of a single file
  std::uint64_t group_bytes = 0;  ///< of all below a folder that is a student's at most
  std::uint64_t group_files = 0;  ///< and how many
  std::uint64_t bytes = 0;        ///< of all together
  std::uint64_t files = 0;        ///< files and folders
  std::uint64_t cpu_s = 0;        ///< processor time of opening archives
};

/// Folders in one another.
inline constexpr std::uint64_t kMostDepth = 30;

inline constexpr Bounds kBoundsOfStudent{.file_bytes = std::uint64_t{64} << 20U,
                                         .group_bytes = std::uint64_t{64} << 20U,
                                         .group_files = 10'000,
                                         .bytes = std::uint64_t{64} << 20U,
                                         .files = 5'000,
                                         .cpu_s = 20};
inline constexpr Bounds kBoundsOfClass{.file_bytes = std::uint64_t{64} << 20U,
                                       .group_bytes = std::uint64_t{256} << 20U,
                                       .group_files = 10'000,
                                       .bytes = std::uint64_t{8} << 30U,
                                       .files = 200'000,
                                       .cpu_s = 240};

}  // namespace flocking::intake
