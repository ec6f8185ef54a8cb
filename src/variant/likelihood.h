#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "variant/variant.h"

namespace flocking::explain {

/// Returns the number that ranks explanations: the smaller it is, the likelier is the variant, by
/// the priors of its deviations. It is 0 for the rules; each deviation increases it.
double cost_of(const Variant& variant);

/// Returns the variants in the order of their costs, at most `most` of them.
std::vector<Variant> likeliest_of(const std::vector<Variant>& variants,
                                  std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace flocking::explain
