#include "app/case_replays.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "app/answers.h"
#include "app/replay_page.h"
#include "app/results_place.h"
#include "app/told_explanation.h"
#include "app/whole_file.h"
#include "base/error.h"
#include "grade/mapped_file.h"
#include "grade/workers.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

// Hidden cases tell no more than their verdict, to nobody.
bool is_to_be_seen(const grade::CaseResult& result) {
  return !result.passed() && !result.hidden && result.verdict != grade::Verdict::kJudgeError;
}

}  // namespace

CaseReplays::CaseReplays(std::string folder, std::string outputs)
    : folder_(std::move(folder)), outputs_(std::move(outputs)) {
  if (folder_.empty()) return;
  make_folder(folder_, "--replays");
  if (!outputs_.empty()) return;
  own_outputs_ = std::make_unique<sandbox::PrivateFolder>(0);
  outputs_ = own_outputs_->path();
}

std::string CaseReplays::write_page(
    const grade::Case& one, const grade::Submission& submission, const grade::CaseResult& result,
    const std::optional<replay::ToldExplanation>& explanation) const {
  const grade::MappedFile input(one.input_path);
  const grade::MappedFile answer(one.answer_path);
  const grade::MappedFile output(
      grade::file_about(outputs_, submission, one, grade::kOutputEnding));
  const OtherFlock other{submission.name, output.text(), result.detail, result.verdict,
                         explanation};
  const ReplayPage replayed = replay_of_case({input.text(), answer.text()}, simulator_settings(one),
                                             {submission.name + ": " + one.name, one.name + ".in"},
                                             other, one.settings.tolerance);
  const fs::path page = grade::file_about(folder_, submission, one, ".html");
  std::error_code error;
  fs::create_directories(page.parent_path(), error);
  write_whole_file(page.string(), replayed.page, "the replay");
  return page.string();
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
