#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "build/builder.h"
#include "build/cache.h"
#include "build/language.h"
#include "grade/fields.h"
#include "sandbox/layers.h"

namespace flocking::build {

/// A one-line program that copies standard input to standard output. If the language has
/// asynchronous input, the program uses it, since that needs the most threads.
struct OneLineProgram {
  std::string_view language;  ///< name in the table of languages
  std::string_view file;
  std::string_view text;
};

/// Returns the program in `language`; null if a run needs only one process, so that a trial is
/// unnecessary.
const OneLineProgram* one_line_program(const Language& language);

/// The settings of trials.
struct TrialSettings {
  sandbox::Limits limits;  ///< memory and processes, as for the class's runs
  std::vector<std::string> hidden;
  const sandbox::Layers& layers;
  const Cache& cache;  ///< stores builds and results, by tool and limits
  std::size_t jobs = 1;
  std::function<bool()> stop;
};

/// The result of a trial.
struct Trial {
  std::uint64_t processes = 0;  ///< processes and threads that a run needs
  std::string problem;          ///< why the program does not run: "needs ..."; empty if it runs
};

template <class Way, grade::FieldsOf<Trial> Given>
void visit(Way& way, Given& trial) {
  way("processes", trial.processes);
  way("problem", trial.problem);
}

/// Runs a one-line program in each of `languages`, with the sandbox and the limits of the class,
/// and determines how many processes and threads it needs: the number in the language's row or, if
/// that is not enough, more. The results have the order of `languages`; after `stop`, a trial may
/// have neither processes nor a problem. Throws EnvironmentError.
std::vector<Trial> try_languages(std::span<const Language* const> languages,
                                 const TrialSettings& settings);

}  // namespace flocking::build
