#pragma once

#include <string>
#include <vector>

#include "build/language.h"
#include "build/renamed.h"

namespace flocking::build {

/// A file that is changed in the build's private copy, as its author's system would read it.
struct Repair {
  enum class Kind {
    kForward,  ///< a file `path` that includes `word`, for an include of another spelling
    kAfter,    ///< the same, found after the system's headers
    kUtf8,     ///< the file `path` is UTF-16
    kUnix,     ///< the file `path` has Windows line ends
  };
  Kind kind = Kind::kForward;
  std::string path;  ///< relative
  std::string word;  ///< of an include: a relative path, or a header of the system as "<math.h>"

  bool operator==(const Repair&) const = default;
};

/// What is to be built of a student's files.
struct Plan {
  const Language* language = nullptr;  ///< null if they are of none
  /// Relative paths, sorted; the one that the program begins in is the first. Files of other
  /// programs are left out.
  std::vector<std::string> sources;
  std::string java_class;               ///< the class with main
  std::string problem;                  ///< why there is nothing to build; empty if there is
  std::vector<std::string> notes = {};  ///< on guesses that were taken, for the report
  std::string folder = {};              ///< relative, in which a script is run; empty: the topmost
  /// Further words: for the tool that builds, before the sources; of a script, for its interpreter
  /// in place of the script's path, if there are any.
  std::vector<std::string> words = {};
  std::vector<Renamed> renamed = {};  ///< sources that are built under another name
  /// Of sources in C and C++, for each what the build script expects: see scripts/c.sh.
  std::vector<std::string> roles = {};
  std::string place = {};            ///< folder of the Makefile or CMakeLists.txt; empty: the top
  std::vector<Repair> repairs = {};  ///< of files in C and C++
  std::vector<std::string> warnings = {};  ///< on those repairs: what the student should change
};

/// Finds out what is in the folder `files`. `main` names the file, or the program, that counts if
/// there are several; it may be empty.
Plan plan_for(const std::string& files, const std::string& main);

}  // namespace flocking::build
