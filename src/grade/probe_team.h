#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "grade/probe_runner.h"
#include "observe/program.h"

namespace flocking::grade {

/// One or more runners of the same submission, which run several inputs in parallel if these are
/// known in advance.
class ProbeTeam {
 public:
  /// Creates `size` runners, at least one; their sandboxes have the indices from `index` on. Like
  /// for ProbeRunner, the calling process must have one thread. Throws EnvironmentError.
  ProbeTeam(const Submission& submission, const sandbox::Limits& limits,
            const sandbox::Layers& layers, std::size_t size);
  ProbeTeam(std::span<const Submission> submissions, const sandbox::Limits& limits,
            const sandbox::Layers& layers, std::size_t index, std::size_t size);

  void turn_to(std::size_t submission);

  /// Returns the runner for runs that are not in parallel.
  [[nodiscard]] ProbeRunner& first() { return runners_.front(); }
  [[nodiscard]] std::size_t size() const { return runners_.size(); }

  /// Returns the result for each input. If a run is stopped at a limit or cannot start, begins no
  /// more runs and returns the results so far, for the first inputs. If `stop` returns true, ends
  /// all runs and returns nothing. Throws EnvironmentError if a sandbox fails.
  std::optional<std::vector<explain::RunResult>> run_unless(std::span<const std::string> inputs,
                                                            const std::function<bool()>& stop);

  /// Returns true if all runners are usable.
  [[nodiscard]] bool is_usable() const;
  /// Returns why a runner could not start the program; empty if all runners could.
  [[nodiscard]] const std::string& cannot_start() const;

 private:
  std::deque<ProbeRunner> runners_;
};

}  // namespace flocking::grade
