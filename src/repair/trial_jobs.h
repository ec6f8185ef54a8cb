#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::repair {

/// A set of edits to switch on, and the inputs to run.
struct TrialJob {
  std::vector<std::size_t> edits;
  std::vector<std::size_t> inputs;  ///< numbers, at most kMostInputs
  /// CPU time per input; after two inputs that exceed it, no more are run
  std::uint64_t time_ms = 200;
  std::uint64_t most_bytes = 16384;  ///< output limit
  bool wants_lines = false;
};

inline constexpr std::size_t kMostInputs = 256;

/// A run of the program with a set of edits.
struct TrialRun {
  bool ended_well = false;
  bool was_late = false;  ///< the run exceeded its time, or was skipped after two such runs
  std::string output;
  std::vector<std::uint64_t> lines;  ///< lines that ran, if requested
};

/// Returns the standard input of a trial program; see trial_driver().
std::string packed_jobs(const std::vector<std::string>& inputs, const std::vector<TrialJob>& jobs);

/// Returns the runs that a trial program reports, for each job in the order of its inputs; none if
/// the report is incomplete.
std::optional<std::vector<std::vector<TrialRun>>> unpacked_runs(std::string_view text,
                                                                const std::vector<TrialJob>& jobs);

}  // namespace flocking::repair
