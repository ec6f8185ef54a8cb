#pragma once

#include <string>
#include <string_view>

#include "fact_flock.h"
#include "variant/force.h"
#include "variant/variant.h"

namespace flocking::testing {

/// Tests on `flocks` random flocks whether a fact about a force holds for a variant. If not,
/// returns an explanation with the flock, else an empty text. A fact that claims something for all
/// inputs must hold in each flock; a fact that something matters, in at least one flock. The forces
/// are computed, not read from printed numbers.
std::string contradiction(std::string_view code, explain::Force force,
                          const explain::Variant& variant, int flocks = 20);

/// Like the function above, for a force computed by a function, if no agent is in reach of the
/// other forces.
std::string contradiction(std::string_view code, explain::Force force, ForceOnAgent told,
                          int flocks = 20);

}  // namespace flocking::testing
