#pragma once

#include "core/setting.h"
#include "core/value.h"

namespace flocking::settings {

/// Returns `number` as a value of `setting`: a number, a count, an agent, or 0 and 1 for a switch.
/// Throws ValueFault if `number` is not finite or out of range, or if the setting is not numeric.
Value value_of(const Setting& setting, double number);

/// Returns `pair` as a value of `setting`: a point, a size, or the point of a place. Throws
/// ValueFault if a number is not finite or out of range, or if the setting is not a pair.
Value value_of(const Setting& setting, Vec2 pair);

}  // namespace flocking::settings
