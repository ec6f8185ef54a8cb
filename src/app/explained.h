#pragma once

#include <optional>
#include <vector>

#include "explain/effects.h"
#include "explain/explanation.h"
#include "explain/program.h"
#include "grade/case.h"
#include "grade/probe_runner.h"

namespace flocking::app {

/// The cases that a program can be explained with: of the assignment, not hidden, with their
/// answers. Throws EnvironmentError where a file cannot be read.
std::vector<explain::CaseText> explainable(const std::vector<grade::Case>& cases);

/// Explains the submission that `runner` runs, each input once, with witnesses and what its
/// deviations do to the cases. `tolerance` is the judges'. Throws EnvironmentError, also at an
/// interruption.
explain::Explanation explained(grade::ProbeRunner& runner,
                               const std::vector<explain::CaseText>& cases,
                               const judge::Tolerance& tolerance);

/// The same from outputs alone, in the order of the cases; none where the output is not there.
explain::Explanation explained_from(const std::vector<explain::CaseText>& cases,
                                    const std::vector<std::optional<std::string>>& outputs,
                                    const judge::Tolerance& tolerance);

}  // namespace flocking::app
