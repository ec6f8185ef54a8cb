#include "app/pass_count.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "console/interruption.h"
#include "grade/program_rules.h"
#include "grade/workers.h"

namespace flocking::app {
namespace {

// Each stopped run costs a whole time limit.
constexpr int kMostStops = 2;

// Cases that the program fails although the variant passes them, because of rounding or for an
// unknown reason, may also fail after the fixes.
void tell(explain::Explanation& explanation, std::size_t judged, std::size_t passed,
          bool by_other_rules) {
  const bool is_comparable = explanation.cases == judged && !by_other_rules;
  if (is_comparable && explanation.passed > passed) {
    const std::uint64_t surplus = explanation.passed - passed;
    for (explain::Fix& fix : explanation.fixes) fix.passed -= std::min(fix.passed, surplus);
    explanation.fixes_are_bounds = true;
  }
  explanation.judged = judged;
  explanation.passed = passed;
}

}  // namespace

// Counts with separate runs. The runs of an explanation share a sandbox, which a program can
// detect.
PassCount counted_passes(const grade::Submission& submission, const std::vector<grade::Case>& cases,
                         const sandbox::Layers& layers) {
  PassCount count;
  int stops = 0;  // runs stopped at a limit
  std::vector<grade::CaseResult> results(cases.size());
  const std::vector<grade::Submission> one = {submission};
  const grade::Work work{.cases = cases,
                         .submissions = one,
                         .layers = layers,
                         .workers = 1,
                         .repeat = 1,
                         .keep_folder = {},
                         .keep_only_failed = false};
  grade::do_work(
      work, [&stops] { return console::interruption() != 0 || stops >= kMostStops; },
      [&](std::size_t, std::size_t number, const grade::CaseRun& run) {
        if (run.result.verdict == grade::Verdict::kJudgeError) return;
        if (run.result.verdict == grade::Verdict::kTimeLimit) ++stops;
        ++count.judged;
        if (run.result.passed()) ++count.passed;
        results[number] = run.result;
      });
  if (count.judged == cases.size()) count.followed = grade::rules_of_program(cases, results);
  return count;
}

void tell_passed(explain::Explanation& explanation, const PassCount& count, std::size_t cases) {
  if (count.judged < cases) {
    explanation.cases = 0;  // no count, so no total to compare it with
    explanation.remarks.emplace_back(
        "it is unknown how many cases it passes: it exceeds its limits again and again");
    return;
  }
  tell(explanation, count.judged, count.passed, count.followed.has_value());
}

void tell_passed(explain::Explanation& explanation, const grade::SubmissionResult& graded) {
  const std::vector<grade::CaseResult>& cases = graded.cases;
  const bool is_whole = std::none_of(cases.begin(), cases.end(), [](const grade::CaseResult& one) {
    return one.verdict == grade::Verdict::kJudgeError;
  });
  if (!is_whole) {
    explanation.cases = 0;
    return;
  }
  const auto passed = std::count_if(cases.begin(), cases.end(),
                                    [](const grade::CaseResult& one) { return one.passed(); });
  tell(explanation, cases.size(), static_cast<std::size_t>(passed), graded.followed.has_value());
}

}  // namespace flocking::app
