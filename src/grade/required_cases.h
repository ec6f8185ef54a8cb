#pragma once

#include <map>
#include <string>
#include <vector>

#include "grade/case.h"

namespace flocking::grade {

/// Replaces the names of required cases by full names; `wanted` maps the name of a case to its
/// requirements. Throws InputError, at the place of the requirement, if a required case does not
/// exist or a case would require itself.
void set_required(std::vector<Case>& cases, const std::map<std::string, RequiredCases>& wanted);

}  // namespace flocking::grade
