#include "cli/case_replays.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/folder.h"
#include "cli/replayed.h"
#include "cli/whole_file.h"
#include "core/error.h"
#include "grade/mapped_file.h"
#include "grade/workers.h"

namespace flocking::cli {
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

std::string CaseReplays::write_page(const grade::Case& one, const grade::Submission& submission,
                                    const grade::CaseResult& result) const {
  const grade::MappedFile input(one.input_path);
  const grade::MappedFile answer(one.answer_path);
  const grade::MappedFile output(grade::kept_output(outputs_, submission, one));
  settings::Tree settings;
  settings.set("rules", one.settings.rules, settings::Origin::of_flag("--rules"));
  const OtherFlock other{submission.name, output.text(), result.detail, result.verdict};
  const Replayed replayed = replay_of_case({input.text(), answer.text()}, settings,
                                           {submission.name + ": " + one.name, one.name + ".in"},
                                           other, one.settings.tolerance);
  const fs::path page =
      fs::path(folder_) / fs::path(submission.name).filename() / (one.name + ".html");
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
    for (std::size_t j = 0; j < cases.size() && !stop(); ++j) {
      grade::CaseResult& result = submission.cases[j];
      if (!is_to_be_seen(result)) continue;
      try {
        result.replay = write_page(cases[j], submissions[i], result);
      } catch (const Error& error) {
        result.warnings.push_back(std::string("no replay: ") + error.what());
      }
    }
  }
}

grade::Record linked_from(const std::string& file, grade::Record record) {
  const fs::path folder = fs::absolute(file.empty() ? "." : file).lexically_normal().parent_path();
  for (grade::SubmissionResult& submission : record.submissions) {
    for (grade::CaseResult& result : submission.cases) {
      if (result.replay.empty()) continue;
      result.replay =
          fs::absolute(result.replay).lexically_normal().lexically_proximate(folder).string();
    }
  }
  return record;
}

}  // namespace flocking::cli
