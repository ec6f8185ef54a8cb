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
#include "sandbox/layers.h"

namespace flocking::build {

/// A program of one line, which reads all of standard input and prints it. In a language whose
/// input can be asynchronous it reads so, which takes the most threads.
struct OneLineProgram {
  std::string_view language;  ///< its row
  std::string_view file;
  std::string_view text;
};

/// Returns the program in `language`; null if a run of that language needs nothing beyond its own
/// process, so that there is nothing to try.
const OneLineProgram* one_line_program(const Language& language);

/// How languages are tried.
struct TrialSettings {
  sandbox::Limits limits;  ///< memory and processes that the class's runs have
  std::vector<std::string> hidden;
  const sandbox::Layers& layers;
  const Cache& cache;  ///< that keeps builds and results, by tool and limits
  std::size_t jobs = 1;
  std::function<bool()> stop;
};

/// The result of a trial.
struct Trial {
  std::uint64_t processes = 0;  ///< and threads that a run needs
  std::string problem;  ///< why a program of one line does not run: "needs ..."; empty if it does
};

/// Runs a program of one line in each of `languages`, in the sandbox and the limits of the class,
/// and finds out how many processes and threads it needs: those of the language's row, or else as
/// many as it takes. The result has the order of `languages`; after `stop` it may have neither
/// processes nor a problem. Throws EnvironmentError.
std::vector<Trial> try_languages(std::span<const Language* const> languages,
                                 const TrialSettings& settings);

}  // namespace flocking::build
