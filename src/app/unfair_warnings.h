#pragma once

#include <vector>

#include "grade/case.h"
#include "grade/record.h"

namespace flocking::app {

/// Warns of wrong answers whose largest error is no larger than that between right programs which
/// add in another order or round in another way: of cases that are not hidden, and that cost little
/// to compute. Throws EnvironmentError where a case cannot be read.
void add_unfair_warnings(const std::vector<grade::Case>& cases, grade::Record& record);

}  // namespace flocking::app
