#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grade/case_runner.h"
#include "grade/place_below.h"
#include "sandbox/layers.h"
#include "sandbox/runner.h"

namespace flocking::grade {

/// The runs to do, and how.
struct Work {
  const std::vector<Case>& cases;
  const std::vector<Submission>& submissions;
  sandbox::Layers layers;
  std::size_t workers = 1;   ///< number of processes that run submissions in parallel
  std::uint64_t repeat = 1;  ///< number of runs of each case
  std::string keep_folder;   ///< folder for outputs; empty: outputs are not kept
  bool keep_only_failed = false;
  /// Results that are already known, one place for each job, submission by submission; these jobs
  /// are skipped. Empty: none are known.
  std::vector<std::optional<CaseRun>> known = {};
};

/// Returns the file below `folder` for a submission and a case: SUBMISSION/CASE with that ending.
std::string file_about(const std::string& folder, const Submission& submission, const Case& one,
                       std::string_view ending);

/// Ending of files with outputs: of the first run that fails, else of the last.
inline constexpr std::string_view kOutputEnding = ".out";

/// Combines several runs of a case: the first that failed, else the first; its maximum usage; and
/// whether the runs differed.
CaseRun joined(std::vector<CaseRun> runs);

/// Returns true if the job is neither known nor of a submission that cannot be started. Jobs are
/// numbered like Work::known.
bool is_to_do(const Work& work, std::size_t job);

/// The jobs of `work`, which must outlive this object, done by one runner.
class Jobs {
 public:
  Jobs(const Work& work, sandbox::Runner& runner);

  /// Runs a case as often as the work repeats it and stores its output. Failures give the verdict
  /// JE, not an exception.
  CaseRun run(std::size_t job);

 private:
  [[nodiscard]] std::optional<PlaceBelow> place_for_output(const Submission& submission,
                                                           const Case& one) const;
  const OpenCase& opened(std::size_t number);

  const Work& work_;
  sandbox::Runner& runner_;
  std::map<std::size_t, std::unique_ptr<OpenCase>> open_;
  std::size_t most_open_;
};

}  // namespace flocking::grade
