#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "redaction/named_explanation.h"
#include "redaction/safe_text.h"

/// Explanations after redaction: without anything that the hint withholds, and with harmless text.
/// They are copied field by field, and all formats start from them, so none can show more.
namespace flocking::redaction {

/// The name of a cause; empty if withheld.
struct CauseName {
  std::size_t rank = 0;  ///< of its first row in the table of choices; for sorting, never shown
  SafeText part;         ///< in words: "the loop", "cohesion and separation"
  SafeText title;
  SafeText slot;    ///< in words: "the loop", "cohesion and separation"
  SafeText choice;  ///< "towards"
  SafeText code;    ///< "separation.direction=towards", or several of them
};

/// The number of cases that fail for one deviation alone.
struct Breaks {
  SafeText part;
  std::uint64_t cases = 0;
};

/// Counterpart of explain::Witness.
struct RedactedWitness {
  using Shown = explain::Witness;
  SafeText input;  ///< with all its lines, since students run it
  SafeText expected;
  SafeText found;
  bool is_seen = false;
};

/// A cause, at the hint `what` or above.
struct RedactedCause : CauseName {
  SafeTexts parts;
  SafeText clause;
  SafeText sentence;
  std::vector<Breaks> breaks;   ///< for each of its deviations
  bool breaks_nothing = false;  ///< true if there are cases and the cause breaks none of them
  bool is_by_the_text = false;  ///< the cause follows the assignment's text, but the answers do not
  SafeText expected_formula;
  SafeText formula;
  SafeText symbols;
  std::optional<RedactedWitness> witness;
  SafeText witness_part;  ///< the part that the witness shows, if the cause has several
};

/// A deviation, at the hint `what` or above.
struct RedactedDeviation {
  SafeText part;
  SafeText title;
  SafeText sentence;
  std::uint64_t breaks = 0;
  SafeText slot;
  SafeText choice;
  SafeText expected_formula;
  SafeText formula;
  std::optional<RedactedWitness> witness;
};

/// Counterpart of explain::Fact.
struct RedactedFact {
  SafeText code;
  SafeText sentence;
  SafeText input;
  bool holds_for_rules = false;
};

/// The findings about a part.
struct RedactedPart {
  SafeText name;
  explain::Knowledge knowledge = explain::Knowledge::kUnknown;
  bool is_right = false;  ///< a loop around the part does not matter
  SafeTexts deviations;   ///< their codes
  std::vector<RedactedFact> facts;
};

/// Counterpart of explain::Crash.
struct RedactedCrash {
  SafeText how;
  SafeText last_words;
  SafeText input;
  SafeText cause;
  SafeText advice;
  std::uint64_t inputs = 0;
};

/// Counterpart of diagnosis::LineFix.
struct RedactedFix {
  SafeText file;
  std::uint64_t line = 0;
  SafeText part;
  SafeText kind;
  SafeText diff;
  std::uint64_t cases_after = 0;
};

/// Counterpart of diagnosis::PartLines.
struct RedactedLines {
  SafeText part;
  SafeText file;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};

/// Counterpart of explain::Explanation; withheld fields are empty or 0.
struct RedactedExplanation {
  explain::Hint hint = explain::Hint::kNone;
  SafeText name;
  explain::Status status = explain::Status::kUnexplained;
  bool follows_rules = false;    ///< explained, without a deviation, and without a crash
  bool prints_by_rules = false;  ///< explained, without a deviation; it may crash
  bool is_template = false;      ///< all three forces are missing, and nothing else deviates
  /// The rules that the program follows if they differ from the rules of the answers; shown under
  /// every hint.
  std::optional<grade::ProgramRules> followed;
  SafeText reason;  ///< shown under every hint
  std::uint64_t inputs = 0;
  std::uint64_t fresh = 0;
  SafeTexts to_look_at;  ///< parts in the order of causes, without repetition
  SafeTexts unknown;
  std::vector<RedactedPart> parts;
  std::optional<RedactedCrash> crash;
  /// a cause says when the program crashes; from the hint `what` on
  bool is_crash_a_cause = false;
  SafeTexts debug_lines;
  std::vector<RedactedCause> causes;
  std::vector<RedactedDeviation> deviations;
  SafeTexts remarks;
  std::uint64_t cases = 0;
  std::uint64_t judged = 0;
  std::uint64_t passed = 0;
  SafeText right_name;                    ///< the rules that are right
  std::vector<explain::Fix> fixes;        ///< for deviations
  std::vector<explain::Fix> cause_fixes;  ///< for causes, as far as the hint shows them
  bool fixes_are_bounds = false;          ///< as in explain::Explanation
  SafeText variant;
  std::vector<RedactedFix> line_fixes;  ///< from diagnosis::LineFindings
  std::vector<RedactedLines> lines;
  bool lines_cut = false;  ///< a limit on time ended the search for lines early
  SafeText trouble;        ///< the cause of a crash or hang with a known place; may be empty
  SafeText trouble_file;
  std::uint64_t trouble_line = 0;
  std::uint64_t line_cases = 0;
  bool is_repaired = false;  ///< with these fixes, all parts that fixes can repair are right
};

/// A cause and the submissions that have it.
struct Occurrence : CauseName {
  SafeTexts who;
};

/// The number of submissions with each status.
struct StatusCounts {
  std::size_t explained = 0;
  std::size_t follow_rules = 0;  ///< of the explained ones
  std::size_t partly = 0;
  std::size_t unexplained = 0;
};

/// The causes and statuses of a class.
struct ExplanationTotals {
  StatusCounts counts;
  std::vector<Occurrence> histogram;  ///< the most frequent first
};

/// A class, or one submission.
struct RedactedExplanations : ExplanationTotals {
  std::vector<RedactedExplanation> submissions;
};

/// Returns the part with that name; null if there are no findings about it.
const RedactedPart* find_part(const RedactedExplanation& explanation, std::string_view name);

/// Returns the causes and statuses of the submissions, as far as their hint shows them.
ExplanationTotals totals_of(const std::vector<RedactedExplanation>& submissions);

/// Returns the public part of `explanations` under `hint`.
RedactedExplanations redacted(std::span<const NamedExplanation> explanations, explain::Hint hint);

}  // namespace flocking::redaction
