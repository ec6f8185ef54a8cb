#include "grade/jobs.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <utility>

namespace flocking::grade {
namespace {

// Each open case needs a descriptor; runs need some, too.
std::size_t most_open_cases() {
  constexpr rlim_t kEnough = 400;
  rlimit files{kEnough, kEnough};
  static_cast<void>(getrlimit(RLIMIT_NOFILE, &files));
  return std::min(files.rlim_cur, kEnough) / 2;
}

}  // namespace

std::string file_about(const std::string& folder, const Submission& submission, const Case& one,
                       std::string_view ending) {
  namespace fs = std::filesystem;
  const fs::path name = fs::path(submission.name).filename();
  return (fs::path(folder) / name / (one.name + std::string(ending))).string();
}

CaseRun joined(std::vector<CaseRun> runs) {
  const auto failed = std::find_if(runs.begin(), runs.end(),
                                   [](const CaseRun& run) { return !run.result.passed(); });
  CaseRun all = failed != runs.end() ? *failed : runs.front();
  all.result.runs = runs.size();
  for (const CaseRun& run : runs) {
    sandbox::Usage& most = all.result.usage;
    const sandbox::Usage& used = run.result.usage;
    most.cpu_s = std::max(most.cpu_s, used.cpu_s);
    most.wall_s = std::max(most.wall_s, used.wall_s);
    most.peak_memory_bytes = std::max(most.peak_memory_bytes, used.peak_memory_bytes);
    most.output_bytes = std::max(most.output_bytes, used.output_bytes);
    std::erase_if(all.result.passes_by, [&run](const std::string& rules) {
      const std::vector<std::string>& others = run.result.passes_by;
      return std::find(others.begin(), others.end(), rules) == others.end();
    });
    if (run.output_hash != runs.front().output_hash ||
        run.result.verdict != runs.front().result.verdict) {
      all.result.nondeterministic = true;
    }
  }
  return all;
}

bool is_to_do(const Work& work, std::size_t job) {
  return work.submissions[job / work.cases.size()].problem.empty() &&
         (work.known.empty() || !work.known[job]);
}

Jobs::Jobs(const Work& work, sandbox::Runner& runner)
    : work_(work), runner_(runner), most_open_(most_open_cases()) {}

CaseRun Jobs::run(std::size_t job) {
  const Submission& submission = work_.submissions[job / work_.cases.size()];
  const std::size_t number = job % work_.cases.size();
  const Case& one = work_.cases[number];
  std::vector<CaseRun> runs;
  try {
    const OpenCase& open = opened(number);
    const std::optional<PlaceBelow> place = place_for_output(submission, one);
    const std::string file = place ? place->path() : "";
    bool keeps = true;  // keeps the output of the first run that fails, else of the last
    while (runs.size() < work_.repeat) {
      runs.push_back(run_case(runner_, submission, one, open, keeps ? file : ""));
      if (!runs.back().cannot_start.empty()) break;
      keeps = keeps && runs.back().result.passed();
    }
    CaseRun all = joined(std::move(runs));
    if (work_.keep_only_failed && all.result.passed() && !file.empty()) unlink(file.c_str());
    return all;
  } catch (const std::exception& error) {
    CaseRun failed;
    failed.result.verdict = Verdict::kJudgeError;
    failed.result.detail = error.what();
    return failed;
  }
}

std::optional<PlaceBelow> Jobs::place_for_output(const Submission& submission,
                                                 const Case& one) const {
  if (work_.keep_folder.empty()) return std::nullopt;
  return PlaceBelow(work_.keep_folder, file_about("", submission, one, kOutputEnding));
}

// Returns the open case. Keeps cases open for the next submission, within the limit of
// descriptors.
const OpenCase& Jobs::opened(std::size_t number) {
  const auto known = open_.find(number);
  if (known != open_.end()) return *known->second;
  if (open_.size() >= most_open_) open_.clear();
  return *open_.emplace(number, std::make_unique<OpenCase>(work_.cases[number])).first->second;
}

}  // namespace flocking::grade
