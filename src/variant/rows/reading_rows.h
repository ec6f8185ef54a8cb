#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may read its input: choices and their texts.
namespace flocking::explain {

enum class ReadingOrder : std::uint8_t {
  kAsGiven,
  kSwapCohesionSeparation,   ///< swaps r_c and r_s
  kMaxLast,                  ///< r_c r_s r_a F_Smax
  kSwapWeights,              ///< K_s before K_c
  kSwapLastWeights,          ///< K_a before K_s
  kVelocityFirst,            ///< agents as vx vy x y
  kSwapSeparationMax,        ///< swaps r_s and F_Smax
  kSwapCohesionAlignment,    ///< swaps r_c and r_a
  kSwapSeparationAlignment,  ///< swaps r_s and r_a
};

enum class ReadingParameters : std::uint8_t {
  kAsGiven,
  kWhole,  ///< radii, F_Smax and weights truncated to integers
};

enum class ReadingSteps : std::uint8_t {
  kAll,
  kFirstLost,
  kFirstOnly,
  kTwoPerStep,          ///< reads two numbers a step and uses the second
  kLastRepeated,        ///< the last step is computed twice
  kZeroAtEnd,           ///< one more step, of length 0
  kNanAtEnd,            ///< one more step, of length NaN
  kOdd,                 ///< only the first, third, fifth, ... step
  kOddAndLast,          ///< as kOdd, and then the last step if it was skipped
  kLastLost,            ///< all steps but the last
  kFirstForAll,         ///< repeats the first step as often as there are steps
  kElapsed,             ///< uses the running sum of the time steps instead of each
  kDifferences,         ///< the first step, then the difference of each step to the step before
  kDifferencesAndZero,  ///< as kDifferences, and one more step, of length 0
  kZeroFirst,           ///< one more step, of length 0, before the others
  kUntilZero,           ///< the steps before the first time step of 0
  // A constant time step instead of those of the input, see own_step().
  kAlwaysThousandth,
  kAlwaysHundredth,
  kAlways16Thousandths,
  kAlways60th,
  kAlways167TenThousandths,
  kAlwaysFiftieth,
  kAlways33Thousandths,
  kAlways30th,
  kAlwaysTwentieth,
  kAlwaysTenth,
  kAlwaysEighth,
  kAlwaysFifth,
  kAlwaysQuarter,
  kAlwaysHalf,
};

enum class Eaten : std::uint8_t {
  kNothing,
  kFirstCharacter,      ///< the first character of the input
  kFirstStepCharacter,  ///< the first character of the first time step
};

enum class EmptyLine : std::uint8_t { kFine, kCrash };

/// How a program that reads line by line handles the rest of the last agent's line, which it reads
/// first.
enum class FirstLine : std::uint8_t { kSkipped, kDies };

inline constexpr std::array kReadingRows = {
    row(Slot::kReadingOrder, ReadingOrder::kAsGiven, "as-given", 0.0, "", "",
        "r_c r_s F_Smax r_a K_c K_s K_a"),
    row(Slot::kReadingOrder, ReadingOrder::kSwapCohesionSeparation, "separation-first", 2.0,
        "Radii swapped", "The radii of cohesion and separation are read in the wrong order.",
        "r_s r_c ..."),
    row(Slot::kReadingOrder, ReadingOrder::kMaxLast, "maximum-last", 2.0,
        "F_Smax read in the wrong place",
        "F_Smax is read after the radius of alignment: the order of the input is r_c r_s F_Smax "
        "r_a K_c K_s K_a N.",
        "r_c r_s r_a F_Smax ..."),
    row(Slot::kReadingOrder, ReadingOrder::kSwapWeights, "weights-swapped", 2.0, "Weights swapped",
        "The weights of cohesion and separation are read in the wrong order.", "... K_s K_c K_a"),
    row(Slot::kReadingOrder, ReadingOrder::kSwapLastWeights, "last-weights-swapped", 2.0,
        "Weights swapped", "The weights of separation and alignment are read in the wrong order.",
        "... K_c K_a K_s"),
    row(Slot::kReadingOrder, ReadingOrder::kVelocityFirst, "velocity-first", 2.0,
        "Agents read in the wrong order", "The velocity of an agent is read before its position.",
        "vx vy x y"),
    row(Slot::kReadingOrder, ReadingOrder::kSwapSeparationMax, "maximum-first", 2.0,
        "F_Smax read in the wrong place",
        "F_Smax is read before the radius of separation: the order of the input is r_c r_s F_Smax "
        "r_a K_c K_s K_a N.",
        "r_c F_Smax r_s ..."),
    row(Slot::kReadingOrder, ReadingOrder::kSwapCohesionAlignment, "alignment-first", 1.5,
        "Radii swapped", "The radii of cohesion and alignment are read in the wrong order.",
        "r_a r_s F_Smax r_c ..."),
    row(Slot::kReadingOrder, ReadingOrder::kSwapSeparationAlignment, "separation-last", 1.5,
        "Radii swapped", "The radii of separation and alignment are read in the wrong order.",
        "r_c r_a F_Smax r_s ..."),
    row(Slot::kReadingParameters, ReadingParameters::kAsGiven, "as-given", 0.0, "", "",
        "all decimals"),
    row(Slot::kReadingParameters, ReadingParameters::kWhole, "whole", 3.0,
        "Parameters without decimals",
        "Radii, F_Smax and weights are read as whole numbers: their decimals are lost.",
        "trunc(r_c), trunc(r_s), ..., trunc(K_a)"),
    row(Slot::kReadingSteps, ReadingSteps::kAll, "all", 0.0, "", "", "each dt is a step"),
    row(Slot::kReadingSteps, ReadingSteps::kFirstLost, "first-lost", 5.0, "First time step lost",
        "The first time step is read but not used.", "steps 2, 3, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kFirstOnly, "first-only", 8.0,
        "Only the first time step", "The program ends after the first time step.", "step 1"),
    row(Slot::kReadingSteps, ReadingSteps::kTwoPerStep, "two-per-step", 8.0,
        "Two time steps read per step",
        "For each step, two time steps are read and only the second is used.", "steps 2, 4, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kLastRepeated, "last-repeated", 5.0,
        "Last time step repeated",
        "The last time step is used twice: the end of the input is noticed too late.",
        "..., last, last"),
    row(Slot::kReadingSteps, ReadingSteps::kZeroAtEnd, "zero-at-end", 3.0,
        "One step more at the end",
        "One more step, of length 0, is computed at the end: the end of the input is noticed too "
        "late.",
        "..., last, 0"),
    row(Slot::kReadingSteps, ReadingSteps::kNanAtEnd, "nan-at-end", 2.0, "One step more at the end",
        "One more step, of length NaN, is computed at the end: the end of the input is noticed too "
        "late.",
        "..., last, NaN"),
    row(Slot::kReadingSteps, ReadingSteps::kOdd, "odd", 5.0, "Every second time step lost",
        "For each step, two time steps are read and only the first is used.", "steps 1, 3, 5, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kOddAndLast, "odd-and-last", 4.0,
        "Every second time step lost",
        "For each step, two time steps are read and only the first is used; the last time step is "
        "always used.",
        "steps 1, 3, 5, ..., last"),
    row(Slot::kReadingSteps, ReadingSteps::kLastLost, "last-lost", 3.0, "Last time step lost",
        "The last time step is not used: the end of the input is noticed too early.",
        "all but the last"),
    row(Slot::kReadingSteps, ReadingSteps::kFirstForAll, "first-for-all", 3.0,
        "The first time step for all",
        "Every step uses the first time step: the others are only counted.", "step 1, step 1, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kElapsed, "elapsed", 2.0, "Time steps added up",
        "Each step uses the sum of all time steps so far: the elapsed time is used instead of the "
        "time step.",
        "step 1, step 1 + step 2, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kDifferences, "differences", 2.0,
        "Time steps used as points in time",
        "Each step uses its time step minus the one before, as if time steps were points in time.",
        "step 1, step 2 - step 1, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kDifferencesAndZero, "differences-and-zero", 1.0,
        "Points in time, and one more step",
        "Each step uses its time step minus the one before, and one more step of length 0 follows: "
        "the last time step is used twice.",
        "step 1, step 2 - step 1, ..., 0"),
    row(Slot::kReadingSteps, ReadingSteps::kZeroFirst, "zero-first", 1.5,
        "One step more at the beginning",
        "A step of length 0 is computed before the first one: the rest of the last agent's line is "
        "read as a time step.",
        "0, step 1, step 2, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kUntilZero, "until-zero", 1.5,
        "Ends at a time step of 0",
        "The program ends at a time step of 0: the loop tests the value of the time step instead "
        "of whether one was read.",
        "steps before the first dt = 0"),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysThousandth, "always-0.001", 0.6,
        "Time step of 0.001 always", "Every step takes 0.001, whatever time steps the input has.",
        "0.001, 0.001, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysHundredth, "always-0.01", 0.6,
        "Time step of 0.01 always", "Every step takes 0.01, whatever time steps the input has.",
        "0.01, 0.01, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlways16Thousandths, "always-0.016", 0.6,
        "Time step of 0.016 always", "Every step takes 0.016, whatever time steps the input has.",
        "0.016, 0.016, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlways60th, "always-a-60th", 0.6,
        "Time step of 1/60 always", "Every step takes 1/60, whatever time steps the input has.",
        "1/60, 1/60, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlways167TenThousandths, "always-0.0167", 0.6,
        "Time step of 0.0167 always", "Every step takes 0.0167, whatever time steps the input has.",
        "0.0167, 0.0167, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysFiftieth, "always-0.02", 0.6,
        "Time step of 0.02 always", "Every step takes 0.02, whatever time steps the input has.",
        "0.02, 0.02, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlways33Thousandths, "always-0.033", 0.6,
        "Time step of 0.033 always", "Every step takes 0.033, whatever time steps the input has.",
        "0.033, 0.033, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlways30th, "always-a-30th", 0.6,
        "Time step of 1/30 always", "Every step takes 1/30, whatever time steps the input has.",
        "1/30, 1/30, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysTwentieth, "always-0.05", 0.6,
        "Time step of 0.05 always", "Every step takes 0.05, whatever time steps the input has.",
        "0.05, 0.05, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysTenth, "always-0.1", 0.6,
        "Time step of 0.1 always", "Every step takes 0.1, whatever time steps the input has.",
        "0.1, 0.1, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysEighth, "always-0.125", 0.6,
        "Time step of 0.125 always", "Every step takes 0.125, whatever time steps the input has.",
        "0.125, 0.125, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysFifth, "always-0.2", 0.6,
        "Time step of 0.2 always", "Every step takes 0.2, whatever time steps the input has.",
        "0.2, 0.2, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysQuarter, "always-0.25", 0.6,
        "Time step of 0.25 always", "Every step takes 0.25, whatever time steps the input has.",
        "0.25, 0.25, ..."),
    row(Slot::kReadingSteps, ReadingSteps::kAlwaysHalf, "always-0.5", 0.6,
        "Time step of 0.5 always", "Every step takes 0.5, whatever time steps the input has.",
        "0.5, 0.5, ..."),
    row(Slot::kReadingEaten, Eaten::kNothing, "complete", 0.0, "", "", "all of it"),
    row(Slot::kReadingEaten, Eaten::kFirstCharacter, "character-eaten", 1.0, "First character lost",
        "The first character of the input is lost.", "the input from its second character"),
    row(Slot::kReadingEaten, Eaten::kFirstStepCharacter, "step-character-eaten", 1.0,
        "First character of the first time step lost",
        "The first character of the first time step is lost.",
        "the first time step from its second character"),
    row(Slot::kReadingEmptyLine, EmptyLine::kFine, "fine", 0.0, "", "", "blank lines are skipped"),
    row(Slot::kReadingEmptyLine, EmptyLine::kCrash, "crash", 8.0, "Ends at an empty line",
        "At an empty line between or after the time steps the program ends: skip lines that are "
        "empty.",
        "nothing after the empty line"),
    row(Slot::kReadingFirstLine, FirstLine::kSkipped, "skipped", 0.0, "", "",
        "time steps begin after the last agent's line"),
    row(Slot::kReadingFirstLine, FirstLine::kDies, "dies", 8.0,
        "Crashes before the first time step",
        "Time steps are read line by line, but the end of the last agent's line has not been read "
        "yet: the first line that is read is empty, and turning it into a number ends the program. "
        "Add getline(cin, line); before the loop over the time steps.",
        "no step"),
};

}  // namespace flocking::explain
