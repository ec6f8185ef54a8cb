#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "diagnosis/crash.h"
#include "diagnosis/own_files.h"
#include "grade/case.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"

namespace flocking::grade {

/// A submission's program, built a second time with sanitizers.
struct CheckedProgram {
  std::string path;
  std::vector<std::string> arguments;  ///< without the program's name
  std::vector<std::string> hidden;     ///< paths that it must not see
  std::uint64_t processes = 1;         ///< and threads that its language needs
  diagnosis::OwnFiles own;             ///< of its sources
};

/// A run that crashed and is done once more.
struct CrashJob {
  std::size_t program = 0;  ///< its number in CrashWork::programs
  std::size_t one = 0;      ///< the number of the case
};

/// What is to be looked at, by whom.
struct CrashWork {
  const std::vector<Case>& cases;
  const std::vector<CheckedProgram>& programs;
  const std::vector<CrashJob>& jobs;
  sandbox::Layers layers;
  std::size_t workers = 1;  ///< processes that run programs, side by side
};

/// The limits of a case as a program with sanitizers needs them: it is slower and larger, and
/// reserves most of the address space.
sandbox::Limits limits_with_sanitizers(sandbox::Limits limits);

/// Does all jobs, in worker processes of their own, and tells of each where and why it crashed, if
/// it did again and a place in the student's files can be told. Nothing of it counts for a verdict.
/// Once `stop` is true nothing new begins. Throws EnvironmentError.
std::vector<std::optional<diagnosis::Crash>> run_crashes(
    const CrashWork& work, const std::function<bool()>& stop,
    const std::function<void(std::size_t done)>& progress);

}  // namespace flocking::grade
