#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "build/plan.h"
#include "sandbox/sandbox.h"

namespace flocking::build {

/// How is built.
struct Settings {
  std::string cxx_flags;       ///< of C++; empty: those of the language's row
  std::string main;            ///< as in plan_for()
  double time_limit_s = 60.0;  ///< processor time; by the clock four times that and 10 s
};

/// A build that is to be made.
struct Task {
  Plan plan;                        ///< of a language with a script, without a problem
  std::string files;                ///< the folder of the sources
  std::string tool;                 ///< absolute path
  std::vector<std::string> hidden;  ///< what it must not see
  std::string hash;                 ///< of all that it is made of
  bool is_checked = false;          ///< with sanitizers, to see where it crashes
};

/// What a build gave.
struct Result {
  std::string program;              ///< bytes of what is to be run
  std::vector<std::string> errors;  ///< why there is none
  /// Those that matter of compilers of C and C++, of a build that is not checked.
  std::vector<std::string> warnings{};
  std::vector<std::string> notes{};  ///< on guesses: "built main.cpp; not used: old.cpp"
  std::string log{};                 ///< of a build that failed: the first kMostLogBytes
  bool needs_choice = false;         ///< it failed since several programs may be meant
  std::string failure;               ///< why the sandbox failed; not the student's fault
};

/// The hash of a task: its sources, names and contents, the language, flags, and the tool.
std::string hash_of(const Task& task, const Settings& settings);

/// Builds in the sandbox. A build sees the machine's compilers and the sources, which it cannot
/// change, and gives what it built on its standard output. Nothing of it is left.
Result run_build(sandbox::Sandbox& sandbox, const Task& task, const Settings& settings);

/// Processes and threads that a build may have at a time.
inline constexpr std::uint64_t kBuildProcesses = 64;

}  // namespace flocking::build
