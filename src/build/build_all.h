#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "build/builder.h"
#include "build/cache.h"
#include "sandbox/layers.h"

namespace flocking::build {

/// What came of a build; neither, where it came to no end.
struct Built {
  std::vector<std::string> errors;      ///< why there is no program
  std::string program;                  ///< its path
  std::vector<std::string> warnings{};  ///< of compilers, those that matter
};

/// Makes all builds, `jobs` side by side, each once, by worker processes of their own, and keeps
/// them in `cache`; what is there already is not built again. The result has the order of `tasks`;
/// where the sandbox failed, or nothing was done since `stop` became true, it has neither program
/// nor errors. `progress` is told how many of how many are over. Throws EnvironmentError.
std::vector<Built> build_all(const std::vector<Task>& tasks, const Settings& settings,
                             const Cache& cache, const sandbox::Layers& layers, std::size_t jobs,
                             const std::function<bool()>& stop,
                             const std::function<void(std::size_t, std::size_t)>& progress);

}  // namespace flocking::build
