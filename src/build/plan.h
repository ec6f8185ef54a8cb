#pragma once

#include <functional>
#include <string>
#include <vector>

#include "build/language.h"
#include "build/renamed.h"

namespace flocking::build {

/// A change to a file in the build's private copy, so that it is read as on the author's system.
struct Repair {
  enum class Kind {
    kForward,  ///< create a file `path` that includes `word`, for an include with another spelling
    kAfter,    ///< like kForward, but searched after the system's headers
    kUtf8,     ///< convert the file `path` from UTF-16 to UTF-8
    kUnix,     ///< convert the file `path` from Windows to Unix line ends
  };
  Kind kind = Kind::kForward;
  std::string path;  ///< relative
  std::string word;  ///< for an include: a relative path, or a system header such as "<math.h>"

  bool operator==(const Repair&) const = default;
};

/// The plan to build a student's files.
struct Plan {
  const Language* language = nullptr;  ///< null if there is none
  /// Relative paths, sorted, except that the start file is first. Files of other programs are left
  /// out.
  std::vector<std::string> sources;
  std::string java_class;               ///< the main class
  std::string problem;                  ///< why there is nothing to build; else empty
  std::vector<std::string> notes = {};  ///< on guesses, for the report
  std::string folder = {};  ///< where a script runs, relative; empty: the topmost folder
  /// Further arguments. If the plan is a build, they are for the build tool, before the sources. If
  /// it is a script, they are for its interpreter and, unless empty, replace the script's path.
  std::vector<std::string> words = {};
  std::vector<Renamed> renamed = {};  ///< sources that are built under other names
  /// For sources in C and C++, the role of each for the build script: see scripts/c.sh.
  std::vector<std::string> roles = {};
  std::string place = {};  ///< folder of the Makefile or CMakeLists.txt; empty: the topmost
  std::vector<Repair> repairs = {};        ///< to files in C and C++
  std::vector<std::string> warnings = {};  ///< about the repairs: what the student should change
};

/// Returns the sources in C and C++ that define main, except for the first one, which the plan
/// prefers: other programs in the same folder, such as old copies. If a build file decides what
/// belongs together, there are none.
std::vector<std::string> other_programs(const Plan& plan);

/// Analyses the folder `files`. `main` selects a file or program if there are several; it may be
/// empty.
Plan plan_for(
    const std::string& files, const std::string& main,
    const std::function<void()>& between = [] {});

}  // namespace flocking::build
