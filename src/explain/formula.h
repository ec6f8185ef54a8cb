#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "explain/force.h"
#include "explain/slots.h"

namespace flocking::explain {

/// What a composed force takes of each neighbour i of an agent with position P and velocity V. d is
/// the distance |P - P_i|.
enum class Term : std::uint8_t {
  kNone,          ///< the force is not composed: its slots say what it is
  kPosition,      ///< P_i
  kVelocity,      ///< V_i
  kAway,          ///< P - P_i
  kTowards,       ///< P_i - P
  kUnitAway,      ///< the direction of P - P_i
  kUnitTowards,   ///< the direction of P_i - P
  kRelative,      ///< V_i - V
  kUnitVelocity,  ///< the direction of V_i
  kUnitRelative,  ///< the direction of V_i - V
  kUnitPosition,  ///< the direction of P_i
};

/// What the term is multiplied by. r is the radius of the force.
enum class TermScale : std::uint8_t {
  kOne,
  kOverD,     ///< 1/d
  kOverD2,    ///< 1/(d d)
  kOverD3,    ///< 1/(d d d)
  kTimesD,    ///< d
  kLinear,    ///< 1 - d/r
  kRest,      ///< r - d
  kOverR,     ///< 1/r
  kDOverR,    ///< d/r
  kROverD,    ///< r/d
  kMaximum,   ///< F_Smax
  kMaxOverD,  ///< F_Smax/d
  kQuadratic  ///< (1 - d/r)^2
};

/// How each term is cut before it is added.
enum class TermCut : std::uint8_t {
  kNone,
  kMaximum,      ///< to F_Smax, where it is longer
  kPerComponent  ///< x and y, each into [-F_Smax, F_Smax]
};

/// What is done to what was collected, X. P and V are the agent's own; r and K are the radius and
/// the weight of the force; directions of (0, 0) are as the slot numbers.zero-length says.
enum class Op : std::uint8_t {
  kNothing,
  kMinusPosition,          ///< X - P
  kMinusVelocity,          ///< X - V
  kPlusPosition,           ///< X + P
  kPlusVelocity,           ///< X + V
  kUnit,                   ///< the direction of X
  kOverRadius,             ///< X/r
  kTimesRadius,            ///< X r
  kOverLength,             ///< X/|X|^2
  kTimesLength,            ///< X |X|
  kOverDt,                 ///< X/dt
  kTimesDt,                ///< X dt
  kTimesWeight,            ///< X K
  kTimesMaximum,           ///< X F_Smax
  kOverMaximum,            ///< X/F_Smax
  kCutToMaximum,           ///< the direction of X times F_Smax, where |X| > F_Smax
  kCutBySquare,            ///< the same, where x x + y y > F_Smax
  kCutPerComponent,        ///< x and y, each into [-F_Smax, F_Smax]
  kCutFromAbove,           ///< x and y, each to F_Smax at most
  kUnitBeyondMaximum,      ///< the direction of X, where |X| > F_Smax
  kSetToMaximum,           ///< (F_Smax, F_Smax), where |X| > F_Smax
  kZeroBeyondMaximum,      ///< 0, where |X| > F_Smax
  kTimesMaxBeyondMaximum,  ///< X F_Smax, where |X| > F_Smax
  kCutToRadius,            ///< the direction of X times r, where |X| > r
  kUnitBeyondRadius,       ///< the direction of X, where |X| > r
  kZeroBeyondRadius,       ///< 0, where |X| > r
  kZeroWithinRadius,       ///< 0, where |X| <= r
  kNegate,                 ///< -X
  kTwice,                  ///< 2 X
  kHalf,                   ///< X/2
  kTenTimes,               ///< 10 X
  kTenth,                  ///< X/10
  kHundredTimes,           ///< 100 X
  kHundredth,              ///< X/100
  kOverCount,              ///< X/n, n the number of neighbours that were counted
  kTimesCount,             ///< X n
  kFading,                 ///< the direction of X times 1 - |X|/r
  kOverRadiusIfAny,        ///< X/r, (0, 0) where r is 0
  kCutToOne,               ///< the direction of X, where |X| > 1
  kThird,                  ///< X/3
  kXTwice,                 ///< (x, x)
  kYTwice,                 ///< (y, y)
  kExchanged,              ///< (y, x)
  kXAlone,                 ///< (x, 0)
  kYAlone,                 ///< (0, y)
  kOverCountIfAny,         ///< X/n, X where n is 0
  kOverCountAndOne,        ///< X/(n + 1)
};
inline constexpr std::size_t kOps = static_cast<std::size_t>(Op::kOverCountAndOne) + 1;

/// A force put together from parts, where its slots of term, direction, shape, limit and clamp have
/// no words for it. Its other slots hold: who counts, the agent itself and agents in one place, how
/// terms are collected (separation: the sum, by default; else the mean), what is without a
/// neighbour, the weight, and how often it is added. In detail:
///
/// * X is what was collected, not divided where the divisor is 0. Where n is 0 the slot `empty`
///   says what the force is: 0; the sum over n, 0/0, with all further operations; or whatever the
///   operations make of (0, 0).
/// * Operations are applied in their order. `cohesion.zero` holds for cohesion: at a radius of 0
///   the force is 0, unless it divides. `separation.zero` and `*.coincident` hold for all three.
/// * Products and quotients are computed from left to right, as written above; |X| is the root of
///   the sum of squares.
struct Formula {
  static constexpr std::size_t kMostOps = 5;

  Term term = Term::kNone;
  TermScale scale = TermScale::kOne;
  TermCut cut = TermCut::kNone;
  std::array<Op, kMostOps> ops{};  ///< kNothing behind the last

  [[nodiscard]] bool is_composed() const { return term != Term::kNone; }
  friend bool operator==(const Formula&, const Formula&) = default;
};

/// A part of formulas in words.
struct FormulaPart {
  std::string_view code;     ///< as in "towards*1/d,unit,times-maximum"
  std::string_view symbols;  ///< "(P_i - P)", "1/d"; of an operation "{} / r", with its operand
  double cost;               ///< the likelier, the smaller; adds to that of other choices
};

const FormulaPart& part_of(Term term);
const FormulaPart& part_of(TermScale scale);
const FormulaPart& part_of(TermCut cut);
const FormulaPart& part_of(Op op);

/// How unlikely it is, as cost_of() of a variant.
double cost_of(const Formula& formula);

/// "towards*1/d,unit,times-maximum", for variants.
std::string code_of(const Formula& formula);

/// What code_of() wrote. Throws UsageError, which names what there is.
Formula parse_formula(std::string_view text);

/// "cut(sum((P_i - P)/d), F_Smax)": for people. `collect` is that of the force.
std::string symbols_of(const Formula& formula, Force force, Collect collect);

}  // namespace flocking::explain
