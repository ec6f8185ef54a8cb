#pragma once

#include <functional>
#include <optional>

#include "app/explainable_cases.h"
#include "build/builder.h"
#include "diagnosis/line_findings.h"
#include "explain/explanation.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"

namespace flocking::app {

/// Returns true if wrong lines can be found in programs of this build: they are in C or C++, and
/// this machine can count the processes of a run.
bool can_find_lines(const build::Task& task, const sandbox::Layers& layers);

/// Finds the wrong lines of the program that `task` builds, from its explanation and the answers of
/// `cases`; see repair::repairs_of(). Returns nothing if the search is impossible, or once `stop`,
/// which is polled, is true. Throws EnvironmentError.
std::optional<diagnosis::LineFindings> found_lines(const build::Task& task,
                                                   const build::Settings& settings,
                                                   const explain::Explanation& explanation,
                                                   const ExplainableCases& cases,
                                                   const sandbox::Limits& limits,
                                                   const sandbox::Layers& layers,
                                                   const std::function<bool()>& stop);

}  // namespace flocking::app
