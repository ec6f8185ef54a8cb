#include "explain/force_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <span>
#include <unordered_map>
#include <utility>

#include "explain/choices.h"
#include "explain/explanation.h"

namespace flocking::explain {
namespace {

constexpr double kVeryRare = 1.5;  // priors of choices

using Choices = std::vector<std::pair<Slot, std::vector<std::uint8_t>>>;

// By the weight of another force, or none, few programs do what is rare by itself.
Choices choices_for(Force force, const std::vector<Weight>& weights, bool with_rare) {
  Choices all;
  for (const Slot slot : main_slots(force)) {
    std::vector<std::uint8_t>& choices = all.emplace_back(slot, offered_choices(slot)).second;
    if (slot != weight_slot(force)) {
      std::erase_if(choices, [&](std::uint8_t choice) {
        return !with_rare && choice != 0 && row_of(slot, choice).prior <= kVeryRare;
      });
      continue;
    }
    choices.clear();
    for (const Weight weight : weights) choices.push_back(static_cast<std::uint8_t>(weight));
  }
  return all;
}

void descend(Variant& variant, const Choices& choices, std::size_t depth,
             const std::function<void(const Variant&)>& take) {
  if (depth == choices.size()) {
    take(variant);
    return;
  }
  for (const std::uint8_t choice : choices[depth].second) {
    variant.set(choices[depth].first, choice);
    descend(variant, choices, depth + 1, take);
  }
}

// A survivor can say no more than what was seen: those that differ in what was not are many.
constexpr std::size_t kMostSurvivors = 4000;

// Whether a velocity is seen to change, or, where none are printed, agents move.
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

// Two agents in reach of each other: all ways of counting neighbours and of repeating a force do
// one of few things there.
const Observation* pair_in_reach(Force force, const std::vector<const Observation*>& seen) {
  const auto is_it = [force](const Observation* one) {
    if (one->scene.flock.size() != 2 || one->scene.steps.empty()) return false;
    const AgentState& a = one->scene.flock.agents[0];
    const AgentState& b = one->scene.flock.agents[1];
    const double distance = length(Vec2{a.x - b.x, a.y - b.y});
    return distance > 0.0 && distance < radius_of(one->scene.course, force);
  };
  std::vector<const Observation*> pairs;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(pairs), is_it);
  std::stable_partition(pairs.begin(), pairs.end(), acts_in);
  return pairs.empty() ? nullptr : pairs.front();
}

// Of these, those that are different for the first agent.
constexpr std::array kKindsOfTimesOfFirst = {Times::kOnce,          Times::kWithinAndSelf,
                                             Times::kAsItGrows,     Times::kOfOthers,
                                             Times::kWithinEarlier, Times::kWithinOverAll};
constexpr std::array kKindsOfTimes = {
    Times::kOnce,     Times::kPerNeighbor,   Times::kWithinAndSelf, Times::kAsItGrows,
    Times::kOfOthers, Times::kWithinEarlier, Times::kWithinLater,   Times::kWithinOverAll};

class Enumeration {
 public:
  Enumeration(Force force, const std::vector<Weight>& weights, std::vector<const Observation*> seen,
              Budget& budget)
      : force_(force),
        budget_(budget),
        pair_(pair_in_reach(force, seen)),
        is_silent_(pair_ != nullptr && !acts_in(pair_)),
        seen_(std::move(seen)),
        inner_(choices_for(force, weights, !weights.empty() && weights.front() == Weight::kOwn)) {
    const auto is_outer = [force](const auto& choices) {
      return choices.first != who_slot(force) && choices.first != times_slot(force);
    };
    const auto middle = std::stable_partition(inner_.begin(), inner_.end(), is_outer);
    outer_.assign(inner_.begin(), middle);
    inner_.erase(inner_.begin(), middle);
    if (pair_ != nullptr) choose_kinds();
  }

  void run(const Variant& base) {
    known_.clear();
    known_of_first_.clear();
    Variant variant = base;
    descend(variant, outer_, 0, [this](const Variant& outer) {
      if (budget_.is_spent() || !may_survive(outer)) return;
      Variant inner = outer;
      descend(inner, inner_, 0, [this](const Variant& whole) {
        if (budget_.is_spent() || is_far_fetched(whole, force_)) return;
        if (is_silent_ && !may_be_silent(whole)) return;
        if (survives(whole, seen_, budget_)) found_.push_back(whole);
      });
    });
  }

  [[nodiscard]] std::vector<Variant> found() const { return likeliest_of(found_, kMostSurvivors); }

 private:
  using Known = std::unordered_map<std::uint64_t, bool>;
  // Ways of counting by which each agent of the pair sees the other, and those by which one does
  // not.
  struct Kinds {
    std::vector<Who> in_company;
    std::vector<Who> alone;
  };

  // Whether some way of counting and repeating reproduces the pair.
  bool may_survive(const Variant& variant) {
    if (pair_ == nullptr) return true;
    if (!may_be_of_first(as_first_sees(variant))) return false;
    return may_be(variant, kinds_, kKindsOfTimes, 2, known_);
  }

  // The same for the first agent alone, for which many ways are one.
  bool may_be_of_first(const Variant& variant) {
    return may_be(variant, kinds_of_first_, kKindsOfTimesOfFirst, 1, known_of_first_);
  }

  // Where each has company it does not matter what comes of an empty sum.
  bool may_be(const Variant& variant, const Kinds& kinds, std::span<const Times> kinds_of_times,
              std::size_t agents, Known& known) {
    const auto knows = [&](const Variant& one, bool has_company, const std::vector<Who>& ways) {
      std::uint64_t key = has_company ? 1 : 0;
      for (const auto& [slot, choices] : outer_) key = 32 * key + one.choice(slot);
      const auto [at, is_new] = known.try_emplace(key, false);
      if (is_new) at->second = reproduces_pair(one, ways, kinds_of_times, agents);
      return at->second;
    };
    Variant filled = variant;
    filled.set(empty_slot(force_), 0);
    return knows(filled, true, kinds.in_company) || knows(variant, false, kinds.alone);
  }

  bool reproduces_pair(Variant variant, std::span<const Who> kinds,
                       std::span<const Times> kinds_of_times, std::size_t agents) {
    Exactness exactness = but_for_nan(variant);
    exactness.steps = 1;  // later they may be out of reach
    exactness.agents = agents;
    for (const Who who : kinds) {
      variant.set(who_slot(force_), who);
      for (const Times times : kinds_of_times) {
        variant.set(times_slot(force_), times);
        if (reproduces(variant, *pair_, exactness, budget_)) return true;
      }
    }
    return false;
  }

  // In the first step nothing was kept yet when the first of two agents is computed; itself it is
  // at distance 0, where nobody else is.
  [[nodiscard]] Variant as_first_sees(Variant variant) const {
    const bool is_separation = force_ == Force::kSeparation;
    const Slot self = self_slot(force_);
    if (is_separation) {
      const auto at_zero = variant.at<AtZero>(Slot::kSeparationCoincident);
      if (at_zero == AtZero::kSkipped) variant.set(self, 0);
      if (variant.choice(self) == 0) variant.set(Slot::kSeparationCoincident, AtZero::kSkipped);
    }
    const bool counts_itself = (variant.choice(self) == 0) == (force_ == Force::kAlignment);
    const Slot collect = collect_slot(force_);
    switch (variant.at<Collect>(collect)) {
      case Collect::kNeverEmptied:
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

  // Where nothing is seen of two agents in reach nobody counts, or the force is not added, or
  // cutting to whole numbers leaves nothing of it.
  [[nodiscard]] bool may_be_silent(const Variant& variant) const {
    const auto collect = variant.at<Collect>(collect_slot(force_));
    if (collect == Collect::kWhole || collect == Collect::kWholeFactor) return true;
    const auto times = variant.at<Times>(times_slot(force_));
    return times >= Times::kWithinElseCohesion || !kind_of(variant.at<Who>(who_slot(force_)))[0];
  }

  // One way of counting of each kind: those that are the same for the pair need not all be tried.
  void choose_kinds() {
    std::vector<std::array<bool, 3>> known;
    for (const std::uint8_t choice : offered_choices(who_slot(force_))) {
      const auto who = static_cast<Who>(choice);
      const std::array<bool, 3> kind = kind_of(who);
      // The first that counts may be the agent itself, which no other way has.
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

  // Whether the first sees the second, the second the first, and an agent itself.
  [[nodiscard]] std::array<bool, 3> kind_of(Who who) const {
    const CourseParameters& course = pair_->scene.course;
    const AgentState& a = pair_->scene.flock.agents[0];
    const AgentState& b = pair_->scene.flock.agents[1];
    const Vec2 offset{std::fabs(a.x - b.x), std::fabs(a.y - b.y)};
    const double distance = length(offset);
    const double radius = radius_of(course, force_);
    const auto both = [](bool sees) { return std::array<bool, 3>{sees, sees, true}; };
    switch (who) {
      case Who::kOutside:
        return {distance > radius, distance > radius, false};
      case Who::kEarlier:
        return {false, true, true};
      case Who::kLater:
        return {true, false, true};
      case Who::kAllButLast:
        return {false, true, false};
      case Who::kAllButFirst:
        return {true, false, false};
      case Who::kWholeSquare:
        return both(std::trunc(offset.x) <= radius && std::trunc(offset.y) <= radius);
      case Who::kSeveral:
        return {false, false, false};
      case Who::kAllButLastNeighbor:
        return both(false);
      case Who::kCohesionRadius:
        return both(distance <= course.cohesion_radius);
      case Who::kSeparationRadius:
        return both(distance <= course.separation_radius);
      case Who::kAlignmentRadius:
        return both(distance <= course.alignment_radius);
      case Who::kWholeDistance:
        return both(std::trunc(distance) <= radius &&
                    (force_ != Force::kSeparation || distance >= 1.0));
      case Who::kSquareOfDistance:
        return both(distance * distance <= radius);
      case Who::kSquareOfRadius:
        return both(distance <= radius * radius);
      case Who::kDiamond:
        return both(offset.x + offset.y <= radius);
      default:
        return both(true);
    }
  }

  Force force_;
  Budget& budget_;
  const Observation* pair_;
  bool is_silent_;
  Kinds kinds_;
  Kinds kinds_of_first_;  // of these, those that are different for the first agent
  Known known_;
  Known known_of_first_;
  std::vector<const Observation*> seen_;
  Choices inner_;
  Choices outer_;
  std::vector<Variant> found_;
};

bool has_nan(const Observation& seen) {
  for (const std::vector<PrintedRow>& frame : seen.frames) {
    for (const PrintedRow& row : frame) {
      if (std::isnan(row[0]) || std::isnan(row[2])) return true;
    }
  }
  return false;
}

bool has_numbers(const std::vector<const Observation*>& seen) {
  for (const Observation* one : seen) {
    for (const std::vector<PrintedRow>& frame : one->frames) {
      for (const PrintedRow& row : frame) {
        if (std::isfinite(row[2]) && std::isfinite(row[0])) return true;
      }
    }
  }
  return false;
}

}  // namespace

std::vector<std::uint8_t> offered_choices(Slot slot) {
  std::vector<std::uint8_t> choices;
  for (const Choice& choice : choices_of(slot)) {
    const bool has_name = !choice.title.empty() && choice.prior > 0.0;
    if (choice.value == 0 || has_name) choices.push_back(choice.value);
  }
  return choices;
}

Ways::Ways(const Variant& base, Force force, const std::vector<Weight>& weights)
    : base_(base), choices_(choices_for(force, weights, false)) {
  for (const auto& [slot, choices] : choices_) size_ *= static_cast<std::uint32_t>(choices.size());
}

Variant Ways::at(std::uint32_t number) const {
  Variant variant = base_;
  for (const auto& [slot, choices] : choices_) {
    const auto count = static_cast<std::uint32_t>(choices.size());
    variant.set(slot, choices[number % count]);
    number /= count;
  }
  return variant;
}

namespace {

ForceFinding find_in_all(Force force, const std::vector<Variant>& bases,
                         const std::vector<Weight>& weights,
                         const std::vector<const Observation*>& seen, Budget& budget) {
  ForceFinding finding;
  finding.is_nowhere = !has_numbers(seen);
  if (finding.is_nowhere) return finding;
  for (const Variant& base : bases) {
    const Variant missing = without(base, force);
    if (reproduces_all(missing, seen, budget)) finding.survivors.push_back(missing);
  }
  finding.is_silent = !finding.survivors.empty();
  if (finding.is_silent) return finding;
  Enumeration enumeration(force, weights, seen, budget);
  for (const Variant& base : bases) enumeration.run(base);
  finding.survivors = enumeration.found();
  return finding;
}

}  // namespace

// One agent's NaN, which may come from another force, can change what others do.
ForceFinding find_force(Force force, const std::vector<Variant>& bases,
                        const std::vector<Weight>& weights,
                        const std::vector<const Observation*>& seen, Budget& budget) {
  ForceFinding finding = find_in_all(force, bases, weights, seen, budget);
  if (finding.is_nowhere || !finding.survivors.empty()) return finding;
  std::vector<const Observation*> clean;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(clean),
               [](const Observation* one) { return !has_nan(*one); });
  if (clean.empty() || clean.size() == seen.size()) return finding;
  return find_in_all(force, bases, weights, clean, budget);
}

}  // namespace flocking::explain
