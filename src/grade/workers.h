#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "grade/case_runner.h"
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
};

/// The file below `folder` for something about a submission and a case: SUBMISSION/CASE and the
/// ending.
std::string file_about(const std::string& folder, const Submission& submission, const Case& one,
                       std::string_view ending);

/// Ending of the files that outputs are kept in: of the first run that fails, else of the last.
inline constexpr std::string_view kOutputEnding = ".out";

/// Does all work: each submission on each case, in worker processes of their own. Calls `done` with
/// the number of a submission, of a case and what came of it, in whatever order they end; while
/// `stop` is true, nothing new begins. What a worker that dies leaves undone is not told. Throws
/// EnvironmentError.
void do_work(const Work& work, const std::function<bool()>& stop,
             const std::function<void(std::size_t submission, std::size_t one, CaseRun run)>& done);

/// Several runs of a case as one: the first that failed, else the first; what it used at most;
/// whether they differed.
CaseRun joined(std::vector<CaseRun> runs);

}  // namespace flocking::grade
