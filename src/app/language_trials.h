#pragma once

#include <vector>

#include "app/class_submissions.h"
#include "grade/case.h"

namespace flocking::app {

/// Tries each language that the class needs with a program of one line, in the limits of the
/// strictest case, before anybody's program is run. Gives submissions as many processes as their
/// language turns out to need. Throws EnvironmentError if such a program does not run: that is no
/// fault of the students.
void try_languages_of(ClassOfSubmissions& all, const std::vector<grade::Case>& cases,
                      const GradeOptions& options, const std::vector<std::string>& secret,
                      const sandbox::Layers& layers);

}  // namespace flocking::app
