#pragma once

#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace flocking::explain {

/// How a program did on an input.
struct RunResult {
  std::string output = {};
  bool ended_well = true;       ///< by itself, with exit status 0, within its limits
  bool was_stopped = false;     ///< at a limit
  double cpu_s = 0.0;           ///< processor time it took; 0 where that is not known
  std::string how = {};         ///< where it did not end well: "exit status 1", "CPU time", ...
  std::string last_words = {};  ///< the end of what it wrote to stderr, raw, 2 KiB at most
};

/// A program for the assignment, from anything that says what it does for an input. May throw; then
/// nothing is explained.
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

  /// Tells of inputs that are likely to come next, so that they may be run side by side. Whether
  /// they are changes nothing of what the program does.
  void announce(std::span<const std::string> inputs) const {
    if (announce_) announce_(inputs);
  }

 private:
  Run run_;
  Announce announce_;
};

}  // namespace flocking::explain
