#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/explanation.h"

/// Explanations as they may be told: what the hint withholds is gone, text of submissions is
/// harmless. All formats start from here, so none can tell more.
namespace flocking::report {

/// What a deviation is called; empty where that is withheld.
struct DeviationName {
  std::size_t rank = 0;  ///< its row in the table of choices; to order by, not to be told
  std::string part;
  std::string_view title;
  std::string_view slot;
  std::string_view choice;
};

/// A deviation; under the hint `where` any number of deviations of one part.
struct ShownDeviation : DeviationName {
  std::string_view sentence;
  std::uint64_t breaks = 0;
  std::string_view expected_formula;
  std::string_view formula;
  std::optional<explain::Witness> witness;  ///< as it is, since inputs are for use
};

/// As explain::Explanation; empty or 0 where that is withheld.
struct ShownExplanation {
  explain::Hint hint = explain::Hint::kNone;
  std::string name;
  explain::Status status = explain::Status::kUnexplained;
  bool follows_rules = false;  ///< explained, without a deviation
  std::uint64_t inputs = 0;
  std::uint64_t fresh = 0;
  std::vector<ShownDeviation> deviations;
  std::vector<std::string> unknown;
  std::string reason;
  std::vector<std::string> remarks;
  std::uint64_t cases = 0;
  std::uint64_t passed = 0;
  std::vector<explain::Fix> fixes;
  std::string variant;
};

/// What is called the same, and who has it.
struct Occurrence : DeviationName {
  std::vector<std::string> who;
};

/// How many submissions are what.
struct StatusCounts {
  std::size_t explained = 0;
  std::size_t follow_rules = 0;  ///< of the explained ones
  std::size_t partly = 0;
  std::size_t unexplained = 0;
};

/// What a class has in common.
struct ExplanationTotals {
  StatusCounts counts;
  std::vector<Occurrence> histogram;  ///< the most frequent first
};

/// A class, or one submission.
struct ShownExplanations : ExplanationTotals {
  std::vector<ShownExplanation> submissions;
};

/// What may be told of `explanations`.
ShownExplanations shown(std::span<const NamedExplanation> explanations, explain::Hint hint);

}  // namespace flocking::report
