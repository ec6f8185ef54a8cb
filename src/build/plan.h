#pragma once

#include <string>
#include <vector>

#include "build/language.h"
#include "build/renamed.h"

namespace flocking::build {

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
};

/// Finds out what is in the folder `files`. `main` names the file, or the program, that counts if
/// there are several; it may be empty.
Plan plan_for(const std::string& files, const std::string& main);

}  // namespace flocking::build
