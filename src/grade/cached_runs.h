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

#include "explain/program.h"

namespace flocking::grade {

/// A program that is run once for each input: asked for the same input again it answers from
/// memory.
///
/// Whether a program prints the same each time can only be seen by running it twice. So an input
/// that is asked for twice in a row, with no other in between, is run again that one time; a
/// program that then does something else is run anew whenever it is asked. What is kept is bounded:
/// the oldest goes first. Inputs that are announced are run side by side, where there is a way to.
class CachedRuns {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

  /// Runs it on several inputs side by side, and gives what it did for the first of them: as many
  /// as it ran.
  using RunTogether =
      std::function<std::vector<explain::RunResult>(std::span<const std::string> inputs)>;

  explicit CachedRuns(explain::Program program, std::size_t most_bytes = kMostBytes);
  CachedRuns(explain::Program program, RunTogether run_together,
             std::size_t most_bytes = kMostBytes);

  /// What the program does for an input. Throws what it throws.
  explain::RunResult run(const std::string& input);

  /// Runs it beforehand on those of the inputs that are not known, unless it was seen to be stopped
  /// at a limit or to print much when this was done before. Throws what running it throws.
  void announce(std::span<const std::string> inputs);

  /// So often was the program really run.
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
  RunTogether run_together_;  // none where it is not, or no longer, run beforehand
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::unordered_map<std::string, Known> known_;
  std::deque<std::string> order_;    // the oldest first
  std::optional<std::string> last_;  // the input that was asked for last
  bool is_repeatable_ = true;
  std::uint64_t runs_ = 0;
};

}  // namespace flocking::grade
