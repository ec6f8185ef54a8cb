#pragma once

#include "observe/observation.h"

namespace flocking::explain {

/// Returns true if the output depends on the last bits of numbers, so that correct programs may
/// differ by the order of operations. This is the case if a change of the input in its last digits
/// changes the variant's output, or if numbers are so large or small that their squares overflow or
/// underflow. Coincident agents stay coincident: results for them do not depend on last bits.
bool is_ill_conditioned(const Variant& variant, const Observation& seen, Budget& budget);

}  // namespace flocking::explain
