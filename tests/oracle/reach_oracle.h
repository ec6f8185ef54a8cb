#ifndef FLOCKING_TESTS_ORACLE_REACH_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_REACH_ORACLE_H_

#include <cmath>
#include <cstddef>
#include <optional>

#include "oracle/formula_oracle.h"
#include "variant/force.h"
#include "variant/slots.h"

namespace flocking::oracle {

/// An agent a that looks at an agent i, which may be the agent itself.
template <class T>
struct PairOf {
  std::size_t a, i;
  VectorOf<T> offset;
  T d;
};

/// The test for neighbours in a program.
template <class T>
struct ReachOf {
  using Who = explain::Who;
  T r_c, r_s, r_a;
  std::size_t agents;
  /// true: a distance of NaN is within every radius; false: it is outside every radius
  bool takes_nan;
  std::optional<explain::Force> force = {};  ///< the force of radius `r`; none for loops

  /// Returns true if the pair passes the test `who`; `r` is the force's own radius. Another
  /// function decides if an agent counts itself, so in this function an agent is both the last of
  /// the earlier agents and the first of the later agents. all-but-last never looks at the last
  /// agent of the input, even if that is the agent itself.
  bool holds(Who who, T r, const PairOf<T>& pair) const {
    if (who == Who::kEarlier && pair.i > pair.a) return false;
    if (who == Who::kLater && pair.i < pair.a) return false;
    if (who == Who::kAllButLast && pair.i + 1 == agents) return false;
    if (who == Who::kAllButFirst && pair.i == 0) return false;
    const T d = pair.d;
    if (std::isnan(d) && takes_nan) return true;
    const T dx = std::fabs(pair.offset.x);
    const T dy = std::fabs(pair.offset.y);
    return who == Who::kOpenDisc           ? d < r
           : who == Who::kSquare           ? dx <= r && dy <= r
           : who == Who::kWholeSquare      ? std::trunc(dx) <= r && std::trunc(dy) <= r
           : who == Who::kEverybody        ? true
           : who == Who::kOutside          ? d > r
           : who == Who::kCohesionRadius   ? d <= r_c
           : who == Who::kSeparationRadius ? d <= r_s
           : who == Who::kAlignmentRadius  ? d <= r_a
           : who == Who::kSquareOfDistance ? dx * dx + dy * dy <= r
           : who == Who::kSquareOfRadius   ? d <= r * r
           : who == Who::kDiamond          ? dx + dy <= r
           : who == Who::kAlsoCohesion     ? d <= r && d <= r_c
           : who == Who::kAlsoSeparation   ? d <= r && d <= r_s
           : who == Who::kAlsoAlignment    ? d <= r && d <= r_a
           : who >= Who::kBeyondCohesion && who <= Who::kBeyondOthers
               ? d <= r && (pair.a == pair.i || is_in_zone(who, d))
               : d <= r;
  }

  /// Returns true if an agent at the distance `d` is within no radius of a force with precedence.
  bool is_in_zone(Who who, T d) const {
    using explain::Force;
    const bool both = who == Who::kBeyondOthers;
    if (force != Force::kCohesion && (both || who == Who::kBeyondCohesion) && d <= r_c)
      return false;
    if (force != Force::kSeparation && (both || who == Who::kBeyondSeparation) && d <= r_s)
      return false;
    return force == Force::kAlignment || !(both || who == Who::kBeyondAlignment) || !(d <= r_a);
  }
};

/// The contributions of neighbours to one force.
template <class T>
struct GatheredOf {
  using Times = explain::Times;
  VectorOf<T> sum;
  std::size_t count = 0;   ///< n
  std::size_t others = 0;  ///< of the current agent, not counting itself
  std::size_t near_c = 0;  ///< agents that count for cohesion by the rules
  std::size_t near_a = 0;  ///< agents that count for alignment
  std::size_t calls = 0;   ///< agents within the radius of the current agent, for `within`
  VectorOf<T> grown;       ///< the sum of the force after each neighbour of the current agent

  void begin(explain::Collect collect) {
    if (collect != explain::Collect::kNeverEmptied) {
      sum = {};
      count = 0;
    }
    others = calls = 0;
    grown = {};
  }
  void add(const PairOf<T>& pair, VectorOf<T> term, explain::Collect collect) {
    sum = collect == explain::Collect::kLast ? term : sum + term;
    if (collect == explain::Collect::kHalved) sum = sum / T{2};
    if (collect == explain::Collect::kDividedEach) sum = sum / static_cast<T>(count + 1);
    if (collect == explain::Collect::kWhole) sum = {std::trunc(sum.x), std::trunc(sum.y)};
    count_alone(pair);
  }
  void count_alone(const PairOf<T>& pair) {
    count += 1;
    others += pair.i != pair.a ? 1 : 0;
  }
  void grow(VectorOf<T> force) { grown = grown + force; }
  /// Counts a call for an agent that counts as a neighbour; r is the radius of the force.
  void call(const ReachOf<T>& reach, Times times, T r, const PairOf<T>& pair) {
    if (pair.i == pair.a && times != Times::kWithinAndSelf) return;
    using Who = explain::Who;
    const bool strictly = times == Times::kStrictlyWithin || times == Times::kStrictlyWithinOverAll;
    const Who who = strictly                              ? Who::kOpenDisc
                    : times == Times::kWithinOfCohesion   ? Who::kCohesionRadius
                    : times == Times::kWithinOfSeparation ? Who::kSeparationRadius
                    : times == Times::kWithinOfAlignment  ? Who::kAlignmentRadius
                                                          : Who::kDisc;
    const bool once = times != Times::kIfAny || calls == 0;
    calls +=
        once && reach.holds(who, r, pair) && !belongs_elsewhere(reach, times, r, pair) ? 1U : 0U;
  }
  /// Returns true if a loop skips an agent within the radius, because it is on the wrong side or
  /// belongs to a force with precedence.
  static bool belongs_elsewhere(const ReachOf<T>& reach, Times times, T r, const PairOf<T>& pair) {
    using Who = explain::Who;
    const bool of_c = reach.holds(Who::kCohesionRadius, r, pair);
    const bool of_s = reach.holds(Who::kSeparationRadius, r, pair);
    const bool of_a = reach.holds(Who::kAlignmentRadius, r, pair);
    if (times == Times::kWithinEarlier) return pair.i > pair.a;
    if (times == Times::kWithinLater) return pair.i < pair.a;
    if (times == Times::kWithinElseCohesion) return of_c;
    if (times == Times::kWithinElseSeparation) return of_s;
    if (times == Times::kWithinElseAlignment) return of_a;
    return false;
  }
};

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_REACH_ORACLE_H_
