#pragma once

#include <map>
#include <string>
#include <vector>

#include "grade/case.h"

namespace flocking::grade {

/// Gives cases the full names of those that they require, `wanted` by the name of the case. Throws
/// InputError, at the place where they were required, for a case that there is not, and where a
/// case would require itself.
void set_required(std::vector<Case>& cases, const std::map<std::string, RequiredCases>& wanted);

}  // namespace flocking::grade
