#include "app/package_trial.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/answers.h"
#include "app/class_submissions.h"
#include "app/earlier_results.h"
#include "app/grade_command.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "base/processors.h"
#include "base/words.h"
#include "console/interruption.h"
#include "console/progress.h"
#include "grade/grading.h"
#include "sandbox/private_folder.h"

namespace flocking::app {
namespace {

constexpr std::string_view kSolutions = "submissions/";
constexpr std::string_view kAccepted = "submissions/accepted/";
constexpr double kMiB = 1024.0 * 1024.0;

grade::CaseOverrides overrides_of(const deploy::Judging& judging) {
  grade::CaseOverrides overrides;
  overrides.abs_tolerance = judging.absolute_tolerance;
  overrides.rel_tolerance = judging.relative_tolerance;
  overrides.strict_format = judging.strict_format;
  overrides.time_limit_s = judging.cpu_s;
  overrides.memory_limit_mib = static_cast<double>(judging.memory_bytes) / kMiB;
  overrides.output_limit_mib = static_cast<double>(judging.output_bytes) / kMiB;
  return overrides;
}

bool is_solution(const deploy::PackagedFile& file) { return file.path.starts_with(kSolutions); }

// Returns the solutions as a class of students named 0, 1, ..., since several solutions with the
// same name would count as the work of one student.
std::vector<std::string> as_class(const std::vector<deploy::PackagedFile>& files,
                                  const std::string& folder) {
  std::vector<std::string> paths;
  std::vector<deploy::PackagedFile> handed_in;
  for (const deploy::PackagedFile& file : files) {
    if (!is_solution(file)) continue;
    const std::string name = file.path.substr(file.path.rfind('/') + 1);
    handed_in.push_back({std::to_string(paths.size()) + "/" + name, file.bytes});
    paths.push_back(file.path);
  }
  deploy::write_package(handed_in, folder);
  return paths;
}

void judge_solution(const std::string& path, const grade::SubmissionResult& result,
                    PackageTrial& trial) {
  if (!result.cannot_start.empty()) {
    auto& told = result.refused_as == grade::Verdict::kCompileError ? trial.faults : trial.untried;
    told.push_back(path + ": " + result.cannot_start);
    return;
  }
  const auto failed = std::find_if(result.cases.begin(), result.cases.end(),
                                   [](const grade::CaseResult& one) { return !one.passed(); });
  const bool passes = failed == result.cases.end();
  if (path.starts_with(kAccepted) == passes) return;
  if (passes) {
    trial.faults.push_back(path +
                           ": this wrong solution passes every case; add a case that it fails");
    return;
  }
  trial.faults.push_back(path + ": it fails " + failed->name + ": " +
                         grade::long_name(failed->verdict) +
                         (failed->detail.empty() ? "" : ", " + failed->detail));
}

constexpr const char* kTrying = "trying the package's solutions";

}  // namespace

PackageTrial try_package(const std::vector<deploy::PackagedFile>& files, const std::string& folder,
                         const deploy::Judging& judging, const console::StandardStreams& streams) {
  console::note_interruptions();
  const sandbox::PrivateFolder place(0);
  GradeOptions options;
  options.cases = folder + "/data";
  options.submissions = place.path() + "/solutions";
  options.layout = intake::Layout::kFolders;
  options.jobs = available_processors();
  const std::vector<std::string> paths = as_class(files, options.submissions);
  const JudgedCases judged(options.cases, overrides_of(judging));
  const sandbox::Layers layers = wanted_layers(options.sandbox, {});
  EarlierResults earlier(options, layers, streams);
  const ClassOfSubmissions solutions =
      class_submissions(options, class_papers(options), {}, layers, earlier, streams);
  console::require_no_interruption(kTrying);
  const std::size_t case_count = judged.list().size();
  console::Progress progress(streams, "tried", [&](std::size_t job) {
    return paths.at(parse_whole(solutions.submissions[job / case_count].name).value_or(0));
  });
  const grade::Work work{.cases = judged.list(),
                         .submissions = solutions.submissions,
                         .layers = layers,
                         .workers = options.jobs,
                         .keep_folder = {}};
  const std::vector<grade::SubmissionResult> results = grade::grade_all(
      work, std::nullopt, [] { return console::interruption() != 0; },
      [](std::size_t, std::size_t, const grade::CaseRun&) {},
      [&progress](const grade::Advance& advance) { progress.tell(advance); });
  console::require_no_interruption(kTrying);
  PackageTrial trial;
  for (const grade::SubmissionResult& result : results) {
    const std::optional<std::uint64_t> number = parse_whole(result.name);
    judge_solution(paths.at(number.value_or(paths.size())), result, trial);
  }
  return trial;
}

}  // namespace flocking::app
