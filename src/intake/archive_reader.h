#pragma once

#include <sys/types.h>

#include <cstdint>

namespace flocking::intake {

/// A message of the process that reads an archive; `bytes` bytes of text follow it.
struct ArchiveRecord {
  enum class Kind : std::uint32_t {
    kFile,     ///< text: the file's name; kData records with its content follow
    kData,     ///< text: the next bytes of the file
    kFolder,   ///< text: the folder's name
    kName,     ///< text: the name of a file that is left out
    kLeftOut,  ///< text: why the file is left out, or why the current file ends early
    kBroken,   ///< text: why the archive cannot be read
    kEnd,      ///< end of the archive
  };
  Kind kind = Kind::kEnd;
  bool is_executable = false;
  std::uint64_t bytes = 0;
};

inline constexpr std::uint64_t kMostRecordBytes = std::uint64_t{1} << 20U;

/// The parameters of the process that reads an archive.
struct ArchiveTask {
  int archive = -1;
  int pipe = -1;                 ///< for the records
  std::uint64_t file_bytes = 0;  ///< limit for each file
  std::uint64_t cpu_s = 0;       ///< limit, enforced by the kernel
  bool names_only = false;       ///< send only names, not contents
  uid_t user = 0;                ///< to switch to; 0: keep the current one
};

/// Runs the process that reads an archive, after fork(). Drops all rights except reading the
/// archive and writing to the pipe, as far as the kernel supports that, then sends the records.
[[noreturn]] void read_archive(const ArchiveTask& task);

}  // namespace flocking::intake
