#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/explainable_cases.h"
#include "explain/explanation.h"
#include "grade/probe_runner.h"

namespace flocking::app {

/// Explains the submission that `runner` runs, each input once, with witnesses and what its
/// deviations do to the cases. How many it passes as it is, tell_passed() has to tell. Throws
/// EnvironmentError, also at an interruption. With two `threads` the search takes about half the
/// time.
explain::Explanation explained(grade::ProbeRunner& runner, const ExplainableCases& cases,
                               std::size_t threads);

/// The same from outputs alone, in the order of the texts; none where the output is not there.
explain::Explanation explained_from(const ExplainableCases& cases,
                                    const std::vector<std::optional<std::string>>& outputs);

}  // namespace flocking::app
