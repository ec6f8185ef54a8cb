#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "explain/program.h"
#include "grade/probe_runner.h"

namespace flocking::grade {

/// One or several runners of the same submission: runs whose inputs are known beforehand go side by
/// side.
class ProbeTeam {
 public:
  /// So many runners, at least one; their sandboxes have the indices from `index` on. As for
  /// runners the calling process must have one thread. Throws EnvironmentError.
  ProbeTeam(const Submission& submission, const sandbox::Limits& limits,
            const sandbox::Layers& layers, std::size_t size);
  ProbeTeam(std::span<const Submission> submissions, const sandbox::Limits& limits,
            const sandbox::Layers& layers, std::size_t index, std::size_t size);

  void turn_to(std::size_t submission);

  /// The runner of all that is not run side by side.
  [[nodiscard]] ProbeRunner& first() { return runners_.front(); }
  [[nodiscard]] std::size_t size() const { return runners_.size(); }

  /// What the submission does for each input. No more are begun once one was stopped at a limit or
  /// could not be started: then those of the first inputs. Nothing where `stop` becomes true
  /// meanwhile, which ends all runs. Throws EnvironmentError where a sandbox fails.
  std::optional<std::vector<explain::RunResult>> run_unless(std::span<const std::string> inputs,
                                                            const std::function<bool()>& stop);

  /// As of a runner, of all.
  [[nodiscard]] bool is_usable() const;
  /// As of a runner, of any.
  [[nodiscard]] const std::string& cannot_start() const;

 private:
  std::deque<ProbeRunner> runners_;
};

}  // namespace flocking::grade
