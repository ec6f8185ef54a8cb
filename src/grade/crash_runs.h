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
  std::uint64_t processes = 1;         ///< number that its language needs, including threads
  diagnosis::OwnFiles own;             ///< its sources
};

/// A run to repeat.
struct CrashJob {
  std::size_t program = 0;                                  ///< index in CrashWork::programs
  std::size_t one = 0;                                      ///< index of the case
  diagnosis::Trouble trouble = diagnosis::Trouble::kCrash;  ///< the failure in the first run
};

/// The repeated runs, and how to run them.
struct CrashWork {
  const std::vector<Case>& cases;
  const std::vector<CheckedProgram>& programs;
  const std::vector<CrashJob>& jobs;
  sandbox::Layers layers;
  std::size_t workers = 1;  ///< number of processes that run programs in parallel
};

/// Returns the limits of a case for a program with sanitizers, which is slower and larger and
/// reserves most of the address space.
sandbox::Limits limits_with_sanitizers(sandbox::Limits limits);

/// Runs all jobs in separate worker processes. Returns for each job where and why it crashed; none
/// if it did not crash again or the place is not in the student's files. Runs that printed NaN or
/// took too long are made to crash at the first NaN or after the time limit. No verdict depends on
/// the results. Once `stop` is true, no new job begins. Throws EnvironmentError.
std::vector<std::optional<diagnosis::Crash>> run_crashes(
    const CrashWork& work, const std::function<bool()>& stop,
    const std::function<void(std::size_t done)>& progress);

}  // namespace flocking::grade
