#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace flocking::sandbox {

/// The identity of a file. Another file at the same path, or changed content, gives another stamp.
struct FileStamp {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::int64_t changed_ns = 0;

  bool operator==(const FileStamp&) const = default;
};

/// Returns the stamp of a file, after following links; an empty stamp if there is no file.
FileStamp stamp_of(const std::string& path);

/// A program with its arguments, found and checked.
struct Command {
  std::string executable;              ///< absolute path
  std::vector<std::string> arguments;  ///< the first is the program's name as the user gave it
  std::string working_directory;       ///< absolute path
  FileStamp stamp{};                   ///< of the executable when it was found
  /// further files and folders of the submission that the program may read
  std::vector<std::string> own{};
  std::vector<std::string> masked{};  ///< files in the program's folder that a run must not see
  std::vector<std::string> tools{};   ///< further programs of the machine that the program starts
  /// True if the program must open devices such as /dev/null. It could then set their times, which
  /// other runs see, so set this only for programs that have seen no secrets.
  bool opens_devices = false;
  /// Largest size of all files in its private folder, in bytes. If `counts_files`, a run above this
  /// size is stopped; otherwise the size only limits a folder in memory (with namespaces).
  std::uint64_t temporary_bytes = std::uint64_t{64} << 20U;
  bool counts_files = false;

  bool operator==(const Command&) const = default;
};

/// Returns true if `path` is a file that may be executed.
bool is_program(const std::string& path);

/// Returns true if the program is in one of the folders of PATH that are absolute paths.
bool is_in_search_path(const std::string& program);

/// Finds the program `arguments[0]` as a shell would: a name without a slash in PATH, any other
/// name relative to `working_directory`. Replaces a version manager's stand-in in PATH by the real
/// program (stand_in.h). Throws UsageError if there are no arguments. If the program cannot be
/// started for another reason, sets `problem` to a text for students: "solution: not found", "is a
/// directory", "not executable; run chmod +x solution", "its first line names an interpreter that
/// is not there: /usr/bin/pyhton3".
Command find_command(const std::vector<std::string>& arguments,
                     const std::string& working_directory, std::string& problem);

}  // namespace flocking::sandbox
