#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "build/builder.h"
#include "build/cache.h"
#include "grade/job_board.h"
#include "sandbox/layers.h"

namespace flocking::build {

/// What came of a build; neither, where it came to no end.
struct Built {
  std::vector<std::string> errors;      ///< why there is no program
  std::string program;                  ///< its path
  std::vector<std::string> warnings{};  ///< of compilers, those that matter
  std::vector<std::string> notes{};     ///< as Result has them
  std::string log{};                    ///< likewise
  bool needs_choice = false;            ///< likewise
};

/// Is told how many of how many are over, and the number of the task that takes longest.
using BuildProgress = std::function<void(const grade::Advance&)>;

/// Is told what came of a task that was built, as soon as it is known.
using BuildOver = std::function<void(std::size_t number, const Built& built)>;

/// Makes all builds, `jobs` side by side, each once, by worker processes of their own, and keeps
/// them in `cache`; what is there already is not built again. The result has the order of `tasks`;
/// where the sandbox failed, or nothing was done since `stop` became true, it has neither program
/// nor errors. Throws
/// EnvironmentError.
std::vector<Built> build_all(const std::vector<Task>& tasks, const Settings& settings,
                             const Cache& cache, const sandbox::Layers& layers, std::size_t jobs,
                             const std::function<bool()>& stop, const BuildProgress& progress,
                             const BuildOver& over = {});

}  // namespace flocking::build
