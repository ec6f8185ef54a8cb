#pragma once

#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace flocking::explain {

/// The result of a run of a program on an input.
struct RunResult {
  std::string output = {};
  bool ended_well = true;    ///< it exited with status 0, within its limits
  bool was_stopped = false;  ///< it was stopped at a limit
  double cpu_s = 0.0;        ///< processor time in seconds; 0 if unknown
  std::string how = {};  ///< if it did not end well, how it ended: "exit status 1", "CPU time", ...
  std::string last_words = {};  ///< the end of its stderr, unmodified, at most 2 KiB
};

/// A program for the assignment: any function from input to result. The function may throw; then
/// there is no explanation.
class Program {
 public:
  using Run = std::function<RunResult(const std::string& input)>;
  using Announce = std::function<void(std::span<const std::string> inputs)>;

  template <class Function>
  requires(!std::same_as<Function, Program> &&
           std::is_invocable_r_v<RunResult, Function&, const std::string&>) Program(Function run)
      : run_(std::move(run)) {}
  Program(Run run, Announce announce) : run_(std::move(run)), announce_(std::move(announce)) {}

  RunResult operator()(const std::string& input) const { return run_(input); }

  /// Announces inputs that are likely to follow, so that they may run in parallel. Announcing never
  /// changes results.
  void announce(std::span<const std::string> inputs) const {
    if (announce_) announce_(inputs);
  }

 private:
  Run run_;
  Announce announce_;
};

}  // namespace flocking::explain
