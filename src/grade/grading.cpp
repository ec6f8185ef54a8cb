#include "grade/grading.h"

#include <utility>

#include "grade/points.h"
#include "grade/program_rules.h"

namespace flocking::grade {
namespace {

CaseResult not_done() {
  CaseResult result;
  result.detail = kNotDone;
  return result;
}

// Marks all cases of a program that cannot start, without details: the reason is reported once.
void mark_not_started(SubmissionResult& submission) {
  for (CaseResult& result : submission.cases) {
    CaseResult marked;
    marked.verdict = submission.refused_as;
    marked.detail = submission.refused_as == Verdict::kRuntimeError ? "cannot start" : "not run";
    result = std::move(marked);
  }
}

// Sets the parts of a result that come from its case, not from a worker.
void describe(CaseResult& result, const Case& one, const CasePoints& worth) {
  result.name = one.name;
  result.group = one.settings.group.value_or(one.group);
  result.hidden = one.settings.hidden;
  result.sample = one.settings.sample;
  result.limits = one.settings.limits;
  result.absolute_tolerance = one.settings.tolerance.absolute;
  result.relative_tolerance = one.settings.tolerance.relative;
  result.max_points = worth.of(one);
  result.points = result.passed() ? result.max_points : 0.0;
}

}  // namespace

std::vector<SubmissionResult> grade_all(
    const Work& work, std::optional<double> points, const std::function<bool()>& stop,
    const std::function<void(std::size_t submission, std::size_t one, const CaseRun& run)>& over,
    const std::function<void(const Advance&)>& progress) {
  std::vector<SubmissionResult> results;
  for (const Submission& submission : work.submissions) {
    SubmissionResult result{
        .name = submission.name, .cannot_start = submission.problem, .cases = {}};
    if (!submission.problem.empty()) result.refused_as = submission.refused_as;
    result.is_refused_here = submission.is_refused_here;
    result.id = submission.id;
    result.roster_line = submission.roster_line;
    result.notes = submission.notes;
    result.presence = submission.presence;
    result.submitted_at = submission.submitted_at;
    result.is_late = submission.is_late;
    result.build_warnings = submission.build_warnings;
    result.build_log = submission.build_log;
    result.fingerprint = submission.fingerprint;
    result.cases.assign(work.cases.size(), not_done());
    results.push_back(std::move(result));
  }
  for (std::size_t job = 0; job < work.known.size(); ++job) {
    if (!work.known[job]) continue;
    results[job / work.cases.size()].cases[job % work.cases.size()] = work.known[job]->result;
  }
  const TakeRun take = [&](std::size_t submission, std::size_t one, CaseRun run) {
    over(submission, one, run);
    SubmissionResult& result = results[submission];
    if (!run.cannot_start.empty()) result.cannot_start = run.cannot_start;
    result.cases[one] = std::move(run.result);
  };
  do_work(work, stop, take, progress);
  const CasePoints worth(work.cases, points);
  for (std::size_t number = 0; number < results.size(); ++number) {
    SubmissionResult& submission = results[number];
    if (!submission.cannot_start.empty()) mark_not_started(submission);
    for (std::size_t one = 0; one < work.cases.size(); ++one) {
      CaseResult& result = submission.cases[one];
      describe(result, work.cases[one], worth);
      result.limits = limits_for(work.submissions[number], result.limits);
    }
    submission.followed = rules_of_program(work.cases, submission.cases);
    take_uncounted(work.cases, submission.cases);
  }
  return results;
}

}  // namespace flocking::grade
