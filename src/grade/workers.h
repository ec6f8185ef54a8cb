#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grade/case_runner.h"
#include "grade/job_board.h"
#include "sandbox/layers.h"

namespace flocking::grade {

/// What is to be run, by whom.
struct Work {
  const std::vector<Case>& cases;
  const std::vector<Submission>& submissions;
  sandbox::Layers layers;
  std::size_t workers = 1;   ///< processes that run submissions, side by side
  std::uint64_t repeat = 1;  ///< runs of each case
  std::string keep_folder;   ///< to keep outputs in; empty: nowhere
  bool keep_only_failed = false;
  /// What is known of jobs already, which are then not done: a place for each, submission by
  /// submission; empty: nothing is.
  std::vector<std::optional<CaseRun>> known = {};
};

/// The file below `folder` for something about a submission and a case: SUBMISSION/CASE and the
/// ending.
std::string file_about(const std::string& folder, const Submission& submission, const Case& one,
                       std::string_view ending);

/// Ending of the files that outputs are kept in: of the first run that fails, else of the last.
inline constexpr std::string_view kOutputEnding = ".out";

/// Takes the number of a submission, of a case and what came of it.
using TakeRun = std::function<void(std::size_t submission, std::size_t one, CaseRun run)>;

/// Does all work: each submission on each case, in worker processes of their own. Calls `done` in
/// whatever order runs end, not for those that were known; while `stop` is true, nothing new
/// begins. `progress` is told now and then. What a worker that dies leaves undone is not told.
/// Throws EnvironmentError.
void do_work(const Work& work, const std::function<bool()>& stop, const TakeRun& done,
             const std::function<void(const Advance&)>& progress = {});

/// Several runs of a case as one: the first that failed, else the first; what it used at most;
/// whether they differed.
CaseRun joined(std::vector<CaseRun> runs);

}  // namespace flocking::grade
