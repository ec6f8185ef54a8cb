#include "app/case_replays.h"

#include <utility>

#include "app/answers.h"
#include "app/told_explanation.h"
#include "base/error.h"
#include "console/results_place.h"
#include "console/whole_file.h"
#include "grade/mapped_file.h"
#include "grade/place_below.h"
#include "grade/workers.h"
#include "recording/replay_page.h"

namespace flocking::app {
namespace {

// Returns true if a replay may be shown. Hidden cases show only their verdict.
bool is_to_be_seen(const grade::CaseResult& result) {
  return !result.passed() && !result.hidden && result.verdict != grade::Verdict::kJudgeError;
}

}  // namespace

CaseReplays::CaseReplays(std::string folder, std::string outputs)
    : folder_(std::move(folder)), outputs_(std::move(outputs)) {
  if (folder_.empty()) return;
  console::make_folder(folder_, "--replays");
  if (!outputs_.empty()) return;
  own_outputs_ = std::make_unique<sandbox::PrivateFolder>(0);
  outputs_ = own_outputs_->path();
}

std::string CaseReplays::write_page(
    const grade::Case& one, const grade::Submission& submission, const grade::CaseResult& result,
    const std::optional<replay::ToldExplanation>& explanation) const {
  const grade::MappedFile input(one.input_path);
  const grade::MappedFile answer(one.answer_path);
  const grade::PlaceBelow kept(outputs_,
                               grade::file_about("", submission, one, grade::kOutputEnding));
  const grade::MappedFile output(kept.path());
  const recording::OtherFlock other{submission.name, output.text(), result.detail, result.verdict,
                                    explanation};
  const recording::ReplayPage replayed = recording::replay_of_case(
      {input.text(), answer.text()}, simulator_settings(one),
      {submission.name + ": " + one.name, one.name + ".in"}, other, one.settings.tolerance);
  console::write_new_file(folder_, grade::file_about("", submission, one, ".html"), replayed.page,
                          "the replay");
  return grade::file_about(folder_, submission, one, ".html");
}

void CaseReplays::write(const std::vector<grade::Case>& cases,
                        const std::vector<grade::Submission>& submissions, grade::Record& record,
                        const std::function<bool()>& stop) const {
  if (folder_.empty()) return;
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    grade::SubmissionResult& submission = record.submissions[i];
    if (!submission.cannot_start.empty()) continue;
    std::optional<replay::ToldExplanation> explanation;
    if (submission.explanation && record.hint) {
      explanation = told_explanation(submission.name, *submission.explanation, *record.hint);
    }
    for (std::size_t j = 0; j < cases.size() && !stop(); ++j) {
      grade::CaseResult& result = submission.cases[j];
      if (!is_to_be_seen(result)) continue;
      try {
        result.replay = write_page(cases[j], submissions[i], result, explanation);
      } catch (const Error& error) {
        result.warnings.push_back(std::string("no replay: ") + error.what());
      }
    }
  }
}

}  // namespace flocking::app
