#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may compute a step: choices and their texts.
namespace flocking::explain {

/// The state that forces are computed from.
enum class Buffers : std::uint8_t {
  kTwo,                  ///< the state before the step
  kInPlace,              ///< agents of a lower index with their new position and velocity
  kVelocitiesInPlace,    ///< agents of a lower index with their new velocity but old position
  kAlignmentInPlace,     ///< alignment as kInPlace, the other forces as kTwo
  kPositionsInPlace,     ///< agents of a lower index with their new position but old velocity
  kSeparationInPlace,    ///< separation as kInPlace, the other forces as kTwo
  kSeparationHandedNew,  ///< as kSeparationInPlace, but no separation if no other agent was near
                         ///< before the step
  kRuleByRule,           ///< as kVelocitiesInPlace, after cohesion and separation have changed all
                         ///< velocities
};

/// The data that persists from step to step in addition to the agents' state.
enum class State : std::uint8_t {
  kKept,             ///< no further data
  kAsRead,           ///< not even the state: each step starts from the agents as read
  kForcesKept,       ///< the forces: each step adds to an agent's force of the step before
  kRounded,          ///< P' and V' are rounded to 3 decimals (with round()) after both are computed
  kRoundedFirst,     ///< as kRounded, but V' is rounded before P' is computed from it
  kDecimal,          ///< as kRounded, but rounded to decimals as printf does
  kDecimalFirst,     ///< as kRoundedFirst, but rounded to decimals as printf does
  kVelocityAsRead,   ///< the velocities: each step starts with the velocities that were read
  kNeighborsAsRead,  ///< the offsets and distances of the agents as read decide which agents count,
                     ///< also in loops around forces
  kDistancesAsRead,  ///< as kNeighborsAsRead, and d in terms of separation and in formulas is also
                     ///< that of the agents as read
  kTwoBack,  ///< each step changes P and V of two steps ago (at first those that were read), with
             ///< forces from the state before this step
};

/// The change of the sum of all forces.
enum class Total : std::uint8_t {
  kNothing,
  kCut,         ///< cut to F_Smax
  kLastCalled,  ///< replaced, B included, by the force that the loop around the forces computed
                ///< last, see slots.h
};

/// The agents that move. All others keep P and V.
enum class Moved : std::uint8_t {
  kAll,
  kAllButFirst,  ///< all but the first agent of the input
  kAllButLast,   ///< all but the last agent
  kForced,       ///< the agents with |F| > 0
};

/// How V' is changed before it moves the agent.
enum class Speed : std::uint8_t {
  kFree,
  kCut,    ///< cut to F_Smax
  kMost1,  ///< cut to 1
  kMost2,
  kMost3,
  kMost4,
  kMost5,
  kMost10,
  kMost20,
  kMost50,
  kMost100,
  kHundredth,  ///< 0.99 V'
  kTwentieth,  ///< 0.95 V'
  kTenth,      ///< 0.9 V'
  kHalf,       ///< 0.5 V'
};

enum class Velocity : std::uint8_t {
  kAdded,     ///< V + F dt
  kReplaced,  ///< F dt
};

enum class Position : std::uint8_t {
  kNewVelocity,  ///< P + V' dt
  kOldVelocity,  ///< P + V dt
  kOldAndHalf,   ///< P + V dt + F dt^2/2
  kNewAndHalf,   ///< P + V' dt + F dt^2/2
  kUnmoved,      ///< P
};

enum class Dt : std::uint8_t {
  kBoth,
  kNotVelocity,  ///< V + F
  kNotPosition,  ///< P + V'
  kNeither,
  kSquaredVelocity,  ///< V + F (dt dt)
};

inline constexpr std::array kStepRows = {
    row(Slot::kStepBuffers, Buffers::kTwo, "two", 0.0, "", "", "all from the state before"),
    row(Slot::kStepBuffers, Buffers::kInPlace, "in-place", 12.0, "Agents moved one after another",
        "An agent already uses the new positions and velocities of agents that come earlier in the "
        "input.",
        "a sees the new state of i < a"),
    row(Slot::kStepBuffers, Buffers::kVelocitiesInPlace, "velocities-in-place", 2.0,
        "Velocities changed one after another",
        "An agent already uses the new velocities of earlier agents; positions are moved after all "
        "velocities are new.",
        "a sees the new velocity of i < a"),
    row(Slot::kStepBuffers, Buffers::kAlignmentInPlace, "alignment-in-place", 1.5,
        "Alignment sees new states",
        "Alignment uses the new state of agents that are already computed; the other forces use "
        "the old state.",
        "alignment sees the new state of i < a"),
    row(Slot::kStepBuffers, Buffers::kPositionsInPlace, "positions-in-place", 1.5,
        "Positions changed one after another",
        "An agent already uses the new positions of earlier agents, but their velocities from "
        "before the step.",
        "a sees the new position of i < a"),
    row(Slot::kStepBuffers, Buffers::kSeparationInPlace, "separation-in-place", 1.0,
        "Separation sees new states",
        "Separation uses the new state of agents that are already computed; the other forces use "
        "the old state.",
        "separation sees the new state of i < a"),
    row(Slot::kStepBuffers, Buffers::kSeparationHandedNew, "separation-handed-new", 0.9,
        "Separation called with new states",
        "Separation uses the new state of agents that are already computed, and is 0 where no "
        "other agent was near before the step.",
        "separation, if any was near, sees the new state of i < a"),
    row(Slot::kStepBuffers, Buffers::kRuleByRule, "rule-by-rule", 1.3,
        "Velocities changed force by force",
        "Cohesion and separation change all velocities first; alignment then uses these and "
        "changes them one after another.",
        "alignment sees V + (F_c + F_s) dt, and the new velocity of i < a"),
    row(Slot::kStepState, State::kKept, "kept", 0.0, "", "", "each step from the one before"),
    row(Slot::kStepState, State::kAsRead, "as-read", 4.0, "Every step starts from the input",
        "Each step starts from the agents as they were read: the new state is never stored.",
        "each step from the input"),
    row(Slot::kStepState, State::kForcesKept, "forces-kept", 5.0, "Forces never set back to zero",
        "The force on an agent is not reset to 0 before each step: it still contains the forces of "
        "all earlier steps.",
        "F + all F before"),
    row(Slot::kStepState, State::kRounded, "rounded", 3.0, "State rounded",
        "Positions and velocities are rounded to three decimals after each step, and the next step "
        "starts from the rounded ones.",
        "round(P', 3), round(V', 3)"),
    row(Slot::kStepState, State::kRoundedFirst, "velocity-rounded-first", 2.0, "State rounded",
        "Velocities are rounded to three decimals before they move the agent; positions are "
        "rounded after that.",
        "V' = round(V + F dt, 3), round(P', 3)"),
    row(Slot::kStepState, State::kDecimal, "rounded-to-decimals", 2.0, "State rounded",
        "Positions and velocities are rounded to three decimals like printed numbers, and the next "
        "step starts from the rounded ones.",
        "round(P', 3), round(V', 3) as in Python"),
    row(Slot::kStepState, State::kDecimalFirst, "velocity-rounded-to-decimals-first", 1.8,
        "State rounded",
        "Velocities are rounded like printed numbers before they move the agent; positions are "
        "rounded after that.",
        "V' = round(V + F dt, 3), round(P', 3) as in Python"),
    row(Slot::kStepState, State::kVelocityAsRead, "velocity-as-read", 2.0,
        "Velocities reset in each step",
        "Each step starts with the velocities as they were read: only the new positions are kept.",
        "V of the input"),
    row(Slot::kStepState, State::kNeighborsAsRead, "neighbours-as-read", 1.6,
        "Neighbours found only once",
        "The neighbours of each agent are found once, from the positions in the input, and never "
        "updated.",
        "d of the input <= r"),
    row(Slot::kStepState, State::kDistancesAsRead, "distances-as-read", 1.6,
        "Distances computed only once",
        "The distances between agents are computed once, from the positions in the input, and "
        "never updated.",
        "d of the input"),
    row(Slot::kStepState, State::kTwoBack, "two-back", 2.0, "Changes the state of two steps ago",
        "Two state buffers are swapped without being copied: each step changes the positions and "
        "velocities of two steps ago.",
        "P and V of two steps ago"),
    row(Slot::kStepTotal, Total::kNothing, "whole", 0.0, "", "", "F"),
    row(Slot::kStepTotal, Total::kCut, "cut", 4.0, "All forces together cut to F_Smax",
        "The sum of all forces is cut to F_Smax.", "cut(F, F_Smax)"),
    row(Slot::kStepTotal, Total::kLastCalled, "last-called", 3.0, "Forces assigned, not added",
        "In the loop that calls the forces, each force is assigned (=) instead of added (+=): only "
        "the last one counts.",
        "F = the force computed last"),
    row(Slot::kStepMoved, Moved::kAll, "all", 0.0, "", "", "every agent"),
    row(Slot::kStepMoved, Moved::kAllButFirst, "all-but-first", 2.0, "The first agent never moves",
        "The first agent of the input keeps its position and velocity: the loop over the agents "
        "begins one too late.",
        "a > 0"),
    row(Slot::kStepMoved, Moved::kAllButLast, "all-but-last", 2.0, "The last agent never moves",
        "The last agent of the input keeps its position and velocity: the loop over the agents "
        "ends one too early.",
        "a < N - 1"),
    row(Slot::kStepMoved, Moved::kForced, "forced", 2.0, "Agents without a force stand still",
        "An agent on which no force acts is not moved, whatever its velocity.", "|F| > 0"),
    row(Slot::kStepSpeed, Speed::kFree, "free", 0.0, "", "", "V'"),
    row(Slot::kStepSpeed, Speed::kCut, "cut", 3.0, "Speed cut to F_Smax",
        "The new velocity is cut to F_Smax, but F_Smax limits only separation.", "cut(V', F_Smax)"),
    row(Slot::kStepSpeed, Speed::kMost1, "at-most-1", 0.6, "Largest speed of 1",
        "The new velocity is cut to a length of 1: the assignment has no largest speed.",
        "cut(V', 1)"),
    row(Slot::kStepSpeed, Speed::kMost2, "at-most-2", 0.6, "Largest speed of 2",
        "The new velocity is cut to a length of 2: the assignment has no largest speed.",
        "cut(V', 2)"),
    row(Slot::kStepSpeed, Speed::kMost3, "at-most-3", 0.6, "Largest speed of 3",
        "The new velocity is cut to a length of 3: the assignment has no largest speed.",
        "cut(V', 3)"),
    row(Slot::kStepSpeed, Speed::kMost4, "at-most-4", 0.6, "Largest speed of 4",
        "The new velocity is cut to a length of 4: the assignment has no largest speed.",
        "cut(V', 4)"),
    row(Slot::kStepSpeed, Speed::kMost5, "at-most-5", 1.0, "Largest speed of 5",
        "The new velocity is cut to a length of 5: the assignment has no largest speed.",
        "cut(V', 5)"),
    row(Slot::kStepSpeed, Speed::kMost10, "at-most-10", 1.0, "Largest speed of 10",
        "The new velocity is cut to a length of 10: the assignment has no largest speed.",
        "cut(V', 10)"),
    row(Slot::kStepSpeed, Speed::kMost20, "at-most-20", 0.6, "Largest speed of 20",
        "The new velocity is cut to a length of 20: the assignment has no largest speed.",
        "cut(V', 20)"),
    row(Slot::kStepSpeed, Speed::kMost50, "at-most-50", 0.6, "Largest speed of 50",
        "The new velocity is cut to a length of 50: the assignment has no largest speed.",
        "cut(V', 50)"),
    row(Slot::kStepSpeed, Speed::kMost100, "at-most-100", 0.6, "Largest speed of 100",
        "The new velocity is cut to a length of 100: the assignment has no largest speed.",
        "cut(V', 100)"),
    row(Slot::kStepSpeed, Speed::kHundredth, "hundredth-lost", 2.0, "Friction",
        "The new velocity is multiplied by 0.99.", "0.99 V'"),
    row(Slot::kStepSpeed, Speed::kTwentieth, "twentieth-lost", 1.8, "Friction",
        "The new velocity is multiplied by 0.95.", "0.95 V'"),
    row(Slot::kStepSpeed, Speed::kTenth, "tenth-lost", 1.8, "Friction",
        "The new velocity is multiplied by 0.9.", "0.9 V'"),
    row(Slot::kStepSpeed, Speed::kHalf, "half-lost", 1.8, "Friction", "The new velocity is halved.",
        "V'/2"),
    row(Slot::kStepVelocity, Velocity::kAdded, "added", 0.0, "", "", "V + F dt"),
    row(Slot::kStepVelocity, Velocity::kReplaced, "replaced", 3.0, "Old velocity forgotten",
        "The new velocity is the force times the time step: the old velocity is not added.",
        "F dt"),
    row(Slot::kStepPosition, Position::kNewVelocity, "new-velocity", 0.0, "", "", "P + V' dt"),
    row(Slot::kStepPosition, Position::kOldVelocity, "old-velocity", 10.0,
        "Position from the old velocity",
        "The position is moved by the velocity from before the step: compute the new velocity "
        "first, then move by it.",
        "P + V dt"),
    row(Slot::kStepPosition, Position::kOldAndHalf, "old-velocity-and-half", 2.0,
        "Position with half of F dt^2",
        "The position moves by V dt + F dt^2/2: move it by the new velocity times dt.",
        "P + V dt + F dt^2/2"),
    row(Slot::kStepPosition, Position::kNewAndHalf, "new-velocity-and-half", 1.0,
        "Position with V' dt and half of F dt^2",
        "The position moves by V' dt + F dt^2/2: move it by the new velocity times dt only.",
        "P + V' dt + F dt^2/2"),
    row(Slot::kStepPosition, Position::kUnmoved, "unmoved", 2.0, "Position not moved",
        "The position never changes.", "P"),
    row(Slot::kStepDt, Dt::kBoth, "both", 0.0, "", "", "V + F dt, P + V' dt"),
    row(Slot::kStepDt, Dt::kNotVelocity, "not-velocity", 5.0, "Time step missing",
        "The velocity changes by the force without the time step: multiply the force by dt.",
        "V + F"),
    row(Slot::kStepDt, Dt::kNotPosition, "not-position", 4.0, "Time step missing",
        "The position changes by the velocity without the time step: multiply the velocity by dt.",
        "P + V'"),
    row(Slot::kStepDt, Dt::kNeither, "neither", 3.0, "Time step not used",
        "The time step is not used at all.", "V + F, P + V'"),
    row(Slot::kStepDt, Dt::kSquaredVelocity, "squared", 2.0, "Time step squared",
        "The force is multiplied by the time step twice.", "V + F dt dt"),
};

}  // namespace flocking::explain
