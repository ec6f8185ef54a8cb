#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/explainable_cases.h"
#include "explain/explanation.h"
#include "grade/probe_team.h"

namespace flocking::app {

/// How many runners, and threads that search, a program has that is explained while so many are.
std::size_t runners_for_each(std::size_t programs);

/// Explains the submission that `team` runs, each input once, with witnesses and what its
/// deviations do to the cases. How many it passes as it is, tell_passed() has to tell. Throws
/// EnvironmentError, also at an interruption.
explain::Explanation explained(grade::ProbeTeam& team, const ExplainableCases& cases);

/// The same from outputs alone, in the order of the texts; none where the output is not there.
explain::Explanation explained_from(const ExplainableCases& cases,
                                    const std::vector<std::optional<std::string>>& outputs);

}  // namespace flocking::app
