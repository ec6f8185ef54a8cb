#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "observe/program.h"

namespace flocking::grade {

/// Caches the runs of a program: a repeated input is answered from memory.
///
/// Only a second run shows whether a program prints the same each time. So an input that is
/// requested twice in a row is run again once; if the result differs, the program counts as
/// unrepeatable and runs for every request from then on. The memory is limited; the oldest results
/// are dropped first. Announced inputs run in parallel, if possible.
class CachedRuns {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

  /// Runs the program on several inputs in parallel. Returns the results of the first inputs, as
  /// many as it ran.
  using RunTogether =
      std::function<std::vector<explain::RunResult>(std::span<const std::string> inputs)>;

  explicit CachedRuns(explain::Program program, std::size_t most_bytes = kMostBytes);
  CachedRuns(explain::Program program, RunTogether run_together,
             std::size_t most_bytes = kMostBytes);

  /// Returns the result for an input. Throws what the program throws.
  explain::RunResult run(const std::string& input);

  /// Runs new inputs in advance. Does nothing if an earlier run was stopped at a limit or printed
  /// much. Throws what running the program throws.
  void announce(std::span<const std::string> inputs);

  /// Returns how often the program was actually run.
  [[nodiscard]] std::uint64_t runs() const { return runs_; }

 private:
  struct Known {
    explain::RunResult result;
    bool was_repeated = false;
  };
  explain::RunResult run_really(const std::string& input);
  [[nodiscard]] std::vector<std::string> unknown_of(std::span<const std::string> inputs) const;
  void keep(const std::string& input, const explain::RunResult& result);

  explain::Program program_;
  RunTogether run_together_;  // empty if inputs do not run in advance
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::unordered_map<std::string, Known> known_;
  std::deque<std::string> order_;    // the oldest first
  std::optional<std::string> last_;  // the input of the last request
  bool is_repeatable_ = true;
  std::uint64_t runs_ = 0;
};

}  // namespace flocking::grade
