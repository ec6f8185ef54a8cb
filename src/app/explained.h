#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/explainable_cases.h"
#include "explain/explanation.h"
#include "grade/probe_team.h"

namespace flocking::app {

/// Returns the number of runners, and of search threads, for each program if `programs` are
/// explained in parallel.
std::size_t runners_for_each(std::size_t programs);

/// Explains the submission that `team` runs, with witnesses and the effects of deviations on the
/// cases. Runs each input once. tell_passed() adds how many cases pass. Throws EnvironmentError,
/// also at an interruption.
explain::Explanation explained(grade::ProbeTeam& team, const ExplainableCases& cases);

/// Explains outputs without running a program. `outputs` are in the order of the texts; none for a
/// missing output.
explain::Explanation explained_from(const ExplainableCases& cases,
                                    const std::vector<std::optional<std::string>>& outputs);

}  // namespace flocking::app
