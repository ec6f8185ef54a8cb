#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "explain/program.h"
#include "grade/case_runner.h"
#include "grade/record.h"
#include "sandbox/channel.h"
#include "sandbox/layers.h"

namespace flocking::grade {

/// Runs submissions, one at a time, on inputs that are made up as one goes, each in the sandbox, in
/// a worker process of its own. Runs of a submission may share namespaces (sandbox::Session).
class ProbeRunner {
 public:
  /// `index` tells sandboxes of a grader apart. Throws EnvironmentError.
  ProbeRunner(const Submission& submission, const sandbox::Limits& limits,
              const sandbox::Layers& layers, std::size_t index = 0);
  /// For any of several submissions, which must outlive it: turn_to() says which. To be made while
  /// the calling process has one thread; afterwards a thread may have it to itself.
  ProbeRunner(std::span<const Submission> submissions, const sandbox::Limits& limits,
              const sandbox::Layers& layers, std::size_t index);
  ~ProbeRunner();
  ProbeRunner(const ProbeRunner&) = delete;
  ProbeRunner& operator=(const ProbeRunner&) = delete;

  /// From now on runs are of the submission of that number.
  void turn_to(std::size_t submission);

  /// What it prints for an input and how it ends. Throws EnvironmentError where the sandbox fails.
  explain::RunResult run(const std::string& input);

  /// The same; where `stop`, which is asked now and then, becomes true meanwhile, the run is ended
  /// and there is nothing to tell, now or later.
  std::optional<explain::RunResult> run_unless(const std::string& input,
                                               const std::function<bool()>& stop);

  /// The same in two steps, so that several may run side by side: sends an input, and waits for
  /// what becomes of it. Nothing else may be run in between.
  void ask(const std::string& input);
  std::optional<explain::RunResult> answer_unless(const std::function<bool()>& stop);
  /// What can be read from once there is an answer.
  [[nodiscard]] int answers() const { return outputs_.read_end.get(); }
  /// Ends the run that was asked for.
  void abandon();

  /// Whether it can run anything yet: not once a run was ended before its answer, or its worker has
  /// died.
  [[nodiscard]] bool is_usable() const { return is_usable_; }

  /// Of how the last run ended, whatever it printed.
  [[nodiscard]] Verdict verdict() const { return verdict_; }

  /// Why it could not be started, once that was seen; else empty.
  [[nodiscard]] const std::string& cannot_start() const { return cannot_start_; }

 private:
  void start(const sandbox::Limits& limits, const sandbox::Layers& layers, std::size_t index);

  std::optional<Submission> own_;
  std::span<const Submission> submissions_;
  std::uint64_t current_ = 0;
  bool is_usable_ = true;
  bool was_sent_ = false;
  sandbox::Pipe inputs_;
  sandbox::Pipe outputs_;
  pid_t worker_ = -1;
  std::string cannot_start_;
  Verdict verdict_ = Verdict::kAccepted;
};

}  // namespace flocking::grade
