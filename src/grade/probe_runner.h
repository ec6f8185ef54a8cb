#pragma once

#include <sys/types.h>

#include <string>

#include "explain/program.h"
#include "grade/case_runner.h"
#include "grade/record.h"
#include "sandbox/channel.h"
#include "sandbox/layers.h"

namespace flocking::grade {

/// Runs a submission on inputs that are made up as one goes, each in the sandbox, in a worker
/// process of its own.
class ProbeRunner {
 public:
  /// `index` tells sandboxes of a grader apart. Throws EnvironmentError.
  ProbeRunner(const Submission& submission, const sandbox::Limits& limits,
              const sandbox::Layers& layers, std::size_t index = 0);
  ~ProbeRunner();
  ProbeRunner(const ProbeRunner&) = delete;
  ProbeRunner& operator=(const ProbeRunner&) = delete;

  /// What it prints for an input and how it ends. Throws EnvironmentError where the sandbox fails.
  explain::Ran run(const std::string& input);

  /// Of how the last run ended, whatever it printed.
  [[nodiscard]] Verdict verdict() const { return verdict_; }

  /// Why it could not be started, once that was seen; else empty.
  [[nodiscard]] const std::string& cannot_start() const { return cannot_start_; }

 private:
  sandbox::Pipe inputs_;
  sandbox::Pipe outputs_;
  pid_t worker_ = -1;
  std::string cannot_start_;
  Verdict verdict_ = Verdict::kAccepted;
};

}  // namespace flocking::grade
