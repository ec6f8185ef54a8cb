#include "explain/search/formula_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "explain/search/formula_assembly.h"
#include "explain/search/formula_candidate.h"
#include "explain/search/formula_sample.h"
#include "variant/simulator/formula_ops.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostCandidates = 400;
// candidates of each company except the first, see Rooms
constexpr std::size_t kMostOfOthers = 100;
constexpr std::size_t kMostAfterFound = 40;  // formulas to try after the first fitting one
// cost of an operation; a formula has at most one operation of this cost
constexpr double kRareOp = 2.5;
constexpr std::size_t kLeastSamples = 4;
constexpr std::uint64_t kLeavesOfPair = 6;  // leaves that take as long as one pair of agents

bool is_likely(Op op) {
  switch (op) {
    case Op::kMinusPosition:
    case Op::kMinusVelocity:
    case Op::kPlusVelocity:
    case Op::kUnit:
    case Op::kOverRadius:
    case Op::kTimesMaximum:
    case Op::kCutToMaximum:
    case Op::kZeroBeyondRadius:
    case Op::kOverCount:
      return true;
    default:
      return false;
  }
}

bool is_scaling(Op op) {
  switch (op) {
    case Op::kOverRadius:
    case Op::kTimesRadius:
    case Op::kOverDt:
    case Op::kTimesDt:
    case Op::kTimesWeight:
    case Op::kTimesMaximum:
    case Op::kOverMaximum:
    case Op::kNegate:
    case Op::kTwice:
    case Op::kHalf:
    case Op::kTenTimes:
    case Op::kTenth:
    case Op::kHundredTimes:
    case Op::kHundredth:
    case Op::kOverCount:
    case Op::kTimesCount:
    case Op::kThird:
    case Op::kOverCountIfAny:
    case Op::kOverCountAndOne:
      return true;
    default:
      return false;
  }
}

// Properties of an operation, precomputed because the search needs them often.
struct Traits {
  bool is_likely = false;
  bool is_scaling = false;
  bool is_rare = false;
};

std::array<Traits, kOps> all_traits() {
  std::array<Traits, kOps> traits;
  for (std::size_t k = 0; k < kOps; ++k) {
    const auto op = static_cast<Op>(k);
    traits[k] = {is_likely(op), is_scaling(op), part_of(op).cost >= kRareOp};
  }
  return traits;
}

const std::array<Traits, kOps> kTraits = all_traits();

// Limits the number of candidates of each company. Many candidates differ only in details that no
// pair shows. The first candidates found, without the agent itself and not divided, would displace
// the others.
class Rooms {
 public:
  bool take(const Company& company) {
    const std::size_t k = (company.self ? 2U : 0U) + (company.divisor > 1.0 ? 1U : 0U);
    return taken_[k]++ < (k == 0 ? kMostCandidates : kMostOfOthers);
  }

 private:
  std::array<std::size_t, 4> taken_{};
};

// Fitting formulas, each with the number of its start.
using FormulasFound = NumberedFinds<FormulaCandidate>;

// One half of the search: every second start.
class FormulaSearch {
 public:
  FormulaSearch(std::vector<FormulaSample> samples, Weight weight, std::size_t half, Budget& budget)
      : samples_(std::move(samples)), half_(half), budget_(budget) {
    const auto add = [this](double factor, Weight by) {
      ways_.push_back({factor, by, times_of(samples_.front(), factor, by)});
    };
    add(1.0, weight);
    if (weight == Weight::kOwn) add(1.0, Weight::kTwice);
    add(2.0, weight);
  }

  // Tries short formulas of all kinds.
  FormulasFound run() {
    for_each_start([this](bool is_common, bool is_plain) {
      depth_ = is_common ? 3 : is_plain ? 2 : 1;
      search();
    });
    return std::move(found_);
  }

  // Tries long formulas of likely parts.
  FormulasFound run_long() {
    is_likely_only_ = true;
    for_each_start([this](bool is_common, bool) {
      depth_ = is_common ? Formula::kMostOps : 0;
      if (depth_ > 0) search();
    });
    return std::move(found_);
  }

 private:
  template <class Take>
  void for_each_start(const Take& take) {
    for (const bool self : {false, true}) {
      for (const double divisor : {1.0, 2.0}) {
        candidate_.company = {self, divisor};
        for (std::size_t t = 1; t <= static_cast<std::size_t>(Term::kUnitPosition); ++t) {
          for (std::size_t s = 0; s <= static_cast<std::size_t>(TermScale::kQuadratic); ++s) {
            for (std::size_t c = 0; c <= static_cast<std::size_t>(TermCut::kPerComponent); ++c) {
              if (++start_ % 2 != half_) continue;
              candidate_.formula = {
                  static_cast<Term>(t), static_cast<TermScale>(s), static_cast<TermCut>(c), {}};
              const bool is_plain = c == 0;
              take(is_plain && s <= static_cast<std::size_t>(TermScale::kOverD2), is_plain);
            }
          }
        }
      }
    }
  }

  [[nodiscard]] Vec2 collected(const FormulaSample& sample, OpContext<double>& own) const {
    const Formula& formula = candidate_.formula;
    own = sample.own;
    own.count = candidate_.company.self ? 2.0 : 1.0;
    const AgentState& other = sample.other;
    Vec2 sum = contribution_of(formula, own, {other.x, other.y}, {other.vx, other.vy},
                               sample.offset, sample.distance);
    if (candidate_.company.self) {
      sum += contribution_of(formula, own, own.position, own.velocity, {}, 0.0);
    }
    return sum / candidate_.company.divisor;
  }

  void search() {
    if (budget_.is_spent()) return;
    candidate_.formula.ops = {};
    leaves_ = 0;
    const Vec2 start = collected(samples_.front(), first_own_);
    if (std::isfinite(start.x) && std::isfinite(start.y)) descend(start, 0, false);
    budget_.spend(leaves_ / kLeavesOfPair);
  }

  void descend(Vec2 x, std::size_t depth, bool has_rare) {
    ++leaves_;
    try_here(x);
    if (depth == depth_) return;
    for (std::size_t k = 1; k < kOps; ++k) {
      const auto op = static_cast<Op>(k);
      if (is_likely_only_ && !kTraits[k].is_likely) continue;
      const bool is_rare = kTraits[k].is_rare;
      if (is_rare && has_rare) continue;
      if (depth > 0 && is_needless(candidate_.formula.ops[depth - 1], op)) continue;
      const Vec2 next = applied(op, first_own_, x);
      if (!std::isfinite(next.x) || !std::isfinite(next.y)) continue;
      candidate_.formula.ops[depth] = op;
      descend(next, depth + 1, has_rare || is_rare);
      candidate_.formula.ops[depth] = Op::kNothing;
    }
  }

  // Returns true if `op` after `before` is redundant: scalings commute, so one order of them is
  // enough.
  static bool is_needless(Op before, Op op) {
    const auto has_scaling = [](Op one) {
      return kTraits[static_cast<std::size_t>(one)].is_scaling;
    };
    if (has_scaling(before) && has_scaling(op)) return op < before;
    return before == op && op != Op::kMinusPosition && op != Op::kMinusVelocity;
  }

  void try_here(Vec2 x) {
    const FormulaSample& first = samples_.front();
    for (const Way& way : ways_) {
      // A quick test: most formulas are far from the sample in one component.
      if (!(std::fabs(x.x * way.k - first.felt.x) <= first.most)) continue;
      if (!fits(first, x, way.k)) continue;
      candidate_.factor = way.factor;
      candidate_.weight = way.weight;
      if (fits_all() && rooms_.take(candidate_.company)) found_.emplace_back(start_, candidate_);
    }
  }

  static double times_of(const FormulaSample& sample, double factor, Weight weight) {
    return sample.own.weight * factor * (weight == Weight::kTwice ? sample.own.weight : 1.0);
  }

  static bool fits(const FormulaSample& sample, Vec2 x, double k) {
    const Vec2 force = x * k;
    const double allowed = sample.tolerance + kLostInRounding * length(force);
    return std::fabs(force.x - sample.felt.x) <= allowed &&
           std::fabs(force.y - sample.felt.y) <= allowed;
  }

  [[nodiscard]] bool fits_all() const {
    return std::all_of(samples_.begin(), samples_.end(), [this](const FormulaSample& sample) {
      OpContext<double> own;
      const Vec2 sum = collected(sample, own);
      const Vec2 x = worked_out(candidate_.formula, own, sum);
      return fits(sample, x, times_of(sample, candidate_.factor, candidate_.weight));
    });
  }

  // How often a formula may be added, and with which weight; `k` is the resulting factor for the
  // first sample.
  struct Way {
    double factor;
    Weight weight;
    double k;
  };

  std::vector<FormulaSample> samples_;
  std::vector<Way> ways_;
  std::size_t half_;
  std::size_t start_ = 0;
  Budget& budget_;
  FormulaCandidate candidate_;
  OpContext<double> first_own_;
  std::size_t depth_ = 0;
  bool is_likely_only_ = false;
  std::uint64_t leaves_ = 0;
  Rooms rooms_;
  FormulasFound found_;
};

// Returns all different formulas that fit, the cheapest first.
std::vector<FormulaCandidate> candidates_for(const std::vector<FormulaSample>& samples,
                                             Weight weight, bool is_long, Budget& budget) {
  std::array<FormulasFound, 2> halves;
  search_in_halves(budget, [&](std::size_t half, Budget& own) {
    FormulaSearch search(samples, weight, half, own);
    halves[half] = is_long ? search.run_long() : search.run();
  });
  std::vector<FormulaCandidate> candidates = in_one_order(halves);
  Rooms rooms;
  std::erase_if(candidates, [&](const auto& one) { return !rooms.take(one.company); });
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const FormulaCandidate& a, const FormulaCandidate& b) {
                     return cost_of(a.formula) < cost_of(b.formula);
                   });
  return different_ones(candidates);
}

// Searches with one base after another.
class FormulaFinder {
 public:
  FormulaFinder(Force force, Weight weight, const FormulaInputs& inputs, Budget& budget)
      : force_(force),
        weight_(weight),
        pairs_(inputs.pairs),
        budget_(budget),
        assembly_(force, all_of(inputs), budget) {}

  // Returns the formulas for the first base in `bases` for which there are any; empty if there are
  // none for any base. The likeliest base comes first.
  std::vector<Variant> on_top_of(const std::vector<Variant>& bases) {
    for (const bool is_long : {false, true}) {
      for (const Variant& base : bases) {
        if (!prints_positions_only(base)) look(base, is_long);
        if (!assembly_.is_empty()) return assembly_.found();
      }
    }
    return {};
  }

 private:
  static std::vector<const Observation*> all_of(const FormulaInputs& inputs) {
    std::vector<const Observation*> seen = inputs.others;
    seen.insert(seen.end(), inputs.pairs.begin(), inputs.pairs.end());
    return seen;
  }

  void look(const Variant& base, bool is_long) {
    const std::vector<FormulaSample> all = samples_of(force_, weight_, base, pairs_);
    const std::vector<FormulaSample> telling = telling_ones(all);
    for (const std::vector<FormulaSample>& samples : {all, telling}) {
      const bool is_enough = samples.size() >= kLeastSamples && 2 * telling.size() > samples.size();
      if (!is_enough || !assembly_.is_empty()) continue;
      // Try every candidate unchanged first: that costs less than trying one candidate with every
      // way to count and collect.
      for (const FormulaCandidate& candidate : candidates(base, samples, is_long)) {
        assembly_.add_plain(base, candidate);
      }
      std::size_t left = kMostAfterFound;
      for (const FormulaCandidate& candidate : candidates(base, samples, is_long)) {
        assembly_.add(base, candidate);
        if (!assembly_.is_empty() && left-- == 0) break;
      }
      if (telling.size() == all.size()) break;
    }
  }

  // Returns the candidates for a base. They are cached for all its buffers, since in the first step
  // the first agent does not depend on these.
  const std::vector<FormulaCandidate>& candidates(Variant base,
                                                  const std::vector<FormulaSample>& samples,
                                                  bool is_long) {
    base.set(Slot::kStepBuffers, Buffers::kTwo);
    const auto known = std::find_if(known_.begin(), known_.end(), [&](const Known& one) {
      return one.base == base && one.samples == samples.size() && one.is_long == is_long;
    });
    if (known != known_.end()) return known->candidates;
    known_.push_back(
        {base, samples.size(), is_long, candidates_for(samples, weight_, is_long, budget_)});
    return known_.back().candidates;
  }

  struct Known {
    Variant base;
    std::size_t samples = 0;
    bool is_long = false;
    std::vector<FormulaCandidate> candidates;
  };

  Force force_;
  Weight weight_;
  const std::vector<const Observation*>& pairs_;
  Budget& budget_;
  FormulaAssembly assembly_;
  std::vector<Known> known_;
};

}  // namespace

std::vector<Variant> find_formulas(Force force, Weight weight, const std::vector<Variant>& bases,
                                   const FormulaInputs& inputs, Budget& budget) {
  FormulaFinder finder(force, weight, inputs, budget);
  std::vector<Variant> found = finder.on_top_of(bases);
  return found.empty() ? finder.on_top_of(in_place(bases)) : found;
}

}  // namespace flocking::explain
