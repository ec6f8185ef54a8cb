#include "audit/audit.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <optional>
#include <utility>

#include "audit/side_by_side.h"
#include "audit/trial_inputs.h"
#include "variant/layouts.h"
#include "variant/play.h"
#include "variant/scene.h"

namespace flocking::audit {
namespace {

using explain::Variant;

// The text that the judge gets for a mutant that prints more than the numbers.
constexpr const char* kMoreText = "more than the numbers\n";

// Returns the indices of cases, the cheapest first.
std::vector<std::size_t> by_price(const std::vector<double>& prices) {
  std::vector<std::size_t> order(prices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return prices[a] < prices[b]; });
  return order;
}

AuditedCase described(const CaseText& one) {
  AuditedCase described;
  described.name = one.name;
  const std::optional<explain::Scene> scene = explain::read_scene(Variant(), one.input);
  if (scene) {
    described.agents = scene->flock.size();
    described.steps = scene->steps.size();
  }
  described.pairs = explain::pairs_of(Variant(), one.input);
  return described;
}

class Auditor {
 public:
  Auditor(std::span<const CaseText> cases, const Variant& right, const Passes& passes,
          std::size_t threads)
      : cases_(cases), right_(right), passes_(passes), threads_(threads) {
    audit_.mutants = mutants(right);
  }

  Audit run(double pair_budget) {
    const std::vector<std::size_t> chosen = choose(pair_budget);
    audit_.cases.resize(chosen.size());
    // One vector per case, filled by one thread, since the bits of a vector<bool> share bytes.
    for_all(chosen.size(), threads_, [&](std::size_t i) {
      const CaseText& one = cases_[chosen[i]];
      audit_.cases[i] = described(one);
      for (const Mutant& mutant : audit_.mutants) {
        audit_.cases[i].notices.push_back(is_noticed(mutant.variant, one, passes_));
      }
    });
    find_survivors();
    return std::move(audit_);
  }

 private:
  // Returns the cases that the right program passes and that the budget allows, in their order.
  std::vector<std::size_t> choose(double budget) {
    std::vector<double> prices;
    for (const CaseText& one : cases_) {
      prices.push_back(explain::pairs_of(right_, one.input) *
                       static_cast<double>(audit_.mutants.size()));
    }
    std::vector<std::size_t> chosen;
    std::vector<std::size_t> large;
    for (const std::size_t i : by_price(prices)) {
      (prices[i] <= budget ? chosen : large).push_back(i);
      budget -= prices[i];
    }
    std::sort(chosen.begin(), chosen.end());
    std::sort(large.begin(), large.end());
    for (const std::size_t i : large) audit_.large.push_back(cases_[i].name);
    std::erase_if(chosen, [this](std::size_t i) {
      const bool is_wrong = is_noticed(right_, cases_[i], passes_);
      if (is_wrong) audit_.wrong.push_back(cases_[i].name);
      return is_wrong;
    });
    return chosen;
  }

  void find_survivors() {
    std::vector<std::size_t> unnoticed;
    for (std::size_t i = 0; i < audit_.mutants.size(); ++i) {
      if (audit_.noticed_by(i) == 0) unnoticed.push_back(i);
    }
    audit_.survivors.resize(unnoticed.size());
    std::atomic<std::uint64_t> tried{0};
    for_all(unnoticed.size(), threads_, [&](std::size_t i) {
      ShowingInput shown = showing_input(audit_.mutants[unnoticed[i]].variant, right_, passes_);
      tried += shown.tried;
      audit_.survivors[i] = {unnoticed[i], std::move(shown.input)};
    });
    audit_.inputs = tried;
  }

  std::span<const CaseText> cases_;
  const Variant& right_;
  const Passes& passes_;
  std::size_t threads_;
  Audit audit_;
};

}  // namespace

bool is_noticed(const Variant& mutant, const CaseText& one, const Passes& passes) {
  const explain::Played played = explain::played(mutant, one.input);
  if (played.is_dead) return true;
  if (mutant.at<explain::Text>(explain::Slot::kPrintingText) == explain::Text::kMore) {
    return !passes(one, kMoreText + played.output);
  }
  return !passes(one, played.output);
}

Audit audit(std::span<const CaseText> cases, const Variant& right, const Passes& passes,
            double pair_budget, std::size_t threads) {
  return Auditor(cases, right, passes, threads).run(pair_budget);
}

Fate Audit::fate(std::size_t mutant) const {
  for (const Survivor& survivor : survivors) {
    if (survivor.mutant != mutant) continue;
    return survivor.input.empty() ? Fate::kUnshown : Fate::kSurvives;
  }
  return Fate::kNoticed;
}

std::size_t Audit::noticed_by(std::size_t mutant) const {
  return static_cast<std::size_t>(
      std::count_if(cases.begin(), cases.end(),
                    [mutant](const AuditedCase& one) { return bool{one.notices[mutant]}; }));
}

}  // namespace flocking::audit
