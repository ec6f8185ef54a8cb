#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "build/plan.h"
#include "sandbox/sandbox.h"

namespace flocking::build {

/// The settings of builds.
struct Settings {
  std::string cxx_flags;  ///< for C++; empty: the flags of the language's row
  std::string main;       ///< see plan_for()
  /// processor time; the limit for wall-clock time is four times that plus 10 s
  double time_limit_s = 60.0;
};

/// A build to make.
struct Task {
  Plan plan;                        ///< without a problem; its language has a script
  std::string files;                ///< the folder of the sources
  std::string tool;                 ///< absolute path of the build tool
  std::vector<std::string> hidden;  ///< paths that the build must not see
  std::string hash;                 ///< hash of everything the build depends on
  bool is_checked = false;          ///< with sanitizers, to locate crashes
  /// True: compile as fast as possible, and keep only the compiler's errors of a failed build's
  /// log.
  bool is_trial = false;
};

/// The result of a build.
struct Result {
  std::string program;              ///< content of the program to run
  std::vector<std::string> errors;  ///< why there is no program
  /// Warnings of C and C++ compilers that probably show a mistake; empty for a build with
  /// sanitizers.
  std::vector<std::string> warnings{};
  std::vector<std::string> notes{};  ///< on guesses: "built main.cpp; not used: old.cpp"
  std::string log{};                 ///< first kMostLogBytes of a failed build's log
  bool needs_choice = false;  ///< the build failed because there are several possible programs
  std::string failure;        ///< why the sandbox failed; not the student's fault
};

/// Returns the hash of a task: names and contents of its sources, the language, the flags, and the
/// tool.
std::string hash_of(const Task& task, const Settings& settings);

/// Builds a task in the sandbox. The build sees the machine's compilers and the sources, which it
/// cannot change, and writes the product to its standard output. Removes all files of the build.
Result run_build(sandbox::Sandbox& sandbox, const Task& task, const Settings& settings);

/// Limit for the processes and threads of a build.
inline constexpr std::uint64_t kBuildProcesses = 64;

}  // namespace flocking::build
