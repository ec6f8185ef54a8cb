#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace flocking::sandbox {

/// What a file is known by: another in its place, or another content, is not the same.
struct FileStamp {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::int64_t changed_ns = 0;

  bool operator==(const FileStamp&) const = default;
};

/// At the end of all links; as of nothing where there is none.
FileStamp stamp_of(const std::string& path);

/// A program with its arguments, found and checked.
struct Command {
  std::string executable;              ///< absolute path
  std::vector<std::string> arguments;  ///< with the program's name as the user gave it first
  std::string working_directory;       ///< absolute path
  FileStamp stamp{};                   ///< of the executable, as it was found
  std::vector<std::string> own{};      ///< further files and folders of the submission, for reading
  std::vector<std::string> masked{};   ///< files in the program's folder that it must not see
  std::vector<std::string> tools{};    ///< further programs of the machine that it starts
  /// Whether it must open /dev/null and its like, whose times it then could set for others to see:
  /// for what has seen nothing that is worth telling.
  bool opens_devices = false;
  /// Bytes of all files in its private folder. The run is stopped above that if `counts_files`;
  /// else only a folder in memory (with namespaces) is bounded by it.
  std::uint64_t temporary_bytes = std::uint64_t{64} << 20U;
  bool counts_files = false;

  bool operator==(const Command&) const = default;
};

/// Whether `path` is a file that may be executed.
bool is_program(const std::string& path);

/// Whether it lies in one of the folders of PATH that are given as absolute paths.
bool is_in_search_path(const std::string& program);

/// Finds the program `arguments[0]` as a shell would: a name without a slash in PATH, but what it
/// stands in for (stand_in.h), anything else from `working_directory`. Throws UsageError for no
/// arguments. What cannot be started for another reason is told in `problem`, in words for a
/// student: "solution: not found", "is a directory", "not executable; run chmod +x solution", "its
/// first line names an interpreter that is not there: /usr/bin/pyhton3".
Command find_command(const std::vector<std::string>& arguments,
                     const std::string& working_directory, std::string& problem);

}  // namespace flocking::sandbox
