#pragma once

#include "explain/explanation.h"
#include "variant/choices.h"
#include "variant/variant.h"

/// Explanations for answers that follow rules other than the course's.
namespace flocking::explain {

/// Makes `right` the reference of an explanation returned by explain(): afterwards its deviations
/// and parts are relative to `right`. A slot does not deviate if it has no effect because the
/// program lacks its force or computes the force by another formula.
void set_right(Explanation& explanation, const Variant& right);

/// Sets a slot of `variant` to its choice in `right`. If that restores a missing force, copies the
/// rest of the force, too.
void repair(Variant& variant, Slot slot, const Variant& right);

/// Returns the row of a deviating choice, like row_of(), but with a title and a sentence also for
/// choices by the course's text in which `course-tests` differs.
const Choice& deviation_row(Slot slot, std::uint8_t value);

/// Returns true if `rules` compute separation like the program that produced the published answers.
bool is_separation_per_axis(const Variant& rules);

/// Returns true if a deviation from the answers follows the assignment's text.
bool is_by_the_text(const Deviation& deviation);

}  // namespace flocking::explain
