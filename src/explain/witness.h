#pragma once

#include <optional>

#include "explain/explanation.h"
#include "explain/slots.h"
#include "explain/variant.h"

namespace flocking::explain {

/// The smallest input that shows the deviation of `slot` of `variant` alone: what the rules print
/// and what a program prints that has only this deviation. The smallest of those that come first by
/// this: `variant` as a whole prints the same, so that the program itself can be seen to; the
/// deviation leaves finite numbers, and some; they differ by more than a judge overlooks; where the
/// slot is a force's weight or how often it is added, the force does not just seem to be missing.
///
/// Some choices do nothing alone: a vector of length 0 divides by its length only where something
/// is normalised. For these, second best: the deviations that `variant` has in the same force are
/// kept on both sides, everything else is by the rules; `expected` is what is printed without the
/// deviation of `slot`, `found` with it. For a slot that is of no force, the deviations of one
/// force after another are tried so. The limit of cohesion is one of these, since alone it only
/// shows in how sums are rounded; where there is nothing better, that is its witness.
///
/// Nothing where no input tried shows it in any way, and where `slot` does not deviate; so always
/// for printing.text, which play() does not print. Takes a few milliseconds; throws std::bad_alloc.
///
/// `right` is what "the rules" are here.
std::optional<Witness> find_witness(const Variant& variant, Slot slot,
                                    const Variant& right = Variant());

}  // namespace flocking::explain
