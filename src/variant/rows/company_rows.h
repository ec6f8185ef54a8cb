#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// Choices of whether an agent counts itself and coincident agents, and of its force without
/// neighbours, with their texts.
namespace flocking::explain {

/// How separation treats other agents in the same place. kNothing: the whole force is 0.
enum class AtZero : std::uint8_t { kSkipped, kDivided, kCounted, kNothing };

/// The force without neighbours: 0, NaN, computed from a sum of (0, 0), or from the agent's own
/// velocity.
enum class Empty : std::uint8_t { kZero, kNan, kOrigin, kOwn };

inline constexpr std::array kCompanyRows = {
    row(Slot::kCohesionSelf, 0, "without", 0.0, "", "", "i != a"),
    row(Slot::kCohesionSelf, 1, "with", 6.0, "Counts itself",
        "For cohesion an agent counts itself among its neighbours.", "all i"),
    row(Slot::kCohesionCoincident, 0, "with", 0.0, "", "", "d >= 0"),
    row(Slot::kCohesionCoincident, 1, "without", 4.0, "Leaves out agents in the same place",
        "For cohesion agents in exactly the same place are not counted.", "d > 0"),
    row(Slot::kCohesionEmpty, Empty::kZero, "zero", 0.0, "", "", "0 if n = 0"),
    row(Slot::kCohesionEmpty, Empty::kNan, "nan", 8.0, "Divides by 0 neighbours",
        "Without a neighbour, cohesion divides by zero.", "0/0 if n = 0"),
    row(Slot::kCohesionEmpty, Empty::kOrigin, "origin", 4.0, "Without neighbours, drawn to (0, 0)",
        "Without a neighbour, cohesion uses (0, 0) as the centre.", "C = 0 if n = 0"),
    row(Slot::kSeparationSelf, 0, "without", 0.0, "", "", "i != a"),
    row(Slot::kSeparationSelf, 1, "with", 5.0, "Counts itself",
        "For separation an agent counts itself as a neighbour.", "all i"),
    row(Slot::kSeparationCoincident, 0, "skipped", 0.0, "", "", "0 if d = 0"),
    row(Slot::kSeparationCoincident, 1, "divided", 15.0, "Divides by a distance of 0",
        "Where two agents are in the same place, separation divides by zero.", "x/0 if d = 0"),
    row(Slot::kSeparationCoincident, 2, "counted", 4.0, "Counts agents in the same place",
        "Agents in exactly the same place do not push, but count as neighbours.",
        "0 if d = 0, n + 1"),
    row(Slot::kSeparationCoincident, AtZero::kNothing, "nothing", 2.0,
        "Zero if another agent is in the same place",
        "If another agent is in exactly the same place, separation is 0: the loop returns there "
        "instead of continuing with the next neighbour.",
        "S = 0 if any other agent has d = 0"),
    row(Slot::kSeparationEmpty, Empty::kZero, "zero", 0.0, "", "", "0 if n = 0"),
    row(Slot::kSeparationEmpty, Empty::kNan, "nan", 4.0, "Divides by 0 neighbours",
        "Without a neighbour, separation divides by zero where it takes the mean.", "0/0 if n = 0"),
    row(Slot::kSeparationEmpty, Empty::kOrigin, "origin", 4.0, "Computed without neighbours too",
        "Without a neighbour, separation is still computed, from a sum of (0, 0).",
        "as for a sum of (0, 0) if n = 0"),
    row(Slot::kAlignmentSelf, 0, "with", 0.0, "", "", "all i"),
    row(Slot::kAlignmentSelf, 1, "without", 15.0, "Leaves itself out",
        "For alignment an agent does not count itself.", "i != a"),
    row(Slot::kAlignmentSelf, 2, "twice", 1.5, "Counts itself twice",
        "An agent counts itself twice for alignment: before the loop over the agents, and in it.",
        "all i, and a once more"),
    row(Slot::kAlignmentSelf, 3, "others-twice", 1.5, "Counts the others twice",
        "For alignment each other agent counts twice, the agent itself once: a loop over pairs "
        "meets each pair twice.",
        "all i, and all but a once more"),
    row(Slot::kAlignmentCoincident, 0, "with", 0.0, "", "", "d >= 0"),
    row(Slot::kAlignmentCoincident, 1, "without", 4.0, "Leaves out agents in the same place",
        "For alignment other agents in exactly the same place are not counted.", "d > 0 or i = a"),
    row(Slot::kAlignmentEmpty, Empty::kZero, "zero", 0.0, "", "", "0 if n = 0"),
    row(Slot::kAlignmentEmpty, Empty::kNan, "nan", 8.0, "Divides by 0 neighbours",
        "Without a neighbour, alignment divides by zero.", "0/0 if n = 0"),
    row(Slot::kAlignmentEmpty, Empty::kOrigin, "origin", 4.0, "Computed without neighbours too",
        "Without a neighbour, alignment is still computed, from a mean of (0, 0).",
        "as for a mean of (0, 0) if n = 0"),
    row(Slot::kAlignmentEmpty, Empty::kOwn, "own-velocity", 1.5, "Own velocity without neighbours",
        "Without a neighbour, alignment is the agent's own velocity.", "A = V if n = 0"),
};

}  // namespace flocking::explain
