#pragma once

#include <string>
#include <vector>

#include "variant/choices.h"

namespace flocking::redaction {

/// Returns a short sentence that says the choice of the forces `parts`, without its full stop:
/// "Separation points the wrong way", "Cohesion and alignment are added without their weight".
/// Empty if the choice has no predicate or `parts` are not forces.
std::string predicate_clause(const explain::Choice& choice, const std::vector<std::string>& forces);

}  // namespace flocking::redaction
