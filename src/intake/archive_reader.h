#pragma once

#include <sys/types.h>

#include <cstdint>

namespace flocking::intake {

/// What the process that reads an archive tells; `bytes` of text follow each.
struct ArchiveRecord {
  enum class Kind : std::uint32_t {
    kFile,     ///< text: its name; what follows is its content
    kData,     ///< text: bytes of it
    kFolder,   ///< text: its name
    kName,     ///< text: the name of what is left out
    kLeftOut,  ///< text: why it is, or why the file that was begun goes on no further
    kBroken,   ///< text: why the archive cannot be read
    kEnd,      ///< all has been told
  };
  Kind kind = Kind::kEnd;
  bool is_executable = false;
  std::uint64_t bytes = 0;
};

inline constexpr std::uint64_t kMostRecordBytes = std::uint64_t{1} << 20U;

/// What that process is to do.
struct ArchiveTask {
  int archive = -1;
  int pipe = -1;                 ///< that it tells by
  std::uint64_t file_bytes = 0;  ///< no more of each file
  std::uint64_t cpu_s = 0;       ///< then the kernel ends it
  bool names_only = false;       ///< nothing of the files but that they are there
  uid_t user = 0;                ///< to become, 0: stay who we are
};

/// The life of that process, which has just been forked: gives up all rights but to read the
/// archive and to write to the pipe, as far as the kernel lets it, and then tells what is in it.
[[noreturn]] void read_archive(const ArchiveTask& task);

}  // namespace flocking::intake
