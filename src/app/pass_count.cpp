#include "app/pass_count.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "app/interruption.h"
#include "grade/workers.h"

namespace flocking::app {
namespace {

// Each costs a time limit.
constexpr int kMostStops = 2;

void tell(explain::Explanation& explanation, std::size_t judged, std::ptrdiff_t passed) {
  explanation.judged = judged;
  explanation.passed = static_cast<std::uint64_t>(passed);
}

void grade_rest(PassCount& count, const grade::Submission& submission,
                const std::vector<grade::Case>& rest, const sandbox::Layers& layers) {
  const std::vector<grade::Submission> one = {submission};
  const grade::Work work{.cases = rest,
                         .submissions = one,
                         .layers = layers,
                         .workers = 1,
                         .repeat = 1,
                         .keep_folder = {},
                         .keep_only_failed = false};
  grade::do_work(
      work, [&count] { return interruption() != 0 || count.stops >= kMostStops; },
      [&](std::size_t, std::size_t number, const grade::CaseRun& run) {
        if (run.result.verdict == grade::Verdict::kJudgeError) return;
        if (run.result.verdict == grade::Verdict::kTimeLimit) ++count.stops;
        count.of_case[rest[number].name] = run.result.passed();
      });
}

}  // namespace

PassCount seen_passes(grade::CachedRuns& runs, const ExplainableCases& cases,
                      const sandbox::Limits& limits) {
  PassCount count;
  for (std::size_t i = 0; i < cases.texts.size() && count.stops < kMostStops; ++i) {
    if (!(cases.settings[i].limits == limits)) continue;
    const explain::CaseText& one = cases.texts[i];
    const std::uint64_t before = runs.runs();
    const explain::RunResult result = runs.run(one.input);
    if (result.was_stopped && runs.runs() > before) ++count.stops;
    count.of_case[one.name] = result.ended_well && cases.passes(one, result.output);
  }
  return count;
}

void tell_passed(explain::Explanation& explanation, PassCount count,
                 const grade::Submission& submission, const std::vector<grade::Case>& cases,
                 const sandbox::Layers& layers) {
  std::vector<grade::Case> rest;
  for (const grade::Case& one : cases) {
    if (!count.of_case.contains(one.name)) rest.push_back(one);
  }
  if (!rest.empty()) grade_rest(count, submission, rest, layers);
  if (count.of_case.size() < cases.size()) {
    explanation.cases = 0;  // nothing that could be set against a number that is not known
    explanation.remarks.emplace_back(
        "how many cases it passes is not told: it is stopped at its limits again and again");
    return;
  }
  tell(explanation, cases.size(),
       std::count_if(count.of_case.begin(), count.of_case.end(),
                     [](const auto& one) { return one.second; }));
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
  tell(explanation, cases.size(),
       std::count_if(cases.begin(), cases.end(),
                     [](const grade::CaseResult& one) { return one.passed(); }));
}

}  // namespace flocking::app
