#pragma once

#include <string>
#include <vector>

#include "build/language.h"

namespace flocking::build {

/// What is to be built of a student's files.
struct Plan {
  const Language* language = nullptr;  ///< null where they are of none
  /// Relative paths, sorted; the one that the program begins in is the first. Files of other
  /// programs are left out.
  std::vector<std::string> sources;
  std::string java_class;  ///< the class with main
  std::string problem;     ///< why it cannot be told what to build; empty where it can
};

/// Finds out what is in the folder `files`. `main` names the file, or the program, that counts
/// where there are several; it may be empty.
Plan plan_for(const std::string& files, const std::string& main);

/// Whether a source in the language of `start` begins a program. Comments and texts are not looked
/// at.
bool begins_program(Start start, const std::string& text);

/// What there is instead of a program, for a reason: "only a PDF", "only headers: vec.h".
std::string description_of(const std::string& files);

}  // namespace flocking::build
