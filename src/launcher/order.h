#pragma once

#include <sys/types.h>

#include <cstdint>

namespace flocking::launcher {

/// What a launcher is to do: this head, and behind it words with a NUL behind each, in one file.
/// Both programs are built together, so it crosses as it lies in memory.
///
/// The words are the program's path, its working directory, its arguments, its environment
/// (NAME=VALUE), and the paths that it may reach, where `landlock_abi` is not 0: a letter of Reach
/// and the path.
struct Order {
  static constexpr std::uint32_t kMagic = 0x4c4b4c46;  // "FLKL"
  static constexpr std::uint32_t kMostBytes = 64U << 20U;
  static constexpr std::uint32_t kMostRuns = 16;
  static constexpr std::uint32_t kSelf =
      0x7e57ab1e;  ///< in a filter: the filtered process's number

  std::uint32_t magic = kMagic;
  std::uint32_t bytes = 0;  ///< of head and words
  std::uint32_t arguments = 0;
  std::uint32_t environment = 0;
  std::uint32_t paths = 0;

  std::int32_t report = -1;  ///< the pipe that a Report goes to
  std::int32_t filter = -1;  ///< a file of filter instructions; -1: none
  /// The same of the filter that notifies of new processes, and the socket that its descriptor for
  /// requests is sent through; -1: none.
  std::int32_t notifying_filter = -1;
  std::int32_t notices = -1;
  std::int32_t landlock_abi = 0;
  std::int32_t streams =
      -1;                  ///< of several runs: a socket that brings each its streams; -1: one run
  std::uint32_t runs = 1;  ///< so many, one after the other; kMostRuns at most

  uid_t user = 0;       ///< to become, 0: stay who we are
  uid_t guardian = 0;   ///< that a launcher which stays becomes, likewise
  bool stays = false;   ///< starts the program as its child, waits and reports; else becomes it
  bool traces = false;  ///< follows each descendant: none of their time is lost
  bool limits_users = false;  ///< `processes` is a limit of the user too
  bool is_bare = false;       ///< no limits of the kernel at all
  bool is_uncounted = false;  ///< no control group counts its memory

  std::uint64_t cpu_s = 0;  ///< the kernel's own limits, the last line
  std::uint64_t data_bytes = 0;
  std::uint64_t file_bytes = 0;
  std::uint64_t processes = 1;
  std::uint64_t files = 256;           ///< open at a time, of each process
  std::uint64_t queued_signals = 256;  ///< and timers, of all processes of its user

  // What a launcher that traces tells while the program runs, read by whoever gave the order.
  std::uint64_t ended_cpu_ns = 0;    ///< processor time of all processes that have ended
  std::uint64_t peak_bytes = 0;      ///< of the largest process that has ended
  std::uint64_t alive = 1;           ///< processes and threads that have not ended
  std::uint32_t over_processes = 0;  ///< something was killed for being one process too many

  // Of several runs, among the launcher's own processes.
  std::uint32_t followed = 0;     ///< so many programs' processes have their guardian
  std::uint32_t standing_by = 0;  ///< so many of them have given up all rights
  std::uint64_t last_file = 0;    ///< in the private folder: the number of the file made there last
  std::uint64_t folder_times = 0;  ///< a digest of when it was read and changed
};

/// What may be done with a path.
enum class Reach : char {
  kRead = 'r',   ///< read it and what is below it
  kRun = 'x',    ///< and execute
  kWrite = 'w',  ///< everything but make devices
  kUse = 'u',    ///< read and write a device
};

/// What a launcher tells, in one write.
struct Report {
  enum class Kind : std::int32_t { kNotSetUp, kNotStarted, kEnded, kReady };
  Kind kind = Kind::kNotSetUp;
  std::int32_t error = 0;   ///< errno of the first two
  std::int32_t step = 0;    ///< of kNotSetUp: which one, see Step
  std::int32_t status = 0;  ///< as waitpid has it, of kEnded
  double cpu_s = 0.0;
  double wall_s = 0.0;
  std::uint64_t peak_memory_bytes = 0;
  bool has_left_processes = false;  ///< some were there yet when the program had ended
  bool has_left_something = false;  ///< of several runs: the private folder is not as it was
};

/// The steps in which the program's process is confined, in their order.
enum class Step : std::int32_t {
  kGroup,
  kLauncher,
  kOrder,
  kFork,
  kTrace,
  kLimits,
  kFolder,
  kUser,
  kParent,
  kDescriptors,
  kLandlock,
  kFilter,
  kStreams,
};

}  // namespace flocking::launcher
