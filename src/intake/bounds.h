#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace flocking::intake {

/// Limits for submissions. Files that exceed a limit are left out or rejected, with a note.
struct Bounds {
  std::uint64_t file_bytes = 0;   ///< limit for a single file
  std::uint64_t group_bytes = 0;  ///< limit for all files of one student of a class
  std::uint64_t group_files = 0;  ///< number of files of one student of a class
  std::uint64_t bytes = 0;        ///< limit for all files together
  std::uint64_t files = 0;        ///< files and folders
  std::uint64_t cpu_s = 0;        ///< processor time of opening archives
};

/// Limit for nested folders.
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
                                       .bytes = std::uint64_t{16} << 30U,
                                       .files = 600'000,
                                       .cpu_s = 240};

/// Limit for notes about one student's files; further notes are only counted.
inline constexpr std::size_t kMostNotes = 20;

/// Returns the bounds of a class in which each of `owners` students has at most an equal share, so
/// that no student uses the space of others. `owners` must be above 0.
constexpr Bounds shared_by(Bounds bounds, std::uint64_t owners) {
  bounds.group_bytes = std::min(bounds.group_bytes, bounds.bytes / owners);
  bounds.group_files = std::min(bounds.group_files, bounds.files / owners);
  return bounds;
}

}  // namespace flocking::intake
