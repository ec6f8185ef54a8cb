#pragma once

#include "explain/choices.h"
#include "explain/explanation.h"
#include "explain/variant.h"

/// What is right where the answers follow other rules than those of the course.
namespace flocking::explain {

/// Makes `right` what an explanation, as explain() returns it, calls right: its deviations and
/// parts are those from `right` from now on. Slots that a program leaves without effect, since it
/// computes no such force or another formula, do not deviate.
void set_right(Explanation& explanation, const Variant& right);

/// Makes a slot of `variant` what it is in `right`, and where that brings a force back, also what
/// else `right` says of it.
void repair(Variant& variant, Slot slot, const Variant& right);

/// The row of a choice that deviates: as row_of(), with a title and a sentence also for choices of
/// the course's text that `course-tests` does not make.
const Choice& deviation_row(Slot slot, std::uint8_t value);

/// Whether separation, by these rules, is that of the program behind the published answers.
bool is_separation_per_axis(const Variant& rules);

/// Whether a program deviates from the answers only where it does what the assignment's text says.
bool is_by_the_text(const Deviation& deviation);

}  // namespace flocking::explain
