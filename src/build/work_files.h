#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// A student's files, and the instructor's choice of the start file.
struct WorkFiles {
  std::string folder;                     ///< absolute path
  std::vector<std::string> names;         ///< relative paths of regular files, sorted
  std::string main;                       ///< from --main: a file or a program; may be empty
  std::function<void()> between = [] {};  ///< called for each file that is read; may throw
};

/// Lists the regular files below `folder`.
WorkFiles work_files_of(const std::string& folder, const std::string& main);

/// Returns the first 4 MiB of the file `name`; empty if it cannot be read.
std::string read_source(const WorkFiles& work, const std::string& name);

/// Returns "a.cpp, b.cpp, c.cpp, d.cpp, ..." with printable names, at most four.
std::string listed(const std::vector<std::string>& names);

/// Returns true if `name` ends with `ending`, such as ".cpp", in any case.
bool has_file_ending(std::string_view name, std::string_view ending);

}  // namespace flocking::build
