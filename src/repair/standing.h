#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "repair/isolation.h"
#include "repair/trial_jobs.h"

namespace flocking::repair {

/// Scores of a program on isolating inputs, by part.
struct Standing {
  std::array<double, kParts> scores{};      ///< sums of score()
  std::array<std::size_t, kParts> right{};  ///< number of right inputs
  std::array<std::size_t, kParts> count{};  ///< number of judged inputs
  std::uint64_t effect = 0;                 ///< a hash of all outputs

  [[nodiscard]] bool is_right(Part part) const {
    return right.at(static_cast<std::size_t>(part)) == count.at(static_cast<std::size_t>(part));
  }
  [[nodiscard]] double score_of(Part part) const {
    return scores.at(static_cast<std::size_t>(part));
  }
  [[nodiscard]] std::size_t right_of(Part part) const {
    return right.at(static_cast<std::size_t>(part));
  }
  [[nodiscard]] std::size_t all_right() const;
  /// Returns true if no part is right on fewer inputs than in `before`.
  [[nodiscard]] bool is_no_worse_than(const Standing& before) const;
  /// Returns true if more inputs are right than in `before`, and all parts that were right are.
  [[nodiscard]] bool is_better_than(const Standing& before) const;
  [[nodiscard]] double total() const;
};

/// Judges runs on the `inputs` with these numbers.
Standing standing_of(const std::vector<IsolatingInput>& inputs,
                     const std::vector<std::size_t>& numbers, const std::vector<TrialRun>& runs);

}  // namespace flocking::repair
