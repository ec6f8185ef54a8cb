#pragma once

#include <cstdint>

namespace flocking::sandbox {

/// The limits of a run.
struct Limits {
  double cpu_s = 2.0;   ///< of the whole process tree, in seconds
  double wall_s = 5.0;  ///< from start to exit, in seconds
  std::uint64_t memory_bytes = std::uint64_t{512} << 20U;
  std::uint64_t output_bytes = std::uint64_t{16} << 20U;  ///< for stdout, and again for stderr
  /// processes and threads at a time, including the submission itself
  std::uint64_t processes = 1;
  /// Further memory that a run may reserve without using it, as AddressSanitizer does.
  std::uint64_t reserved_bytes = 0;

  bool operator==(const Limits&) const = default;
};

/// The resources that a run used.
struct Usage {
  double cpu_s = 0.0;  ///< of the whole process tree, in seconds
  double wall_s = 0.0;
  std::uint64_t peak_memory_bytes = 0;  ///< resident memory
  std::uint64_t output_bytes = 0;       ///< on stdout
};

}  // namespace flocking::sandbox
