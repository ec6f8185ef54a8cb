#pragma once

#include <string>
#include <vector>

namespace flocking::sandbox {

/// A program with its arguments, found and checked.
struct Command {
  std::string executable;              ///< absolute path
  std::vector<std::string> arguments;  ///< with the program's name as the user gave it first
  std::string working_directory;       ///< absolute path

  bool operator==(const Command&) const = default;
};

/// Whether `path` is a file that may be executed.
bool is_program(const std::string& path);

/// The folders that commands are looked for in, with ':' between: PATH, or the usual ones where it
/// is not set.
std::string search_path();

/// Finds the program `arguments[0]` as a shell would: a name without a slash in PATH, anything else
/// from `working_directory`. Throws UsageError for no arguments. What cannot be started for another
/// reason is told in `problem`, in words for a student: "solution: not found", "is a directory",
/// "not executable; run chmod +x solution", "its first line names an interpreter that is not there:
/// /usr/bin/pyhton3".
Command find_command(const std::vector<std::string>& arguments,
                     const std::string& working_directory, std::string& problem);

}  // namespace flocking::sandbox
