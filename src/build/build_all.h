#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "build/builder.h"
#include "build/cache.h"
#include "grade/fields.h"
#include "grade/job_board.h"
#include "sandbox/layers.h"

namespace flocking::build {

/// The result of a build; neither errors nor program if the build did not finish.
struct Built {
  std::vector<std::string> errors;      ///< why there is no program
  std::string program;                  ///< its path
  std::vector<std::string> warnings{};  ///< compiler warnings that probably show a mistake
  std::vector<std::string> notes{};     ///< see Result
  std::string log{};                    ///< see Result
  bool needs_choice = false;            ///< see Result
};

template <class Way, grade::FieldsOf<Built> Given>
void visit(Way& way, Given& built) {
  way("errors", built.errors);
  way("program", built.program);
  way("warnings", built.warnings);
  way("notes", built.notes);
  way("log", built.log);
  way("needs_choice", built.needs_choice);
}

/// Receives the number of finished builds, the number of all builds, and the task that has run
/// longest.
using BuildProgress = std::function<void(const grade::Advance&)>;

/// Receives the result of a task as soon as it is built.
using BuildOver = std::function<void(std::size_t number, const Built& built)>;

/// Builds all tasks, `jobs` in parallel, in separate worker processes. Builds each hash once and
/// stores the result in `cache`; does not build cached hashes again. The results have the order of
/// `tasks`. A result has neither program nor errors if the sandbox failed, or if `stop` returned
/// true before the task was done. Throws EnvironmentError.
std::vector<Built> build_all(const std::vector<Task>& tasks, const Settings& settings,
                             const Cache& cache, const sandbox::Layers& layers, std::size_t jobs,
                             const std::function<bool()>& stop, const BuildProgress& progress,
                             const BuildOver& over = {});

}  // namespace flocking::build
