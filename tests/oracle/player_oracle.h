#ifndef FLOCKING_TESTS_ORACLE_PLAYER_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_PLAYER_ORACLE_H_

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "oracle/force_oracle.h"
#include "oracle/formula_oracle.h"
#include "oracle/motion_oracle.h"
#include "oracle/nan_oracle.h"
#include "oracle/program_oracle.h"
#include "oracle/reach_oracle.h"
#include "oracle/seen_oracle.h"
#include "variant/force.h"
#include "variant/slots.h"
#include "variant/variant.h"

#ifdef __FAST_MATH__
#error "The oracle needs IEEE arithmetic in the order written: no -ffast-math."
#endif

namespace flocking::oracle {

/// A program that moves its flock, with its whole state.
template <class T>
class Player {
  using Buffers = explain::Buffers;
  using Collect = explain::Collect;
  using DivisionByZero = explain::DivisionByZero;
  using Force = explain::Force;
  using NanDistance = explain::NanDistance;
  using Numbers = explain::Numbers;
  using Slot = explain::Slot;
  using State = explain::State;
  using Times = explain::Times;
  using Total = explain::Total;
  using Variant = explain::Variant;
  using Weight = explain::Weight;
  using Who = explain::Who;

 public:
  Player(const Variant& variant, const CourseParameters& course,
         const std::vector<AgentState>& states)
      : own_(program_of<T>(variant, course, states.size())),
        read_(agents_of(states)),
        flock_(read_),
        earlier_(read_),
        forces_(states.size()) {}

  /// Does a step; returns false if the program crashes.
  [[nodiscard]] bool step(double dt) {
    begin(dt);
    for (std::size_t a = 0; a < flock_.size(); ++a) {
      Vector f = own_.is(Slot::kStepTotal, Total::kLastCalled) ? assigned_last(a) : added_up(a);
      if (own_.is(Slot::kStepTotal, Total::kCut)) f = own_.measure().shortened(f, own_.f_s_max);
      if (own_.is(Slot::kDivisionByZero, DivisionByZero::kDies) &&
          !(std::isfinite(f.x) && std::isfinite(f.y))) {
        return false;
      }
      forces_[a] = f;
      const Agent last = flock_[a];
      const bool old = own_.is(Slot::kStepState, State::kTwoBack);
      if (motion().stands_still(a, f)) {
        show(a);
      } else {
        flock_[a] = motion().moved(old ? earlier_[a] : last, f);
        show(a);
      }
      earlier_[a] = last;
    }
    return true;
  }

  /// Prepares a step of length `dt`, before its first agent.
  void begin(double dt) {
    own_.dt = static_cast<T>(dt);
    if (own_.is(Slot::kStepState, State::kAsRead)) flock_ = read_;
    if (own_.is(Slot::kStepState, State::kVelocityAsRead)) take_velocities(read_, flock_);
    seen_.begin(flock_);
    for (const Force force : explain::kForces) {
      const Collect collect = own_.collect_of(force);
      if (collect == Collect::kNeverEmptied || collect == Collect::kSumKept) {
        of(force, gathered_) = {};
      }
    }
    if (own_.is(Slot::kStepBuffers, Buffers::kRuleByRule)) change_velocities_by_two_rules();
  }

  /// Returns a force on an agent, multiplied by the number of times that it is added; 0 if its
  /// weight is missing.
  VectorOf<T> on(Force force, std::size_t a) {
    auto times = own_.template at<Times>(slots_of(force).times);
    const bool is_handed =
        force == Force::kSeparation && own_.is(Slot::kStepBuffers, Buffers::kSeparationHandedNew);
    if (is_handed && times == Times::kOnce) times = Times::kIfAny;
    const auto weight = own_.template at<Weight>(slots_of(force).weight);
    if (weight == Weight::kZero) return {};
    if (times >= Times::kWithin) return looped(force, times, a);
    if (times == Times::kPerOther && own_.agents == 1) return {};
    const Vector f = once(force, a);
    const Gathered& g = of(force, gathered_);
    const std::size_t number = times == Times::kPerNeighborAndSelf ? g.others + 1
                               : times == Times::kPerOther         ? own_.agents - 1
                               : times == Times::kPerAgent         ? own_.agents
                                                                   : g.others;
    return times == Times::kOnce        ? f
           : times == Times::kAsItGrows ? g.grown
                                        : f * static_cast<T>(number);
  }

  [[nodiscard]] std::vector<AgentState> states() const {
    std::vector<AgentState> states;
    for (const Agent& agent : flock_) {
      states.push_back(
          {static_cast<double>(agent.position.x), static_cast<double>(agent.position.y),
           static_cast<double>(agent.velocity.x), static_cast<double>(agent.velocity.y)});
    }
    return states;
  }

 private:
  using Vector = VectorOf<T>;
  using Agent = AgentOf<T>;
  using Pair = PairOf<T>;
  using Gathered = GatheredOf<T>;

  template <class Kept>
  static Kept& of(Force force, std::array<Kept, 3>& kept) {
    return kept.at(static_cast<std::size_t>(force));
  }

  static std::vector<Agent> agents_of(const std::vector<AgentState>& states) {
    std::vector<Agent> agents;
    for (const AgentState& state : states) {
      agents.push_back({{static_cast<T>(state.x), static_cast<T>(state.y)},
                        {static_cast<T>(state.vx), static_cast<T>(state.vy)}});
    }
    return agents;
  }

  /// Updates the agents that the agents after `a` see.
  void show(std::size_t a) {
    seen_.show(own_.template at<Buffers>(Slot::kStepBuffers), a, flock_[a]);
  }

  /// The first two rules change all velocities before the third rule reads them. Their other
  /// results are dropped and computed again.
  void change_velocities_by_two_rules() {
    const auto gathered = gathered_;
    const auto results = results_;
    std::vector<Vector> changed;
    for (std::size_t a = 0; a < own_.agents; ++a) {
      const Vector f = Vector{} + on(Force::kCohesion, a) + on(Force::kSeparation, a);
      changed.push_back(motion().accelerated(flock_[a].velocity, f));
    }
    for (std::size_t a = 0; a < own_.agents; ++a) seen_.show_velocity(a, changed[a]);
    gathered_ = gathered;
    results_ = results;
  }

  [[nodiscard]] MotionOf<T> motion() const { return {own_}; }

  [[nodiscard]] const std::vector<Agent>& seen_by(Force force) const { return seen_.by(force); }

  [[nodiscard]] Pair look(const std::vector<Agent>& seen, std::size_t a, std::size_t i) const {
    const Vector offset = seen[a].position - seen[i].position;
    const T d = own_.measure().between_agents(offset);
    const bool rounded = own_.is(Slot::kNumbers, Numbers::kFloatDistances);
    return {a, i, offset, rounded ? static_cast<T>(static_cast<float>(d)) : d};
  }

  /// Returns the pair as the neighbour test sees it.
  [[nodiscard]] Pair look_for_reach(const std::vector<Agent>& seen, std::size_t a,
                                    std::size_t i) const {
    const bool once = own_.is(Slot::kStepState, State::kNeighborsAsRead) ||
                      own_.is(Slot::kStepState, State::kDistancesAsRead);
    return look(once ? read_ : seen, a, i);
  }

  /// Returns the reach of a force; if `force` is none, of loops around the forces.
  [[nodiscard]] ReachOf<T> reach(std::optional<Force> force = {}) const {
    const bool takes_nan = force ? oracle::takes_nan(own_.variant, *force)
                                 : own_.is(Slot::kNanDistance, NanDistance::kIn);
    return {.r_c = own_.r_c,
            .r_s = own_.r_s,
            .r_a = own_.r_a,
            .agents = own_.agents,
            .takes_nan = takes_nan,
            .force = force};
  }

  [[nodiscard]] bool is_in_reach(Force force, Who who, const Pair& pair) const {
    const T r = own_.radius_of(force);
    ReachOf<T> reach = this->reach(force);
    if (needs_company(own_.variant)) {
      reach.takes_nan = reach.takes_nan && near(force, pair.a, r, false) > 0;
    }
    if (who != Who::kWholeDistance) return reach.holds(who, r, pair);
    Pair whole = pair;
    const bool fits = pair.d < T{2147483648.0F} || !reach.takes_nan;
    whole.d = fits ? std::trunc(pair.d) : T{-2147483648.0F};
    return reach.holds(Who::kDisc, r, whole) && (force != Force::kSeparation || whole.d > 0);
  }

  [[nodiscard]] std::vector<std::size_t> neighbors(Force force, std::size_t a) const {
    const auto who = own_.template at<Who>(slots_of(force).who);
    std::vector<std::size_t> found;
    bool all_others = true;
    for (std::size_t i = 0; i < own_.agents; ++i) {
      const Pair pair = look_for_reach(seen_by(force), a, i);
      const bool holds = is_in_reach(force, who, pair);
      if (i != a && !holds) all_others = false;
      if (who == Who::kUntilFarther && !all_others) break;
      if (holds && own_.may_count(force, pair)) found.push_back(i);
    }
    if (found.empty() || (who == Who::kAllOrNobody && !all_others)) return {};
    if (who == Who::kFirst) found.resize(1);
    if (who == Who::kNearest) found = {nearest_of(force, a, found)};
    if (who == Who::kLastNearest) {
      const T least = look_for_reach(seen_by(force), a, nearest_of(force, a, found)).d;
      std::size_t last = nearest_of(force, a, found);
      for (const std::size_t i : found) {
        if (look_for_reach(seen_by(force), a, i).d == least) last = i;
      }
      found = {last};
    }
    if (who == Who::kAllButLastNeighbor) found.pop_back();
    const auto itself = std::count(found.begin(), found.end(), a);
    if (who == Who::kSeveral && static_cast<long>(found.size()) - itself < 2) return {};
    return found;
  }

  /// Returns the first of the agents with the smallest distance; NaN is farther than all numbers.
  std::size_t nearest_of(Force force, std::size_t a, const std::vector<std::size_t>& found) const {
    const auto far = [&](std::size_t i) {
      const T d = look_for_reach(seen_by(force), a, i).d;
      return std::isnan(d) ? std::numeric_limits<T>::infinity() : d;
    };
    const auto is_number = [&](std::size_t i) {
      return !std::isnan(look_for_reach(seen_by(force), a, i).d);
    };
    std::size_t nearest = found.front();
    for (const std::size_t i : found) {
      if (far(i) < far(nearest) || (is_number(i) && !is_number(nearest))) nearest = i;
    }
    return nearest;
  }

  /// Gathers the contributions to a force, starting from the previous result.
  void gather(Force force, std::size_t a) {
    Gathered& g = of(force, gathered_);
    const Gathered before = g;
    const Collect collect = own_.collect_of(force);
    const bool goes_on = collect == Collect::kNeverReset || collect == Collect::kSumKept;
    g.begin(goes_on ? Collect::kNeverEmptied : collect);
    if (collect == Collect::kSumKept) g.count = 0;
    if (collect == Collect::kCountKept) g.count = before.count;
    if (collect == Collect::kResultKept) g.sum = of(force, results_);
    g.near_c = near(force, a, own_.r_c, false);
    g.near_a = near(force, a, own_.r_a, true);
    const Agent& self = seen_by(force)[a];
    for (const std::size_t i : neighbors(force, a)) {
      Pair pair = look(seen_by(force), a, i);
      if (own_.is(Slot::kStepState, State::kDistancesAsRead)) pair.d = look(read_, a, i).d;
      if (own_.only_counts(force, pair)) {
        g.count_alone(pair);
      } else {
        g.add(pair, own_.term(force, pair, self, seen_by(force)[i]), collect);
        const int twice = i == a ? 2 : 3;  // for the agent itself, and for the others
        if (force == Force::kAlignment && own_.variant.choice(Slot::kAlignmentSelf) == twice)
          g.add(pair, own_.term(force, pair, self, seen_by(force)[i]), collect);
        if (force == Force::kSeparation && own_.cuts_as_it_adds())
          g.sum = own_.measure().shortened(g.sum, own_.f_s_max);
      }
      g.grow(own_.weighted(force, own_.value(force, g, self)));
    }
  }

  /// Returns the number of agents within r of an agent, as the force sees them.
  [[nodiscard]] std::size_t near(Force force, std::size_t a, T r, bool counts_itself) const {
    std::size_t number = 0;
    for (std::size_t i = 0; i < own_.agents; ++i) {
      if ((i != a || counts_itself) && look_for_reach(seen_by(force), a, i).d <= r) ++number;
    }
    return number;
  }

  Vector once(Force force, std::size_t a) {
    if (force == Force::kSeparation && is_left_for_company(a)) {
      of(force, gathered_).grown = {};
      return {};
    }
    gather(force, a);
    const Vector value = own_.value(force, of(force, gathered_), seen_by(force)[a]);
    of(force, results_) = value;
    return own_.weighted(force, value);
  }

  /// Returns true if the program aborts the separation of agent a because another agent is at the
  /// same position.
  [[nodiscard]] bool is_left_for_company(std::size_t a) const {
    if (!own_.is(Slot::kSeparationCoincident, explain::AtZero::kNothing)) return false;
    if (own_.is_composed(Force::kSeparation)) return false;
    for (std::size_t i = 0; i < own_.agents; ++i) {
      if (i != a && look_for_reach(seen_by(Force::kSeparation), a, i).d == 0) return true;
    }
    return false;
  }

  /// Returns the first other agent within the radius of any force; N if there is none.
  [[nodiscard]] std::size_t first_near(std::size_t a) const {
    for (std::size_t i = 0; i < own_.agents; ++i) {
      if (i == a) continue;
      for (const Who who : {Who::kCohesionRadius, Who::kSeparationRadius, Who::kAlignmentRadius}) {
        if (reach().holds(who, T{0}, look_for_reach(seen_.by_loops(), a, i))) return i;
      }
    }
    return own_.agents;
  }

  /// Loops of alignment do not see agents that alignment-in-place has moved.
  [[nodiscard]] bool is_called(Force force, Times times, std::size_t a, std::size_t i) const {
    if (times == Times::kByFirstOther && i != (a == 0 ? 1U : 0U)) return false;
    if (times == Times::kByFirstNear && i != first_near(a)) return false;
    Gathered one;
    if (times == Times::kWithinElseBoth) {
      const Pair pair = look_for_reach(seen_.by_loops(), a, i);
      for (const Force other : explain::kForces) {
        if (other != force && reach().holds(Who::kDisc, own_.radius_of(other), pair)) return false;
      }
    }
    one.call(reach(), times, own_.radius_of(force), look_for_reach(seen_.by_loops(), a, i));
    return one.calls != 0;
  }

  /// Adds the force once for each agent that a loop finds.
  Vector looped(Force force, Times times, std::size_t a) {
    const Collect collect = own_.collect_of(force);
    const bool of_others = times == Times::kOfOthers;
    const bool again =
        of_others || collect == Collect::kNeverReset || collect == Collect::kResultKept;
    const Vector computed_once = again ? Vector{} : once(force, a);
    Vector sum;
    bool is_added = false;
    for (std::size_t i = 0; i < own_.agents; ++i) {
      if (!is_called(force, times, a, i)) continue;
      if (times == Times::kIfAny && std::exchange(is_added, true)) continue;
      sum = sum + (again ? once(force, of_others ? i : a) : computed_once);
    }
    if (times == Times::kWithinOverOthers && own_.agents == 1) return {};
    if (times == Times::kWithinOverAll || times == Times::kStrictlyWithinOverAll) {
      return sum / static_cast<T>(own_.agents);
    }
    const bool over_others =
        times == Times::kWithinOverOthers || times == Times::kWithinOverOthersOrNan;
    return over_others ? sum / static_cast<T>(own_.agents - 1) : sum;
  }

  Vector added_up(std::size_t a) {
    Vector f = own_.is(Slot::kStepState, State::kForcesKept) ? forces_[a] : Vector{};
    for (const Force force : explain::kForces) f = f + on(force, a);
    return f;
  }

  /// Returns the force whose call assigned a value last.
  Vector assigned_last(std::size_t a) {
    std::optional<Force> last;
    for (std::size_t i = 0; i < own_.agents; ++i) {
      if (i == a) continue;
      const Pair pair = look_for_reach(seen_.by_loops(), a, i);
      for (const Force force : explain::kForces) {
        const bool missing = own_.template at<Weight>(slots_of(force).weight) == Weight::kZero;
        if (missing || !reach().holds(Who::kDisc, own_.radius_of(force), pair)) continue;
        last = force;
      }
    }
    return last ? once(*last, a) : Vector{};
  }

  ProgramOf<T> own_;
  std::vector<Agent> read_;     // before the first step
  std::vector<Agent> flock_;    // of this step for computed agents, else of the last step
  std::vector<Agent> earlier_;  // before the previous step
  SeenAgents<T> seen_;
  std::vector<Vector> forces_;          // of the previous step, or of this step
  std::array<Gathered, 3> gathered_{};  // from the last computation of each force
  std::array<Vector, 3> results_{};     // the forces from gathered_, without the weight
};

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_PLAYER_ORACLE_H_
