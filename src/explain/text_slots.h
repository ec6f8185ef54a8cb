#pragma once

#include <cstdint>

/// What a program may do with its input and its output: choices of the slots of reading and
/// printing, see slots.h.
namespace flocking::explain {

enum class ReadingOrder : std::uint8_t {
  kAsGiven,
  kSwapCohesionSeparation,   ///< r_c and r_s
  kMaxLast,                  ///< r_c r_s r_a F_Smax
  kSwapWeights,              ///< K_s before K_c
  kSwapLastWeights,          ///< K_a before K_s
  kVelocityFirst,            ///< agents as vx vy x y
  kSwapSeparationMax,        ///< r_s and F_Smax
  kSwapCohesionAlignment,    ///< r_c and r_a
  kSwapSeparationAlignment,  ///< r_s and r_a
};
enum class ReadingParameters : std::uint8_t {
  kAsGiven,
  kWhole,  ///< radii, F_Smax and weights without their decimals: trunc
};
enum class ReadingSteps : std::uint8_t {
  kAll,
  kFirstLost,
  kFirstOnly,
  kTwoPerStep,          ///< reads two numbers a step, uses the second
  kLastRepeated,        ///< the last step is computed twice
  kZeroAtEnd,           ///< one more step, of 0
  kNanAtEnd,            ///< one more step, of NaN
  kOdd,                 ///< the first, third, fifth, ...
  kOddAndLast,          ///< the same, and the last once more where it was left out
  kLastLost,            ///< all but the last
  kFirstForAll,         ///< the first as often as there are steps
  kElapsed,             ///< instead of each the sum of all up to it
  kDifferences,         ///< of each but the first what it is more than the one before
  kDifferencesAndZero,  ///< the same, and one more step, of 0
  kZeroFirst,           ///< one more step, of 0, before the others
  kUntilZero,           ///< those before the first that is 0
  // A number of the program's own for each, see own_step().
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
  kFirstCharacter,      ///< of the input
  kFirstStepCharacter,  ///< of the first time step
};
enum class EmptyLine : std::uint8_t { kFine, kCrash };
/// What the rest of the last agent's line, which is read first where lines are read, does.
enum class FirstLine : std::uint8_t { kSkipped, kDies };
enum class Start : std::uint8_t { kNotPrinted, kPrinted };
enum class Text : std::uint8_t {
  kNone,
  kMore,  ///< words and lines that are not asked for, which are looked over
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
  kDown,         ///< three decimals, rounded down: floor(1000 v)/1000
  kTowardsZero,  ///< three decimals, further ones left out: trunc(1000 v)/1000
  kInInt,        ///< the same by way of an int of 32 bits: the least where it cannot hold that
  kInLong,  ///< as kRounded, by way of 64 bits: the nearest where they cannot hold it, 0 for NaN
  kRoundedShort,  ///< round(1000 v)/1000, in six significant digits
};
/// kOldVelocity: the new position, and the velocity from before the step.
enum class Columns : std::uint8_t { kPositionFirst, kVelocityFirst, kPositionOnly, kOldVelocity };
enum class Agents : std::uint8_t { kAscending, kDescending, kLastMissing };
/// How often states are printed.
enum class Frames : std::uint8_t {
  kEach,   ///< each once
  kTwice,  ///< each twice
  kLast,   ///< the last alone
};

}  // namespace flocking::explain
