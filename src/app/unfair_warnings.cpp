#include "app/unfair_warnings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <string>

#include "app/audit_texts.h"
#include "audit/unfair.h"

namespace flocking::app {
namespace {

// Of all cases together: a second or so, in pairs of agents.
constexpr double kMostPairsOfWarnings = 2e7;

bool may_be_right(const grade::CaseResult& result) {
  return result.verdict == grade::Verdict::kWrongAnswer && !result.hidden && result.comparison &&
         result.comparison->largest &&
         result.comparison->found_tokens == result.comparison->expected_tokens;
}

// By case, how far right programs may be apart.
std::map<std::string, double> drifts_of(const std::vector<grade::Case>& cases,
                                        const grade::Record& record) {
  std::vector<grade::Case> wanted;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const bool is_wanted =
        std::any_of(record.submissions.begin(), record.submissions.end(),
                    [i](const grade::SubmissionResult& submission) {
                      return i < submission.cases.size() && may_be_right(submission.cases[i]);
                    });
    if (is_wanted) wanted.push_back(cases[i]);
  }
  std::map<std::string, double> drifts;
  if (wanted.empty()) return drifts;
  const AuditTexts texts(wanted);
  for (const audit::UnfairCase& one :
       audit::unfair_cases(texts.texts(), right_variant(record.rules, ""), texts.judging(),
                           kMostPairsOfWarnings / static_cast<double>(wanted.size()), 1)) {
    // Without a limit, whatever is wrong would be within it.
    if (std::isfinite(one.drift)) drifts[one.name] = one.drift;
  }
  return drifts;
}

std::string warning_of(double drift) {
  return fmt::format(
      "right programs that add in another order or round in another way differ by up to {:.3g} on "
      "this case, and this one is within that",
      drift);
}

}  // namespace

void add_unfair_warnings(const std::vector<grade::Case>& cases, grade::Record& record) {
  const std::map<std::string, double> drifts = drifts_of(cases, record);
  if (drifts.empty()) return;
  for (grade::SubmissionResult& submission : record.submissions) {
    for (grade::CaseResult& result : submission.cases) {
      const auto drift = drifts.find(result.name);
      if (drift == drifts.end() || !may_be_right(result)) continue;
      if (result.comparison->largest->value > drift->second) continue;
      result.warnings.push_back(warning_of(drift->second));
    }
  }
}

}  // namespace flocking::app
