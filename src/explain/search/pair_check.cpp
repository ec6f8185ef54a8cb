#include "explain/search/pair_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <span>

#include "explain/search/force_search.h"
#include "variant/measure.h"
#include "variant/neighborhoods.h"

namespace flocking::explain {
namespace {

// Returns true if a velocity changes or, if velocities are not printed, an agent moves.
bool acts_in(const Observation* seen) {
  if (seen->frames.empty()) return false;
  const std::vector<PrintedRow>& last = seen->frames.back();
  for (std::size_t i = 0; i < last.size(); ++i) {
    const AgentState& agent = seen->scene.flock.agents[i];
    const double change =
        std::max(std::fabs(last[i][2] - agent.vx), std::fabs(last[i][0] - agent.x));
    if (change > 0.1) return true;
  }
  return false;
}

// Returns a pair in reach, preferably one in which the force is seen to act.
const Observation* pair_in_reach(Force force, const std::vector<const Observation*>& seen,
                                 Measure measure) {
  const auto is_it = [force, measure](const Observation* one) {
    if (one->scene.flock.size() != 2 || one->scene.steps.empty()) return false;
    const AgentState& a = one->scene.flock.agents[0];
    const AgentState& b = one->scene.flock.agents[1];
    const double distance = measured_distance(Vec2{a.x - b.x, a.y - b.y}, measure);
    return distance > 0.0 && distance < radius_of(one->scene.course, force);
  };
  std::vector<const Observation*> pairs;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(pairs), is_it);
  std::stable_partition(pairs.begin(), pairs.end(), acts_in);
  return pairs.empty() ? nullptr : pairs.front();
}

// The values of kKindsOfTimes that differ for the first agent.
constexpr std::array kKindsOfTimesOfFirst = {Times::kOnce,          Times::kWithinAndSelf,
                                             Times::kAsItGrows,     Times::kOfOthers,
                                             Times::kWithinEarlier, Times::kWithinOverAll};
constexpr std::array kKindsOfTimes = {
    Times::kOnce,     Times::kPerNeighbor,   Times::kWithinAndSelf, Times::kAsItGrows,
    Times::kOfOthers, Times::kWithinEarlier, Times::kWithinLater,   Times::kWithinOverAll};

// Returns true if the scope allows a force between two agents alone.
bool is_enough(Scope scope) {
  return scope != Scope::kSeveral && scope != Scope::kAllButLastNeighbor;
}

}  // namespace

struct PairCheck::Look {
  [[nodiscard]] bool is_first() const { return agents == 1; }

  const Kinds& kinds;
  std::span<const Times> kinds_of_times;
  std::size_t agents;
};

PairCheck::PairCheck(Force force, const std::vector<const Observation*>& seen, Measure measure)
    : force_(force),
      measure_(measure),
      pair_(pair_in_reach(force, seen, measure)),
      is_silent_(pair_ != nullptr && !acts_in(pair_)) {
  for (const Slot slot : main_slots(force)) {
    if (slot != who_slot(force) && slot != times_slot(force)) slots_.push_back(slot);
  }
  if (pair_ != nullptr) choose_kinds();
}

// Many variants have the same effect on the first agent: `known` caches their results.
std::vector<std::size_t> PairCheck::surviving(const std::vector<Variant>& variants,
                                              const Look& look, Budget& budget) const {
  std::vector<char> survives(variants.size(), 1);
  if (pair_ != nullptr) {
    search_in_halves(budget, [&](std::size_t half, Budget& own) {
      Known known;
      for (std::size_t i = 0; i < variants.size(); ++i) {
        if (half_of(variants[i]) != half) continue;
        if (own.is_spent()) {
          survives[i] = look.is_first() ? 1 : 0;
          continue;
        }
        const Variant uncut = without_needless_cut(variants[i]);
        const Variant seen = look.is_first() ? as_first_sees(uncut) : uncut;
        survives[i] = may_be(seen, look, known, own) ? 1 : 0;
      }
    });
  }
  std::vector<std::size_t> surviving;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (survives[i] != 0) surviving.push_back(i);
  }
  return surviving;
}

std::vector<std::size_t> PairCheck::surviving_first(const std::vector<Variant>& variants,
                                                    Budget& budget) const {
  return surviving(variants, {kinds_of_first_, kKindsOfTimesOfFirst, 1}, budget);
}

std::vector<std::size_t> PairCheck::surviving(const std::vector<Variant>& variants,
                                              Budget& budget) const {
  return surviving(variants, {kinds_, kKindsOfTimes, 2}, budget);
}

// Assigns variants with the same effect on the first agent to the same half, so that the halves
// need not share results.
std::size_t PairCheck::half_of(const Variant& variant) const {
  std::size_t sum = 0;
  for (const Slot slot : slots_) {
    const bool may_change = slot == self_slot(force_) || slot == collect_slot(force_) ||
                            slot == empty_slot(force_) || slot == Slot::kSeparationCoincident ||
                            slot == Slot::kSeparationClamp;
    if (!may_change) sum += variant.choice(slot);
  }
  return sum % 2;
}

// Returns true if the variant fits with some way of counting. If both agents have neighbours, the
// value without neighbours does not matter.
bool PairCheck::may_be(const Variant& variant, const Look& look, Known& known,
                       Budget& budget) const {
  const auto knows = [&](const Variant& one, bool has_company, const std::vector<Who>& ways) {
    std::uint64_t key = has_company ? 1 : 0;
    for (const Slot slot : slots_) key = 32 * key + one.choice(slot);
    const auto [at, is_new] = known.try_emplace(key, false);
    if (is_new) at->second = reproduces_pair(one, ways, look, budget);
    return at->second;
  };
  Variant filled = variant;
  filled.set(empty_slot(force_), 0);
  return knows(filled, true, look.kinds.in_company) || knows(variant, false, look.kinds.alone);
}

bool PairCheck::reproduces_pair(Variant variant, const std::vector<Who>& kinds, const Look& look,
                                Budget& budget) const {
  Exactness exactness = but_for_nan(variant);
  exactness.steps = 1;  // in later steps, the agents may be out of reach
  exactness.agents = look.agents;
  for (const Who who : kinds) {
    variant.set(who_slot(force_), who);
    for (const Times times : look.kinds_of_times) {
      variant.set(times_slot(force_), times);
      if (reproduces(variant, *pair_, exactness, budget)) return true;
    }
  }
  return false;
}

// Removes the limit if F_Smax is far larger than any force between two agents: most limits then
// have no effect.
Variant PairCheck::without_needless_cut(Variant variant) const {
  constexpr double kMostOfForce = 1e5;  // bound for two agents of a probe, for every formula
  const auto clamp = variant.at<Clamp>(Slot::kSeparationClamp);
  if (force_ != Force::kSeparation || clamp == Clamp::kAlways) return variant;
  const CourseParameters& course = pair_->scene.course;
  double most = kMostOfForce;
  if (clamp == Clamp::kBySquare || clamp == Clamp::kNoRoot || measure_ == Measure::kSquare)
    most *= kMostOfForce;
  if (clamp == Clamp::kAfterWeight) most *= std::fabs(course.separation_weight);
  if (course.max_separation >= most) variant.set(Slot::kSeparationClamp, Clamp::kNone);
  return variant;
}

// Simplifies a variant to the choices that the first of two agents can show: in the first step no
// state was kept yet, and only the agent itself is at distance 0.
Variant PairCheck::as_first_sees(Variant variant) const {
  const bool is_separation = force_ == Force::kSeparation;
  const Slot self = self_slot(force_);
  if (is_separation) {
    const auto at_zero = variant.at<AtZero>(Slot::kSeparationCoincident);
    const bool is_left_out = at_zero == AtZero::kSkipped || at_zero == AtZero::kNothing;
    if (is_left_out) variant.set(self, 0);
    if (variant.choice(self) == 0) variant.set(Slot::kSeparationCoincident, AtZero::kSkipped);
  }
  const bool counts_itself = variant.choice(self) != (force_ == Force::kAlignment ? 1 : 0);
  const Slot collect = collect_slot(force_);
  switch (variant.at<Collect>(collect)) {
    case Collect::kNeverEmptied:
    case Collect::kSumKept:
      variant.set(collect, Collect::kAsRules);
      break;
    case Collect::kCountKept:
      variant.set(collect, is_separation ? Collect::kOther : Collect::kAsRules);
      break;
    case Collect::kLast:
      if (!counts_itself) variant.set(collect, Collect::kAsRules);
      break;
    default:
      break;
  }
  return variant;
}

bool PairCheck::allows(const Variant& variant) const {
  if (!is_silent_) return true;
  const auto collect = variant.at<Collect>(collect_slot(force_));
  if (collect == Collect::kWhole || collect == Collect::kWholeFactor) return true;
  const auto times = variant.at<Times>(times_slot(force_));
  return times >= Times::kWithinElseCohesion || !kind_of(variant.at<Who>(who_slot(force_)))[0];
}

// Chooses one way of counting of each kind: all ways of a kind have the same effect on the pair.
void PairCheck::choose_kinds() {
  std::vector<std::array<bool, 3>> known;
  for (const std::uint8_t choice : offered_choices(who_slot(force_))) {
    const auto who = static_cast<Who>(choice);
    const std::array<bool, 3> kind = kind_of(who);
    // Unlike any other way, kFirst may choose the agent itself as the first agent that counts.
    const bool is_known = std::find(known.begin(), known.end(), kind) != known.end();
    if (is_known && who != Who::kFirst) continue;
    const bool is_known_to_first =
        std::any_of(known.begin(), known.end(), [&](const std::array<bool, 3>& other) {
          return other[0] == kind[0] && other[2] == kind[2];
        });
    if (!is_known_to_first || who == Who::kFirst) {
      (kind[0] ? kinds_of_first_.in_company : kinds_of_first_.alone).push_back(who);
    }
    known.push_back(kind);
    (kind[0] && kind[1] ? kinds_.in_company : kinds_.alone).push_back(who);
  }
}

// Returns three values: true if the first agent sees the second, the second sees the first, and an
// agent sees itself.
std::array<bool, 3> PairCheck::kind_of(Who who) const {
  const CourseParameters& course = pair_->scene.course;
  const AgentState& a = pair_->scene.flock.agents[0];
  const AgentState& b = pair_->scene.flock.agents[1];
  const Vec2 offset{std::fabs(a.x - b.x), std::fabs(a.y - b.y)};
  const Neighborhood& near = neighborhood_of(force_, who);
  const std::array radii = {course.cohesion_radius, course.separation_radius,
                            course.alignment_radius};
  const bool is_seen = is_in_reach(near, offset, measured_distance(offset, measure_), false, radii);
  const auto sees = [&](std::size_t agent, std::size_t other) {
    return is_seen && is_enough(near.scope) && admits(near.scope, agent, other, 2);
  };
  const bool sees_itself = near.bound != Bound::kOutside && near.scope != Scope::kSeveral &&
                           admits(near.scope, 0, 0, 2) && admits(near.scope, 1, 1, 2);
  return {sees(0, 1), sees(1, 0), sees_itself};
}

}  // namespace flocking::explain
