#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "variant/force.h"
#include "variant/slots.h"

namespace flocking::explain {

/// The contribution of each neighbour i to a composed force on an agent with position P and
/// velocity V. d is the distance |P - P_i|.
enum class Term : std::uint8_t {
  kNone,          ///< the force is not composed: its slots describe it
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

/// The factor of the term. r is the radius of the force.
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

/// How each term is limited before it is added.
enum class TermCut : std::uint8_t {
  kNone,
  kMaximum,      ///< to F_Smax, if the term is longer
  kPerComponent  ///< x and y, each into [-F_Smax, F_Smax]
};

/// An operation on the collected value X. P and V are the agent's own position and velocity; r and
/// K are the radius and the weight of the force. The direction of (0, 0) follows the slot
/// numbers.zero-length.
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
  kCutToMaximum,           ///< unit(X) F_Smax, if |X| > F_Smax
  kCutBySquare,            ///< unit(X) F_Smax, if x x + y y > F_Smax
  kCutPerComponent,        ///< x and y, each into [-F_Smax, F_Smax]
  kCutFromAbove,           ///< min(x, F_Smax), min(y, F_Smax)
  kUnitBeyondMaximum,      ///< the direction of X, if |X| > F_Smax
  kSetToMaximum,           ///< (F_Smax, F_Smax), if |X| > F_Smax
  kZeroBeyondMaximum,      ///< 0, if |X| > F_Smax
  kTimesMaxBeyondMaximum,  ///< X F_Smax, if |X| > F_Smax
  kCutToRadius,            ///< the direction of X times r, if |X| > r
  kUnitBeyondRadius,       ///< the direction of X, if |X| > r
  kZeroBeyondRadius,       ///< 0, if |X| > r
  kZeroWithinRadius,       ///< 0, if |X| <= r
  kNegate,                 ///< -X
  kTwice,                  ///< 2 X
  kHalf,                   ///< X/2
  kTenTimes,               ///< 10 X
  kTenth,                  ///< X/10
  kHundredTimes,           ///< 100 X
  kHundredth,              ///< X/100
  kOverCount,              ///< X/n, where n is the number of neighbours counted
  kTimesCount,             ///< X n
  kFading,                 ///< the direction of X times 1 - |X|/r
  kOverRadiusIfAny,        ///< X/r, or (0, 0) if r is 0
  kCutToOne,               ///< the direction of X, if |X| > 1
  kThird,                  ///< X/3
  kXTwice,                 ///< (x, x)
  kYTwice,                 ///< (y, y)
  kExchanged,              ///< (y, x)
  kXAlone,                 ///< (x, 0)
  kYAlone,                 ///< (0, y)
  kOverCountIfAny,         ///< X/n, or X if n is 0
  kOverCountAndOne,        ///< X/(n + 1)
};
inline constexpr std::size_t kOps = static_cast<std::size_t>(Op::kOverCountAndOne) + 1;

/// A force composed of parts, for programs that the slots of term, direction, shape, limit and
/// clamp cannot describe. The other slots of the force still apply: which agents count as
/// neighbours, whether the agent itself and coincident agents count, how terms are collected
/// (separation: the sum, by default; else the mean), the value without neighbours, the weight, and
/// how often the force is added. In detail:
///
/// * X is the collected value; it is not divided if the divisor is 0. If n is 0, the slot `empty`
///   decides: the force is 0; or it is the sum over n, 0/0, with all further operations; or it is
///   the result of the operations on (0, 0).
/// * Operations are applied in order. `cohesion.zero` applies to cohesion: at a radius of 0 the
///   force is 0, unless the choice divides by it. `separation.zero` and `*.coincident` apply to all
///   three forces.
/// * Products and quotients are computed from left to right, as written above; |X| is the square
///   root of the sum of squares.
struct Formula {
  static constexpr std::size_t kMostOps = 5;

  Term term = Term::kNone;
  TermScale scale = TermScale::kOne;
  TermCut cut = TermCut::kNone;
  std::array<Op, kMostOps> ops{};  ///< kNothing after the last operation

  [[nodiscard]] bool is_composed() const { return term != Term::kNone; }
  friend bool operator==(const Formula&, const Formula&) = default;
};

/// The code, symbols and cost of one part of a formula.
struct FormulaPart {
  std::string_view code;     ///< as in "towards*1/d,unit,times-maximum"
  std::string_view symbols;  ///< "(P_i - P)", "1/d"; for operations "{} / r" with {} for X
  double cost;               ///< added to the costs of other choices; a smaller cost means likelier
};

const FormulaPart& part_of(Term term);
const FormulaPart& part_of(TermScale scale);
const FormulaPart& part_of(TermCut cut);
const FormulaPart& part_of(Op op);

/// Returns the cost of a formula, on the scale of cost_of(const Variant&): smaller means likelier.
double cost_of(const Formula& formula);

/// Returns the code of a formula for variant texts: "towards*1/d,unit,times-maximum".
std::string code_of(const Formula& formula);

/// Parses the output of code_of(). Throws UsageError, which lists the valid codes, if `text` is
/// invalid.
Formula parse_formula(std::string_view text);

/// Returns the formula in symbols for people: "cut(sum((P_i - P)/d), F_Smax)". `collect` is the
/// force's choice of that slot.
std::string symbols_of(const Formula& formula, Force force, Collect collect);

}  // namespace flocking::explain
