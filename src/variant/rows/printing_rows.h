#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may print its output: choices and their texts.
namespace flocking::explain {

enum class Start : std::uint8_t { kNotPrinted, kPrinted };

enum class Text : std::uint8_t {
  kNone,
  kMore,  ///< extra words and lines, which the comparison skips
};

enum class Digits : std::uint8_t {
  kThree,
  kTwo,
  kSix,
  kShort,
  kOne,
  kFour,
  kAll,
  kRounded,
  kThreeSignificant,
  kDown,          ///< three decimals, rounded down: floor(1000 v)/1000
  kTowardsZero,   ///< three decimals, truncated: trunc(1000 v)/1000
  kInInt,         ///< as kTowardsZero, through a 32-bit int: the smallest int on overflow
  kInLong,        ///< as kRounded, through a 64-bit integer: the nearest on overflow, 0 for NaN
  kRoundedShort,  ///< round(1000 v)/1000, in six significant digits
};

/// The columns that are printed. kOldVelocity prints the new position with the velocity before the
/// step.
enum class Columns : std::uint8_t { kPositionFirst, kVelocityFirst, kPositionOnly, kOldVelocity };

enum class Agents : std::uint8_t { kAscending, kDescending, kLastMissing };

/// How often states are printed.
enum class Frames : std::uint8_t {
  kEach,   ///< each state once
  kTwice,  ///< each state twice
  kLast,   ///< only the last state
};

inline constexpr std::array kPrintingRows = {
    row(Slot::kPrintingStart, Start::kNotPrinted, "after-steps", 0.0, "", "", "after each step"),
    row(Slot::kPrintingStart, Start::kPrinted, "first", 5.0, "Prints the initial state",
        "The agents are printed once before the first step.", "before the first step too"),
    row(Slot::kPrintingText, Text::kNone, "none", 0.0, "", "", "numbers only"),
    row(Slot::kPrintingText, Text::kMore, "more", 8.0, "Prints more than the numbers",
        "Besides the numbers of the agents, the program prints words, other numbers or extra "
        "lines.",
        "text and numbers"),
    row(Slot::kPrintingDigits, Digits::kThree, "three", 0.0, "", "", "%.3f"),
    row(Slot::kPrintingDigits, Digits::kTwo, "two", 2.0, "Two decimals",
        "Numbers are printed with two decimals.", "%.2f"),
    row(Slot::kPrintingDigits, Digits::kSix, "six", 3.0, "Six decimals",
        "Numbers are printed with six decimals.", "%.6f"),
    row(Slot::kPrintingDigits, Digits::kShort, "short", 6.0, "Six significant digits",
        "Numbers are printed with six significant digits, not three decimals: the stream is not "
        "set to fixed and setprecision(3).",
        "%g"),
    row(Slot::kPrintingDigits, Digits::kOne, "one", 1.0, "One decimal",
        "Numbers are printed with one decimal.", "%.1f"),
    row(Slot::kPrintingDigits, Digits::kFour, "four", 1.0, "Four decimals",
        "Numbers are printed with four decimals.", "%.4f"),
    row(Slot::kPrintingDigits, Digits::kAll, "all", 3.0, "All digits",
        "Numbers are printed with all their digits.", "%.17g"),
    row(Slot::kPrintingDigits, Digits::kRounded, "rounded", 3.0, "Zeros at the end not printed",
        "Numbers are rounded to three decimals, but zeros at their end are not printed.",
        "at most three decimals"),
    row(Slot::kPrintingDigits, Digits::kThreeSignificant, "three-significant", 4.0,
        "Three significant digits",
        "Numbers are printed with three significant digits, not three decimals: the stream is not "
        "set to fixed.",
        "%.3g"),
    row(Slot::kPrintingDigits, Digits::kDown, "three-rounded-down", 2.0, "Rounded down",
        "Numbers are rounded down to three decimals, not to the nearest.", "floor(1000 v)/1000"),
    row(Slot::kPrintingDigits, Digits::kTowardsZero, "three-cut-off", 2.0, "Decimals cut off",
        "Decimals after the third are left out instead of rounded.", "trunc(1000 v)/1000"),
    row(Slot::kPrintingDigits, Digits::kInInt, "three-in-int", 2.0, "Decimals cut off by an int",
        "Numbers are cast to int to cut them to three decimals: they are not rounded, and values "
        "beyond 2147483 overflow.",
        "int(1000 v)/1000.0"),
    row(Slot::kPrintingDigits, Digits::kInLong, "rounded-in-long", 2.0,
        "Rounded through an integer",
        "Numbers are rounded to three decimals through an integer, which cannot store NaN: NaN is "
        "printed as 0.",
        "Math.round(1000 v)/1000.0"),
    row(Slot::kPrintingDigits, Digits::kRoundedShort, "rounded-short", 4.0,
        "Rounded, but six significant digits",
        "Numbers are rounded to three decimals, but printed with six significant digits: the "
        "stream "
        "is not set to fixed and setprecision(3).",
        "%g of round(1000 v)/1000"),
    row(Slot::kPrintingColumns, Columns::kPositionFirst, "position-first", 0.0, "", "",
        "x y vx vy"),
    row(Slot::kPrintingColumns, Columns::kVelocityFirst, "velocity-first", 2.0,
        "Velocity printed first", "The velocity is printed before the position.", "vx vy x y"),
    row(Slot::kPrintingColumns, Columns::kPositionOnly, "position-only", 2.0,
        "Velocity not printed", "Only the position is printed.", "x y"),
    row(Slot::kPrintingColumns, Columns::kOldVelocity, "old-velocity", 2.0, "Old velocity printed",
        "The new position is printed with the velocity from before the step.", "x' y' vx vy"),
    row(Slot::kPrintingAgents, Agents::kAscending, "ascending", 0.0, "", "", "0 ... N-1"),
    row(Slot::kPrintingAgents, Agents::kDescending, "descending", 1.0, "Agents printed backwards",
        "The agents are printed in the opposite order.", "N-1 ... 0"),
    row(Slot::kPrintingAgents, Agents::kLastMissing, "last-missing", 2.0, "Last agent not printed",
        "The last agent is not printed.", "0 ... N-2"),
    row(Slot::kPrintingFrames, Frames::kEach, "each", 0.0, "", "", "each state once"),
    row(Slot::kPrintingFrames, Frames::kTwice, "twice", 1.0, "Every state printed twice",
        "The agents are printed twice after each step.", "each state twice"),
    row(Slot::kPrintingFrames, Frames::kLast, "last", 3.0, "Only the last state printed",
        "The agents are printed only once, after the last step.", "the last state"),
};

}  // namespace flocking::explain
