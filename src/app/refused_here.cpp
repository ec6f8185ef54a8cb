#include "app/refused_here.h"

#include <algorithm>

#include "base/error.h"

namespace flocking::app {

std::vector<NamedSubmission> named_submissions(const std::vector<std::size_t>& numbers,
                                               const ClassOfSubmissions& all) {
  std::vector<NamedSubmission> named;
  for (const std::size_t number : numbers) {
    const std::uint64_t place = number < all.places.size() ? all.places[number] : number;
    named.push_back({place, all.submissions[number].name});
  }
  return named;
}

void refuse_here(const std::vector<RefusedHere>& groups, NoteOnSome::Stage stage,
                 const GradeOptions& options, ClassOfSubmissions& all) {
  std::string reasons;
  for (const RefusedHere& group : groups) {
    reasons += (reasons.empty() ? "" : "\n") + group.reason;
    for (const std::size_t number : group.submissions) {
      grade::Submission& one = all.submissions[number];
      one.problem = group.reason;
      one.refused_as = grade::Verdict::kJudgeError;
      one.is_refused_here = true;
    }
    all.notes.of_some.push_back({.stage = stage,
                                 .subject = group.reason + ". Not graded:",
                                 .one = "submission",
                                 .many = "submissions",
                                 .submissions = named_submissions(group.submissions, all)});
  }
  const bool is_any_left =
      std::any_of(all.submissions.begin(), all.submissions.end(),
                  [](const grade::Submission& one) { return one.problem.empty(); });
  // With several shards, other shards may have submissions to run.
  if (!groups.empty() && !is_any_left && options.shards == 1) throw EnvironmentError(reasons);
}

}  // namespace flocking::app
