#include "app/unfair_warnings.h"

#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <string>

#include "app/audit_texts.h"
#include "audit/unfair.h"

namespace flocking::app {
namespace {

// Limit in pairs of agents for all cases together: a second or so.
constexpr double kMostPairsOfWarnings = 2e7;

bool may_be_right(const grade::CaseResult& result) {
  return result.verdict == grade::Verdict::kWrongAnswer && !result.hidden && result.comparison &&
         result.comparison->largest &&
         result.comparison->found_tokens == result.comparison->expected_tokens;
}

// Returns the numbers of the cases for which may_be_right() is true of some result.
std::set<std::size_t> wanted_cases(const grade::Record& record) {
  std::set<std::size_t> wanted;
  for (const grade::SubmissionResult& submission : record.submissions) {
    for (std::size_t i = 0; i < submission.cases.size(); ++i) {
      if (may_be_right(submission.cases[i])) wanted.insert(i);
    }
  }
  return wanted;
}

double budget_of(std::size_t cases) { return kMostPairsOfWarnings / static_cast<double>(cases); }

std::string warning_of(double drift) {
  return fmt::format(
      "right programs with another order of sums or another rounding differ by up to {:.3g} on "
      "this case, and this program's error is not larger",
      drift);
}

}  // namespace

std::vector<CaseDrift> find_drifts(const std::vector<grade::Case>& cases,
                                   const grade::Record& record, bool is_part) {
  std::vector<grade::Case> wanted;
  for (const std::size_t i : wanted_cases(record)) wanted.push_back(cases.at(i));
  std::vector<CaseDrift> drifts;
  if (wanted.empty()) return drifts;
  const AuditTexts texts(wanted);
  for (const audit::UnfairCase& one :
       audit::unfair_cases(texts.texts(), right_variant(record.rules, ""), texts.judging(),
                           budget_of(is_part ? 1 : wanted.size()), 1)) {
    // An infinite drift would excuse every error.
    if (std::isfinite(one.drift)) drifts.push_back({one.name, one.drift, one.pairs});
  }
  return drifts;
}

void add_unfair_warnings(const std::vector<CaseDrift>& drifts, grade::Record& record) {
  if (drifts.empty()) return;
  const double most = audit::pairs_for_case(budget_of(wanted_cases(record).size()));
  std::map<std::string, double> drift_of;
  for (const CaseDrift& one : drifts) {
    if (one.pairs <= most) drift_of[one.name] = one.drift;
  }
  for (grade::SubmissionResult& submission : record.submissions) {
    for (grade::CaseResult& result : submission.cases) {
      const auto drift = drift_of.find(result.name);
      if (drift == drift_of.end() || !may_be_right(result)) continue;
      if (result.comparison->largest->value > drift->second) continue;
      result.warnings.push_back(warning_of(drift->second));
    }
  }
}

}  // namespace flocking::app
