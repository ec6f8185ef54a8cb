#pragma once

#include "explain/observation.h"

namespace flocking::explain {

/// Whether an input hangs on the last bits of numbers, so that programs that compute the same in
/// another order may print something else: it does where what a variant prints changes with changes
/// of the input in its last digits, or where numbers are so large or small that their squares are
/// not numbers. Agents in one place stay there: what is made of those hangs on no last bit.
bool is_ill_conditioned(const Variant& variant, const Observation& seen, Budget& budget);

}  // namespace flocking::explain
