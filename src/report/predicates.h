#pragma once

#include <string>
#include <vector>

#include "explain/choices.h"

namespace flocking::report {

/// A choice as a short sentence on the forces that make it, without its full stop: "Separation
/// points the wrong way", "Cohesion and alignment are added without their weight". Empty where
/// there is none; parts that are no forces have none.
std::string predicate_clause(const explain::Choice& choice, const std::vector<std::string>& forces);

}  // namespace flocking::report
