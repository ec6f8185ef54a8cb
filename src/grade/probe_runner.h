#pragma once

#include <sys/types.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "grade/case_runner.h"
#include "grade/record.h"
#include "observe/program.h"
#include "sandbox/channel.h"
#include "sandbox/layers.h"

namespace flocking::grade {

/// Returns the limit for the output to an input of `input_bytes`. The rows of a flock printed after
/// each step are far fewer than the square of the input's length, so a program that prints more
/// would never end.
inline std::uint64_t most_output_for(std::size_t input_bytes) {
  constexpr std::uint64_t kLeast = std::uint64_t{1} << 20U;
  constexpr std::uint64_t kPerSquare = 8;
  const std::uint64_t length = std::min<std::uint64_t>(input_bytes, std::uint64_t{1} << 20U);
  return std::max(kLeast, kPerSquare * length * length);
}

struct ProbeAnswer;

/// Runs a submission on generated inputs, one at a time, each in the sandbox, from a separate
/// worker process. Runs of a submission may share namespaces (sandbox::Session).
class ProbeRunner {
 public:
  /// `index` distinguishes the sandboxes of a grader. Throws EnvironmentError.
  ProbeRunner(const Submission& submission, const sandbox::Limits& limits,
              const sandbox::Layers& layers, std::size_t index = 0);
  /// Runs several submissions, which must outlive this object; turn_to() selects one. Create it
  /// while the calling process has one thread; afterwards any one thread may use it.
  ProbeRunner(std::span<const Submission> submissions, const sandbox::Limits& limits,
              const sandbox::Layers& layers, std::size_t index);
  ~ProbeRunner();
  ProbeRunner(const ProbeRunner&) = delete;
  ProbeRunner& operator=(const ProbeRunner&) = delete;

  /// Selects the submission of the next runs.
  void turn_to(std::size_t submission);

  /// Returns the output for an input, and how the program ended. Throws EnvironmentError if the
  /// sandbox fails.
  explain::RunResult run(const std::string& input);

  /// Runs the program like run(), but calls `stop` regularly. If `stop` returns true, ends the run
  /// and returns none. Do not start another run then: is_usable() is false.
  std::optional<explain::RunResult> run_unless(const std::string& input,
                                               const std::function<bool()>& stop);

  /// ask() and answer_unless() do the same as run_unless() in two steps, so that several runners
  /// can work in parallel: ask() sends an input, and answer_unless() waits for the result. Do not
  /// start another run in between.
  void ask(const std::string& input);
  std::optional<explain::RunResult> answer_unless(const std::function<bool()>& stop);
  /// Returns a descriptor that becomes readable when there is a result.
  [[nodiscard]] int answers() const { return outputs_.read_end.get(); }
  /// Ends the current run.
  void abandon();

  /// Returns false if no more runs are possible: a run was ended before its result, or the worker
  /// has died.
  [[nodiscard]] bool is_usable() const { return is_usable_; }

  /// Returns the verdict on how the last run ended, regardless of its output.
  [[nodiscard]] Verdict verdict() const { return verdict_; }

  /// Returns why the program could not be started; empty if it was started, or before the first
  /// run.
  [[nodiscard]] const std::string& cannot_start() const { return cannot_start_; }

 private:
  void start(const sandbox::Layers& layers, std::size_t index);
  [[nodiscard]] explain::RunResult not_started() const;
  explain::RunResult taken(ProbeAnswer answer);

  std::optional<Submission> own_;
  std::span<const Submission> submissions_;
  sandbox::Limits limits_;
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
