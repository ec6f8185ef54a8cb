#pragma once

#include <sys/types.h>

#include <cstdint>

namespace flocking::launcher {

/// An order to a launcher: this head, followed by words that each end in NUL, in one file. Both
/// programs are built together, so the struct is copied without conversion.
///
/// The words are the program's path, its working directory, its arguments, its environment
/// (NAME=VALUE), and, if `landlock_abi` is not 0, the paths that the program may reach: a letter of
/// Reach and the path.
struct Order {
  static constexpr std::uint32_t kMagic = 0x4c4b4c46;  // "FLKL"
  static constexpr std::uint32_t kMostBytes = 64U << 20U;
  static constexpr std::uint32_t kMostRuns = 16;
  static constexpr std::uint32_t kSelf =
      0x7e57ab1e;  ///< a placeholder in a filter for the id of the filtered process

  std::uint32_t magic = kMagic;
  std::uint32_t bytes = 0;  ///< size of head and words
  std::uint32_t arguments = 0;
  std::uint32_t environment = 0;
  std::uint32_t paths = 0;

  std::int32_t report = -1;  ///< the pipe for a Report
  std::int32_t filter = -1;  ///< a file with filter instructions; -1: none
  /// A file with the filter that notifies about new processes, and the socket through which its
  /// descriptor for requests is sent; -1: none.
  std::int32_t notifying_filter = -1;
  std::int32_t notices = -1;
  std::int32_t landlock_abi = 0;
  /// with several runs, a socket that receives the streams of each run; -1: one run
  std::int32_t streams = -1;
  std::uint32_t runs = 1;  ///< number of runs, one after another; at most kMostRuns

  uid_t user = 0;      ///< the user for the program; 0: the current one
  uid_t guardian = 0;  ///< the user for a launcher that stays; 0: the current one
  /// true: the launcher starts the program as its child, waits and reports; false: it becomes the
  /// program
  bool stays = false;
  bool traces = false;        ///< trace all descendants, so that all of their time is counted
  bool limits_users = false;  ///< `processes` also limits the processes of the user
  bool is_bare = false;       ///< set no limits of the kernel
  bool is_uncounted = false;  ///< no control group counts its memory

  std::uint64_t cpu_s = 0;  ///< limits of the kernel, as a fallback
  std::uint64_t data_bytes = 0;
  std::uint64_t file_bytes = 0;
  std::uint64_t processes = 1;
  std::uint64_t files = 256;           ///< open files of each process at a time
  std::uint64_t queued_signals = 256;  ///< including timers; of all processes of the user

  // Data that a tracing launcher updates while the program runs, for the process that gave the
  // order.
  std::uint64_t ended_cpu_ns = 0;  ///< processor time of all processes that have ended
  std::uint64_t peak_bytes = 0;    ///< peak memory of the largest process that has ended
  std::uint64_t alive = 1;         ///< number of processes and threads that have not ended
  /// a process or thread was killed because it exceeded the limit
  std::uint32_t over_processes = 0;

  // State shared by the launcher's processes if there are several runs.
  std::uint32_t followed = 0;      ///< number of programs' processes that their guardians trace
  std::uint32_t standing_by = 0;   ///< number of processes that have given up all rights
  std::uint64_t last_file = 0;     ///< the inode of the last file made in the private folder
  std::uint64_t folder_times = 0;  ///< a digest of the folder's access and change times
};

/// The access that a run has to a path.
enum class Reach : char {
  kList = 'l',   ///< list folders, at and below it
  kRead = 'r',   ///< read files and folders, at and below it
  kRun = 'x',    ///< read and execute files, at and below it
  kWrite = 'w',  ///< everything except making devices, at and below it
  kUse = 'u',    ///< read and write a device
};

/// The report of a launcher, sent in one write.
struct Report {
  enum class Kind : std::int32_t { kNotSetUp, kNotStarted, kEnded, kReady };
  Kind kind = Kind::kNotSetUp;
  std::int32_t error = 0;   ///< errno, for kNotSetUp and kNotStarted
  std::int32_t step = 0;    ///< for kNotSetUp: the step that failed, see Step
  std::int32_t status = 0;  ///< for kEnded: the status in the format of waitpid()
  double cpu_s = 0.0;
  double wall_s = 0.0;
  std::uint64_t peak_memory_bytes = 0;
  bool has_left_processes = false;  ///< some processes still ran when the program had ended
  bool has_left_something = false;  ///< with several runs: the private folder has changed
};

/// The steps of confining the program's process, in order.
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
