#pragma once

#include <vector>

#include "app/class_submissions.h"
#include "grade/case.h"

namespace flocking::app {

/// Runs a one-line program in each language that the class needs, within the limits of the
/// strictest case, before any submission runs. Sets the process limit that each language turns out
/// to need. Throws EnvironmentError if such a program does not run, since students are not to
/// blame.
void try_languages_of(ClassOfSubmissions& all, const std::vector<grade::Case>& cases,
                      const GradeOptions& options, const std::vector<std::string>& secret,
                      const sandbox::Layers& layers);

}  // namespace flocking::app
