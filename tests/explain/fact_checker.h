#pragma once

#include <string>
#include <string_view>

#include "explain/force.h"
#include "explain/variant.h"
#include "fact_flock.h"

namespace flocking::testing {

/// Whether what a fact says of a force holds for a variant in so many flocks at random; in words
/// why it does not, with the flock, and empty if it does. What says that something always is so is
/// looked for in each of them; what says that something matters, in at least one. Forces are
/// computed, not read from what is printed.
std::string contradiction(std::string_view code, explain::Force force,
                          const explain::Variant& variant, int flocks = 20);

/// The same for a force that is told by something else, where nobody is in reach of the others.
std::string contradiction(std::string_view code, explain::Force force, ForceOnAgent told,
                          int flocks = 20);

}  // namespace flocking::testing
