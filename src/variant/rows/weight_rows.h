#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// The factor of a force: choices and their texts.
namespace flocking::explain {

enum class Weight : std::uint8_t { kOwn, kNone, kTwice, kCohesion, kSeparation, kAlignment, kZero };

inline constexpr std::array kWeightRows = {
    row(ForceSlot::kWeight, Weight::kOwn, "own", 0.0, "", "", "{K} F"),
    row(ForceSlot::kWeight, Weight::kNone, "none", 6.0, "Weight not applied",
        "{Force} is added without its weight.", "F"),
    row(ForceSlot::kWeight, Weight::kTwice, "twice", 3.0, "Weight applied twice",
        "{Force} is multiplied by its weight twice: often once where it is computed and once where "
        "it is added. Remove one.",
        "{K} {K} F"),
    naming_row(ForceSlot::kWeight, Weight::kCohesion, "{named}", 3.0, "Weight of another force",
               "{Force} is multiplied by the weight of {named}.", "{K_named} F", "itself", "{K} F"),
    row(ForceSlot::kWeight, Weight::kZero, "missing", {10.0, 10.0, 25.0}, "{Force} is missing",
        "{Force} does not move any agent.", "0"),
};

}  // namespace flocking::explain
