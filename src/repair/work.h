#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace flocking::repair {

/// The work of a search, counted. A search ends after a fixed amount of work, so that its result
/// does not depend on the load of the machine. A wall-clock limit is the backstop.
class Work {
 public:
  /// `most` is in runs on a small input.
  Work(std::uint64_t most, std::chrono::seconds most_wall)
      : most_(most), end_(Clock::now() + most_wall) {}

  /// Counts runs of a program on a small input.
  void add_runs(std::size_t count) { done_ += count; }
  /// Counts the build of a source of that many bytes.
  void add_build(std::size_t bytes) { done_ += kRunsPerBuild + bytes / kBytesPerRun; }
  /// Notes that a limit ended a build or a run that the search needs.
  void note_limit() { is_cut_ = true; }

  [[nodiscard]] std::uint64_t done() const { return done_; }

  /// Returns true if no more work may begin: the amount is done, or a limit was hit.
  bool is_over() {
    is_cut_ = is_cut_ || Clock::now() >= end_;
    return is_cut_ || done_ >= most_;
  }

  /// Returns true if a limit on time ended the search before the amount of work was done.
  [[nodiscard]] bool is_cut() const { return is_cut_; }

 private:
  using Clock = std::chrono::steady_clock;
  // A run takes about 0.4 ms of processor time, a build 0.6 s and more with many edits.
  static constexpr std::uint64_t kRunsPerBuild = 1500;
  static constexpr std::uint64_t kBytesPerRun = 60;

  std::uint64_t most_;
  std::uint64_t done_ = 0;
  Clock::time_point end_;
  bool is_cut_ = false;
};

}  // namespace flocking::repair
