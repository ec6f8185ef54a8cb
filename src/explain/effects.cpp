#include "explain/effects.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "explain/right_rules.h"
#include "variant/layouts.h"
#include "variant/play.h"
#include "variant/variant.h"

namespace flocking::explain {
namespace {

// Returns the number of variants to play: the right program and each deviation alone; for an
// explained program also the program itself and the program with its first k deviations fixed. Two
// of these variants are not new: with all but one fixed, only one deviation is left, and with all
// fixed, the program is right.
std::size_t count_variants(const Explanation& explanation) {
  const std::size_t deviations = explanation.deviations.size();
  if (explanation.status == Status::kExplained) return std::max<std::size_t>(2 * deviations, 1);
  return deviations == 0 ? 0 : deviations + 1;
}

// Returns the cases within the budget, the smallest first.
std::vector<const CaseText*> affordable(std::span<const CaseText> cases, double budget,
                                        std::size_t variants) {
  std::vector<std::pair<double, const CaseText*>> prices;
  prices.reserve(cases.size());
  for (const CaseText& text : cases) {
    prices.emplace_back(pairs_of(Variant(), text.input) * static_cast<double>(variants), &text);
  }
  std::stable_sort(prices.begin(), prices.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const CaseText*> chosen;
  for (const auto& [price, text] : prices) {
    if (price > budget) break;
    budget -= price;
    chosen.push_back(text);
  }
  return chosen;
}

// Plays each variant once on each case.
class Judge {
 public:
  Judge(std::vector<const CaseText*> cases, const Passes& passes, bool dies_behind_last_line)
      : cases_(std::move(cases)), passes_(passes), dies_behind_last_line_(dies_behind_last_line) {}

  // Returns the number of cases that the variant passes.
  std::uint64_t passed(const Variant& variant) {
    const std::vector<bool>& results = results_of(variant);
    return static_cast<std::uint64_t>(std::count(results.begin(), results.end(), true));
  }

  // Returns how many of the cases that `from` passes are failed by `to`.
  std::uint64_t lost(const Variant& from, const Variant& to) {
    const std::vector<bool> before = results_of(from);
    const std::vector<bool>& after = results_of(to);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < before.size(); ++i) count += before[i] && !after[i] ? 1U : 0U;
    return count;
  }

  [[nodiscard]] std::uint64_t count() const { return cases_.size(); }

 private:
  const std::vector<bool>& results_of(const Variant& variant) {
    for (const auto& [known, results] : known_) {
      if (known == variant) return results;
    }
    std::vector<bool> results;
    for (const CaseText* const text : cases_) {
      results.push_back(!dies(variant, text->input) &&
                        passes_(*text, printed(variant, text->input)));
    }
    return known_.emplace_back(variant, std::move(results)).second;
  }

  // Returns true if the program prints its whole output and then ends with an error, so that it
  // fails the case.
  [[nodiscard]] bool dies(const Variant& variant, std::string_view input) const {
    return dies_behind_last_line_ && input.ends_with('\n') &&
           variant.at<EmptyLine>(Slot::kReadingEmptyLine) == EmptyLine::kCrash;
  }

  static std::string printed(const Variant& variant, std::string_view input) {
    const bool has_text = variant.at<Text>(Slot::kPrintingText) == Text::kMore;
    return (has_text ? "more than the numbers\n" : "") + play(variant, input);
  }

  std::vector<const CaseText*> cases_;
  const Passes& passes_;
  bool dies_behind_last_line_;
  std::vector<std::pair<Variant, std::vector<bool>>> known_;
};

// Moves deviations that follow the assignment's text to the end, since they are not mistakes.
void order(std::vector<Deviation>& deviations) {
  std::sort(deviations.begin(), deviations.end(), [](const Deviation& a, const Deviation& b) {
    const double prior_of_a = deviation_row(a.slot, a.choice).prior;
    const double prior_of_b = deviation_row(b.slot, b.choice).prior;
    return std::tuple(is_by_the_text(a), b.breaks, prior_of_b, a.slot) <
           std::tuple(is_by_the_text(b), a.breaks, prior_of_a, b.slot);
  });
}

void add_fixes(Explanation& explanation, Judge& judge) {
  Variant variant = explanation.variant;
  explanation.passed = judge.passed(variant);
  for (const Deviation& deviation : explanation.deviations) {
    repair(variant, deviation.slot, explanation.right);
    explanation.fixes.push_back({explanation.fixes.size() + 1, judge.passed(variant)});
  }
}

}  // namespace

void add_effects(Explanation& explanation, std::span<const CaseText> cases, const Passes& passes,
                 double pair_budget) {
  explanation.passed = 0;
  explanation.cases = 0;
  explanation.fixes.clear();
  const std::size_t variants = count_variants(explanation);
  if (variants == 0) return;
  Judge judge(affordable(cases, pair_budget, variants), passes, explanation.dies_behind_last_line);
  explanation.cases = judge.count();
  for (Deviation& deviation : explanation.deviations) {
    Variant alone = explanation.right;
    alone.take(deviation.slot, explanation.variant);
    deviation.breaks = judge.lost(explanation.right, alone);
  }
  order(explanation.deviations);
  if (explanation.status == Status::kExplained) add_fixes(explanation, judge);
  const std::uint64_t left = cases.size() - judge.count();
  if (left > 0) {
    explanation.remarks.push_back(std::to_string(left) +
                                  (left == 1 ? " large case was" : " large cases were") +
                                  " not examined");
  }
}

}  // namespace flocking::explain
