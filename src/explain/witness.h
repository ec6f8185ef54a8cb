#pragma once

#include <optional>

#include "explain/explanation.h"
#include "variant/slots.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Returns the smallest input that shows the deviation of `slot` of `variant` alone, with the
/// output by the rules and the output of a program with only this deviation. Prefers inputs for
/// which `variant` as a whole prints the same, so that the program can confirm it; then inputs with
/// finite numbers in the output; then differences larger than the tolerance of judges; and for a
/// slot about a force's weight or how often it is added, inputs on which the force does not just
/// seem to be missing.
///
/// Some choices have no effect alone: dividing a vector of length 0 by its length has an effect
/// only if a vector is normalised. For such a choice, both outputs keep the deviations of `variant`
/// in the same force, and everything else follows the rules; `expected` is the output without the
/// deviation of `slot`, `found` the output with it. For a slot of no force, this is tried with the
/// deviations of one force after another. It is also done for the limit of cohesion, which alone
/// only changes the rounding of sums; if no better input is found, the rounding is its witness.
///
/// Returns none if no tried input shows the deviation, or if `slot` does not deviate. So it returns
/// none for printing.text, which play() does not print. Takes a few milliseconds; throws
/// std::bad_alloc.
///
/// `right` defines "the rules" here.
std::optional<Witness> find_witness(const Variant& variant, Slot slot,
                                    const Variant& right = Variant());

}  // namespace flocking::explain
