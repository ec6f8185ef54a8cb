#pragma once

#include <cstddef>
#include <cstdint>

#include "explain/text_slots.h"

/// The choices that a program for the assignment makes, one for each slot; the rules of the course
/// are choice 0 of every slot. What holds whatever is chosen, for an agent a with position P and
/// velocity V:
///
/// * Offsets are P_a - P_i, distances d = sqrt(dx*dx + dy*dy). Sums run over i ascending. Where
///   `distance` says something else d is that, and so is |v| wherever a force compares, cuts or
///   divides by a length, unless it holds between agents alone; not in a formula or where parts of
///   a vector are named.
/// * n counts the neighbours that were added up, a itself where it counts. A sum is not divided
///   where the divisor is 0. The direction of a vector of length 0 is (0, 0), or v / |v| all the
///   same where `numbers.zero-length` says so; cut to a length means v / |v| * limit where
///   |v| > limit.
/// * Where n is 0 and a force may be NaN it is the sum over n: a sum that was kept may be infinite.
/// * Cohesion: where n is 0, `empty` decides: the force is 0, or NaN, or C is (0, 0). Else C comes
///   from `collect`. Then `zero`: 0 where r_c is 0, unless it divides. Then `limit`: where
///   |C - P| <= r_c does not hold the force is 0, or C is moved to P + (C - P) / |C - P| * r_c for
///   `cut`. Then `shape`.
/// * Separation: `term` of each neighbour, with the offset turned round for `towards`, cut for
///   `per-term`; then `collect`, then `clamp`. At distance 0 a term is left out and does not count,
///   or is computed with its divisions by 0; so is that of the agent itself where it counts. Where
///   n is 0 a mean (`count-kept` too), not another sum, may be NaN, as `empty` says. `counted`:
///   left out, but counts.
///   Where divisions by zero end the program a sum may be NaN so, too.
/// * Alignment: `term`, then where n is 0 `empty` decides: the force is 0 or NaN (and NaN where the
///   position is not finite, as by the rules); else `collect`, then `shape`.
/// * Where `formula` is composed a force is what its Formula says instead; `who`, `self`,
///   `coincident` (`zero`), `collect`, `empty`, `weight` and `times` hold.
/// * Without a neighbour and with `origin`, separation and alignment go on with the sum as it is:
///   (0, 0), or what was kept.
/// * Each force times its weight, then for `after-weight` cut, then times the number that `times`
///   says; for `as-it-grows` instead the sum, over the neighbours that were added up, in their
///   order, of all this computed from what had been added up by then (the result that is kept is
///   that of all neighbours). For `within` and its like the force is computed once, and added so
///   often one after another; 0 times is 0, for `per-other` too. F = ((B + cohesion) + separation)
///   + alignment, where B is (0, 0), or for `forces-kept` the F that this agent had in the step
///   before, (0, 0) in the first; then `total` is done to F.
/// * For `last-called` F is one force, computed once with its weight whatever `times` says: of the
///   last other agent (of the highest index) that has d <= r of some force that is not missing,
///   alignment if it has d <= r_a, else separation if it has d <= r_s, else cohesion; (0, 0) where
///   there is none. It looks at distances as loops of `times` do.
/// * Loops of `times` look at the distances of the state before the step, or for `in-place` alone
///   at the state that forces see. Forces with sums that are never reset, or whose result is kept,
///   are computed anew each time that such a loop adds them.
/// * For `rule-by-rule` alignment sees of an agent V' of cohesion + separation alone, without what
///   `total` and `speed` do, until that agent has its new velocity.
/// * V' and P' as `velocity`, `dt` and `position` say; F dt^2/2 is F * (t * t) * 0.5, where t is
///   the time step, or 1 where the position ignores it.
/// * A distance that is NaN is within nobody's radius, or for `nan-distance` within every radius
///   and outside of every radius; so is |C - P|, as far as cohesion takes it.
/// * In single precision every number is a float, parameters and time steps included; distances
///   alone in single precision are the double's root, rounded to float.
namespace flocking::explain {

/// What can be chosen.
enum class Slot : std::uint8_t {
  kCohesionWho,
  kCohesionSelf,
  kCohesionCoincident,
  kCohesionCollect,
  kCohesionShape,
  kCohesionLimit,
  kCohesionEmpty,
  kCohesionZeroRadius,
  kCohesionWeight,
  kCohesionTimes,
  kSeparationWho,
  kSeparationSelf,
  kSeparationTerm,
  kSeparationDirection,
  kSeparationCoincident,
  kSeparationCollect,
  kSeparationEmpty,
  kSeparationClamp,
  kSeparationWeight,
  kSeparationTimes,
  kAlignmentWho,
  kAlignmentSelf,
  kAlignmentCoincident,
  kAlignmentTerm,
  kAlignmentCollect,
  kAlignmentShape,
  kAlignmentEmpty,
  kAlignmentWeight,
  kAlignmentTimes,
  kStepBuffers,
  kStepState,
  kStepTotal,
  kStepMoved,
  kStepSpeed,
  kStepVelocity,
  kStepPosition,
  kStepDt,
  kNumbers,
  kZeroLength,
  kNanDistance,
  kMeasure,
  kDivisionByZero,
  kReadingOrder,
  kReadingParameters,
  kReadingSteps,
  kReadingEaten,
  kReadingEmptyLine,
  kReadingFirstLine,
  kPrintingStart,
  kPrintingText,
  kPrintingDigits,
  kPrintingColumns,
  kPrintingAgents,
  kPrintingFrames,
  kCohesionFormula,
  kSeparationFormula,
  kAlignmentFormula,
};
inline constexpr std::size_t kSlots = static_cast<std::size_t>(Slot::kAlignmentFormula) + 1;

/// Who is a neighbour. d is the distance, r the force's radius.
enum class Who : std::uint8_t {
  kDisc,              ///< d <= r
  kOpenDisc,          ///< d < r
  kSquare,            ///< |dx| <= r and |dy| <= r
  kEverybody,         ///< whatever the distance
  kOutside,           ///< d > r
  kCohesionRadius,    ///< d <= r_c
  kSeparationRadius,  ///< d <= r_s
  kAlignmentRadius,   ///< d <= r_a
  kEarlier,           ///< d <= r, of a lower index
  kLater,             ///< d <= r, of a higher index
  kSquareOfDistance,  ///< dx*dx + dy*dy <= r
  kSquareOfRadius,    ///< d <= r*r
  kDiamond,           ///< |dx| + |dy| <= r
  kAllButLast,        ///< d <= r, without the last agent of the input
  kFirst,  ///< d <= r, and of those that count (itself too, with `self`) the lowest index
  kAllButLastNeighbor,  ///< d <= r, but of those that count not the highest index
  kAllOrNobody,         ///< d <= r, but nobody where another agent has not d <= r
  kWholeDistance,       ///< trunc(d) <= r; for separation without those with trunc(d) = 0
  kNearest,       ///< d <= r, and of those that count the one with the least d, the lowest index of
                  ///< several
  kAllButFirst,   ///< d <= r, without the first agent of the input
  kLastNearest,   ///< as kNearest, but the highest index of several
  kWholeSquare,   ///< trunc(|dx|) <= r and trunc(|dy|) <= r
  kSeveral,       ///< d <= r, but nobody where fewer than two others count
  kAlsoCohesion,  ///< d <= r and d <= r_c
  kAlsoSeparation,
  kAlsoAlignment,
  kUntilFarther,    ///< d <= r, but nobody behind the first other agent of the input that has not
  kBeyondCohesion,  ///< d <= r and, of other agents, d > r_c; of cohesion itself d <= r alone
  kBeyondSeparation,
  kBeyondAlignment,
  kBeyondOthers,  ///< d <= r and, of other agents, d > r of both other forces
};

/// How what neighbours contribute is put together. n is their number, N that of all agents.
enum class Collect : std::uint8_t {
  kAsRules,     ///< separation: the sum; else the sum / n
  kOther,       ///< separation: the sum / n; else the sum
  kOverAll,     ///< the sum / N
  kOverOthers,  ///< the sum / (N - 1)
  kLast,        ///< as the rules, but the last contribution instead of the sum
  kWhole,   ///< as the rules, but with each neighbour x and y of the sum are cut to whole numbers
  kHalved,  ///< the sum is (sum + x)/2 with each, which is not divided again
  kDividedEach,  ///< the same with (sum + x)/n, n with this one
  kWholeFactor,  ///< as the rules, but sum (1/n) with 1/n in whole numbers
  kOverOther,    ///< the sum / n of the other force, of cohesion or alignment, by the rules
  kOverOtherAndOne,
  kOverBoth,         ///< the sum / (n of cohesion + n of alignment), each by the rules
  kOverOthersOrNan,  ///< as kOverOthers, also where N is 1, and of a sum of nothing
  kByOther,       ///< as kOverOther, and that number instead of n says whether there is a neighbour
  kOverOneMore,   ///< the sum / (n + 1)
  kNeverEmptied,  ///< as the rules, but sum and n go on from agent to agent within a step
  kSumKept,       ///< the same, but n does not go on
  kNeverReset,    ///< as the rules, but sum and n go on through all steps, each time it is computed
  kCountKept,     ///< the sum / n, where n alone goes on through all steps
  kResultKept,    ///< as the rules, but the sum goes on from what came of it the last time that the
                  ///< force was computed, of whatever agent and step, before the weight
};

/// The factor of a force.
enum class Weight : std::uint8_t { kOwn, kNone, kTwice, kCohesion, kSeparation, kAlignment, kZero };

/// How often a force is added.
enum class Times : std::uint8_t {
  kOnce,
  kPerNeighbor,            ///< once for each neighbour, itself left out
  kPerNeighborAndSelf,     ///< and once more for the agent itself
  kPerOther,               ///< N - 1 times
  kPerAgent,               ///< N times
  kAsItGrows,              ///< with each neighbour, from what has been added up so far
  kWithin,                 ///< once for each other agent with d <= r, whoever counts as a neighbour
  kStrictlyWithin,         ///< the same with d < r
  kWithinAndSelf,          ///< once for each agent with d <= r, itself too
  kWithinOverOthers,       ///< as `within`, then divided by N - 1; 0 where N is 1
  kWithinOverOthersOrNan,  ///< the same, but 0/0 where N is 1
  kByFirstOther,   ///< once, where the other agent of the lowest index has d <= r; else not at all
  kOfOthers,       ///< for each other agent with d <= r, ascending, the force on that one is added
  kWithinEarlier,  ///< as `within`, for agents of a lower index
  kWithinLater,    ///< as `within`, for agents of a higher index
  kWithinElseCohesion,     ///< as `within`, for those without d <= r_c
  kWithinElseSeparation,   ///< as `within`, for those without d <= r_s
  kWithinElseAlignment,    ///< as `within`, for those without d <= r_a
  kWithinElseBoth,         ///< as `within`, for those that have d <= r of no other force
  kIfAny,                  ///< once, where another agent has d <= r; else not at all
  kWithinOfCohesion,       ///< once for each other agent with d <= r_c, whatever the force
  kWithinOfSeparation,     ///< the same with d <= r_s
  kWithinOfAlignment,      ///< the same with d <= r_a
  kWithinOverAll,          ///< as `within`, then divided by N
  kStrictlyWithinOverAll,  ///< as `strictly-within`, then divided by N
  kByFirstNear,  ///< once, where of the others with d <= r of some force that of the lowest index
                 ///< has d <= r of this one; else not at all
};

enum class CohesionShape : std::uint8_t {
  kOverRadius,        ///< (C - P)/r
  kDifference,        ///< C - P
  kUnit,              ///< unit(C - P)
  kCenterOverRadius,  ///< C - P/r, with C not divided
  kSeek,              ///< unit(C - P) - V
  kWithoutPosition,   ///< C/r
  kCenter,            ///< C
};
enum class Limit : std::uint8_t { kTested, kUntested, kCut };
/// Without a neighbour: 0, NaN, or computed from a sum of (0, 0), or from the own velocity.
enum class Empty : std::uint8_t { kZero, kNan, kOrigin, kOwn };
enum class ZeroRadius : std::uint8_t {
  kZero,
  kDivided,
  kDividedInCompany,  ///< divided, but 0 where no other agent counts
};

enum class SeparationTerm : std::uint8_t {
  kInverse,           ///< unit/d
  kUnit,              ///< unit
  kOffset,            ///< the offset itself
  kOffsetOverRadius,  ///< offset/r
  kInverseSquare,     ///< unit/d^2
  kPerAxis,           ///< (dx/d)/|dx|, (dy/d)/|dy|
  kOverWhole,         ///< unit/trunc(d), (0, 0) where trunc(d) is 0
  kOverWholeSquare,   ///< offset/(trunc(d) trunc(d)), likewise
  kOneByOne,          ///< (x'/d, y'/d), where x' = x/d, then y' = y/|(x', y)|
  kReciprocal,        ///< 1/dx, 1/dy; 0 for one that is 0
  kPotential,         ///< unit (1/d - 1/r)
};
/// kByIndex: away from agents of higher index, towards those of lower index.
enum class Direction : std::uint8_t { kAway, kTowards, kByIndex };
enum class Clamp : std::uint8_t {
  kLength,  ///< to F_Smax, where the sum is longer
  kNone,
  kPerTerm,       ///< each neighbour's term
  kPerComponent,  ///< x and y, each into [-F_Smax, F_Smax]
  kAlways,        ///< always F_Smax long
  kProduct,       ///< to F_Smax, where sqrt(Sx^2 Sy^2) is larger
  kAfterWeight,   ///< K_s S to F_Smax, where that is longer
  kTimesMaximum,  ///< S F_Smax, where S is longer than F_Smax
  kUnitBeyond,    ///< the direction of S, where S is longer than F_Smax
  kOneByOne,      ///< where longer: x' = x/|(x, y)| F_Smax, then y' = y/|(x', y)| F_Smax
  kRunning,       ///< the sum so far, with each neighbour that is added to it
  kUnitOneByOne,  ///< where longer: (x', y') F_Smax, where x' = x/|(x, y)|, then y' = y/|(x', y)|
  kBySquare,      ///< to F_Smax, where |S|^2 is larger than F_Smax
  kUpwards,       ///< x and y, each to at most F_Smax
  kWholePerComponent,  ///< x and y, each to F_Smax with its sign, where trunc(|x|) > F_Smax
  kWholeUpwards,       ///< the same without its sign
  kToWeight,           ///< to K_s, where it is longer than F_Smax
  kNoRoot,             ///< where |S|^2 is larger than F_Smax: S/|S|^2 F_Smax
  kUnlessZero,         ///< to F_Smax, where that is more than 0 and the sum is longer
};

enum class AlignmentTerm : std::uint8_t {
  kVelocity,
  kUnit,
  kRelative,
  kAngleAndSpeed,  ///< (atan2(Vy, Vx), |V|); what is collected, (h, s), becomes (s cos h, s sin h)
};
enum class AlignmentShape : std::uint8_t {
  kMean,
  kMinusOwn,
  kPlusOwn,
  kUnit,
  kOverRadius,
  kOverDt,
  kMinusOwnX,  ///< (Ax - Vx, Ay - Vx)
};

/// Which state forces see.
enum class Buffers : std::uint8_t {
  kTwo,                ///< that before the step
  kInPlace,            ///< of agents of a lower index their new position and velocity
  kVelocitiesInPlace,  ///< of those their new velocity, with the position before the step
  kAlignmentInPlace,   ///< alignment as kInPlace, the others as kTwo
  kPositionsInPlace,   ///< of those before it their new position, with the velocity before the step
  kSeparationInPlace,  ///< separation as kInPlace, the others as kTwo
  kSeparationHandedNew,  ///< the same, but none where nobody else was near before the step
  kRuleByRule,  ///< as kVelocitiesInPlace, when cohesion and separation have changed all velocities
};
/// What goes on from step to step beside the state.
enum class State : std::uint8_t {
  kKept,          ///< nothing
  kAsRead,        ///< not even the state: each step begins with the agents as they were read
  kForcesKept,    ///< the force on an agent: that of each step is added to it
  kRounded,       ///< P' and V' are rounded to 3 decimals (as round() does) when both are computed
  kRoundedFirst,  ///< the same, but V' before P' is computed from it
  kDecimal,       ///< as kRounded, but to the decimals nearest to the number that is held
  kDecimalFirst,  ///< as kRoundedFirst, likewise
  kVelocityAsRead,   ///< V: each step begins with the velocities as they were read
  kNeighborsAsRead,  ///< who counts, and loops too, go by offsets and d of agents as they were read
  kDistancesAsRead,  ///< the same, and so does d in terms of separation, and in formulas
  kTwoBack,  ///< P and V that are changed are those before the step before, in the first step
             ///< those that were read; forces see the state before this step
};
/// What is done to the sum of all forces.
enum class Total : std::uint8_t {
  kNothing,
  kCut,         ///< cut to F_Smax
  kLastCalled,  ///< instead of it, and without B: what the loop around the forces computed last,
                ///< see below
};
/// Who is moved. The others keep P and V.
enum class Moved : std::uint8_t {
  kAll,
  kAllButFirst,  ///< all but the first agent of the input
  kAllButLast,   ///< all but the last
  kForced,       ///< those with |F| > 0
};
/// What is done to V' before it moves the agent.
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
enum class Numbers : std::uint8_t { kDouble, kFloat, kFloatDistances };

enum class ZeroLength : std::uint8_t { kZero, kDivided };
enum class NanDistance : std::uint8_t {
  kOut,
  kIn,
  kInForces,           ///< not in loops around the forces
  kInSeparation,       ///< in separation alone
  kInForcesIfAny,      ///< the same, where another distance is within the radius
  kInSeparationIfAny,  ///< in separation alone, where another distance is within its radius
};
/// How distances between agents are measured, and lengths of vectors.
enum class Measure : std::uint8_t {
  kRoot,            ///< sqrt(x x + y y)
  kSquare,          ///< x x + y y
  kSquareOfOffset,  ///< the same between agents alone
  kSum,             ///< |x| + |y|
  kSumOfOffset,     ///< the same between agents alone
  kRootOfWhole,     ///< sqrt(trunc(x x + y y)), NaN where an int does not hold it
};
/// What happens in a step in which the force F on an agent is infinite or not a number.
enum class DivisionByZero : std::uint8_t {
  kGoesOn,
  kDies,  ///< the program ends before it prints that step
};
/// What separation makes of others in the same place; kNothing: then it is 0, all of it.
enum class AtZero : std::uint8_t { kSkipped, kDivided, kCounted, kNothing };
/// Whether the slots of a force say what it is, or a Formula.
enum class Composition : std::uint8_t { kBySlots, kComposed };

}  // namespace flocking::explain
