#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/named_explanation.h"

/// Explanations as they may be told: what the hint withholds is gone, text of submissions is
/// harmless. All formats start from here, so none can tell more.
namespace flocking::report {

/// What a cause is called; empty where that is withheld.
struct CauseName {
  std::size_t rank = 0;  ///< of its first row in the table of choices; to order by, not to be told
  std::string part;      ///< in words: "the loop", "cohesion and separation"
  std::string title;
  std::string slot;    ///< "separation.direction", "*.who"
  std::string choice;  ///< "towards"
  std::string code;    ///< "separation.direction=towards", or several of them
};

/// So many cases fail for one deviation alone.
struct Breaks {
  std::string part;
  std::uint64_t cases = 0;
};

/// A cause, under the hint `what` or above.
struct RedactedCause : CauseName {
  std::vector<std::string> parts;
  std::string clause;
  std::string sentence;
  std::vector<Breaks> breaks;   ///< of each of its deviations
  bool breaks_nothing = false;  ///< not one case, and there are cases
  bool is_by_the_text = false;  ///< the assignment's text says so, and the answers do not
  std::string expected_formula;
  std::string formula;
  std::string symbols;
  std::optional<explain::Witness> witness;  ///< as it is, since inputs are for use
  std::string witness_part;                 ///< that it is of, where the cause has several
};

/// A deviation, under the hint `what` or above.
struct RedactedDeviation {
  std::string part;
  std::string_view title;
  std::string_view sentence;
  std::uint64_t breaks = 0;
  std::string_view slot;
  std::string_view choice;
  std::string expected_formula;
  std::string formula;
  std::optional<explain::Witness> witness;
};

/// What is known of a part.
struct RedactedPart {
  std::string name;
  explain::Knowledge knowledge = explain::Knowledge::kUnknown;
  bool is_right = false;                ///< but for the loop around it
  std::vector<std::string> deviations;  ///< codes
  std::vector<explain::Fact> facts;
};

/// As explain::Explanation; empty or 0 where that is withheld.
struct RedactedExplanation {
  explain::Hint hint = explain::Hint::kNone;
  std::string name;
  explain::Status status = explain::Status::kUnexplained;
  bool follows_rules = false;    ///< explained, without a deviation, and it ends well
  bool prints_by_rules = false;  ///< the same, however it ends
  bool is_template = false;      ///< all three forces are missing, and nothing else deviates
  /// The rules that it follows, where these are not those of the answers; under every hint.
  std::optional<grade::ProgramRules> followed;
  std::string reason;  ///< under every hint
  std::uint64_t inputs = 0;
  std::uint64_t fresh = 0;
  std::vector<std::string> to_look_at;  ///< parts, in the order of causes, each once
  std::vector<std::string> unknown;
  std::vector<RedactedPart> parts;
  std::optional<explain::Crash> crash;
  bool is_crash_a_cause = false;  ///< one of the causes says where it dies, under the hint `what`
  std::vector<std::string> debug_lines;
  std::vector<RedactedCause> causes;
  std::vector<RedactedDeviation> deviations;
  std::vector<std::string> remarks;
  std::uint64_t cases = 0;
  std::uint64_t judged = 0;
  std::uint64_t passed = 0;
  std::string right_name;                 ///< the rules that are right
  std::vector<explain::Fix> fixes;        ///< of deviations
  std::vector<explain::Fix> cause_fixes;  ///< of causes, those that can be told
  std::string variant;
};

/// What is called the same, and who has it.
struct Occurrence : CauseName {
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
struct RedactedExplanations : ExplanationTotals {
  std::vector<RedactedExplanation> submissions;
};

/// The part of that name; null where nothing was said of it.
const RedactedPart* find_part(const RedactedExplanation& explanation, std::string_view name);

/// What the submissions have in common, as far as it is told of them.
ExplanationTotals totals_of(const std::vector<RedactedExplanation>& submissions);

/// What may be told of `explanations`.
RedactedExplanations redacted(std::span<const NamedExplanation> explanations, explain::Hint hint);

}  // namespace flocking::report
