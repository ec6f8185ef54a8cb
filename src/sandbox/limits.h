#pragma once

#include <cstdint>

namespace flocking::sandbox {

/// What a run may use.
struct Limits {
  double cpu_s = 2.0;   ///< of the whole process tree
  double wall_s = 5.0;  ///< from start to exit
  std::uint64_t memory_bytes = std::uint64_t{512} << 20U;
  std::uint64_t output_bytes = std::uint64_t{16} << 20U;  ///< of stdout and of stderr
  std::uint64_t processes = 1;  ///< and threads at a time, the submission itself included
  /// Further memory that it may reserve and not fill, as AddressSanitizer does.
  std::uint64_t reserved_bytes = 0;

  bool operator==(const Limits&) const = default;
};

/// What a run used.
struct Usage {
  double cpu_s = 0.0;  ///< of the whole process tree
  double wall_s = 0.0;
  std::uint64_t peak_memory_bytes = 0;  ///< resident
  std::uint64_t output_bytes = 0;       ///< on stdout
};

}  // namespace flocking::sandbox
