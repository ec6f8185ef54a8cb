#pragma once

#include <cstddef>
#include <functional>

#include "grade/job_board.h"
#include "grade/jobs.h"

namespace flocking::grade {

/// Receives the index of a submission, the index of a case, and the result.
using TakeRun = std::function<void(std::size_t submission, std::size_t one, CaseRun run)>;

/// Runs each submission on each case, in separate worker processes. Calls `done` for each run as it
/// ends, except for known results. While `stop` returns true, no new run begins. Calls `progress`
/// regularly. A worker that dies reports nothing for its unfinished job. Throws EnvironmentError.
void do_work(const Work& work, const std::function<bool()>& stop, const TakeRun& done,
             const std::function<void(const Advance&)>& progress = {});

}  // namespace flocking::grade
