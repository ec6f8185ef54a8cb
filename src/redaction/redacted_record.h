#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diagnosis/crash.h"
#include "grade/record.h"
#include "redaction/redacted_explanation.h"
#include "redaction/safe_text.h"

namespace flocking::redaction {

/// The number of passed cases and the points. The points of a submission include its late penalty
/// and adjustments.
struct Score {
  std::uint64_t passed = 0;  ///< cases
  std::uint64_t cases = 0;
  double points = 0.0;
  double max_points = 0.0;
};

/// Counterpart of judge::Difference.
struct RedactedDifference {
  using Shown = judge::Difference;
  judge::DifferenceKind kind = judge::DifferenceKind::kValue;
  std::uint64_t index = 0;
  SafeText expected;
  SafeText found;
  SafeText error;
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// Counterpart of judge::LargestError.
struct RedactedError {
  using Shown = judge::LargestError;
  SafeText error;
  double value = 0.0;
  std::uint64_t index = 0;
};

/// Counterpart of judge::Comparison.
struct RedactedComparison {
  using Shown = judge::Comparison;
  std::uint64_t expected_tokens = 0;
  std::uint64_t found_tokens = 0;
  std::uint64_t differences = 0;
  std::uint64_t extra_lines = 0;
  std::optional<RedactedDifference> first;
  std::optional<RedactedError> largest;
  std::optional<std::uint64_t> first_not_finite;
  std::vector<judge::LayoutNote> layout;

  [[nodiscard]] bool matches() const { return differences == 0; }
};

/// Counterpart of diagnosis::Crash.
struct RedactedCrashSite {
  using Shown = diagnosis::Crash;
  SafeText file;
  std::uint64_t line = 0;
  SafeText cause;
  SafeTexts callers;
  diagnosis::Trouble trouble = diagnosis::Trouble::kCrash;
};

/// Counterpart of grade::CaseResult; withheld fields are empty.
struct RedactedCase {
  SafeText name;
  SafeText group;
  bool hidden = false;
  bool sample = false;
  double points = 0.0;
  double max_points = 0.0;
  SafeText uncounted;
  grade::Verdict verdict = grade::Verdict::kJudgeError;
  bool verdict_only = false;  ///< all fields below are withheld
  bool not_run = false;       ///< because the submission cannot start
  SafeText detail;
  sandbox::Limits limits;
  sandbox::Usage usage;
  SafeTexts warnings;
  std::optional<RedactedComparison> comparison;
  SafeText absolute_tolerance;
  SafeText relative_tolerance;
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
  SafeText input_excerpt;
  SafeText stderr_excerpt;
  std::uint64_t runs = 1;
  bool nondeterministic = false;
  SafeText replay;
  std::optional<RedactedCrashSite> crash;

  [[nodiscard]] bool passed() const { return verdict == grade::Verdict::kAccepted; }
};

/// Counterpart of grade::PointChange.
struct RedactedPointChange {
  grade::PointChange::Kind kind = grade::PointChange::Kind::kAdjustment;
  double points = 0.0;
  SafeText reason;
};

/// A submission with its cases.
struct RedactedSubmission {
  SafeText name;
  SafeText cannot_start;
  grade::Verdict refused_as = grade::Verdict::kRuntimeError;  ///< the verdict if it cannot start
  SafeText id;                                                ///< of the student; may be empty
  std::uint64_t roster_line = 0;                              ///< 0: not in a roster
  SafeTexts notes;
  std::optional<grade::ProgramRules> followed;  ///< if they differ from the rules of the answers
  SafeText fingerprint;                         ///< of its results; may be empty
  std::vector<RedactedCase> cases;
  Score score;
  std::optional<RedactedExplanation> explanation;
  SafeTexts build_warnings;  ///< the relevant warnings of compilers
  SafeText build_log;        ///< if the build failed
  Presence presence = Presence::kSubmitted;
  std::vector<RedactedPointChange> point_changes;  ///< included in `score`
  grade::GradeChange grade_change = grade::GradeChange::kNone;
};

/// Totals of a case over all submissions that have it.
struct CaseTotal {
  SafeText name;
  SafeText group;
  bool hidden = false;
  Score score;
};

/// Counterpart of grade::Record without its submissions.
struct RedactedGrading {
  SafeText program_version;
  SafeText started_at;
  SafeTexts layers;
  SafeText timing;
  SafeTexts missing;
  bool is_class = false;
  SafeText cases_folder;
  SafeText layout;
  SafeTexts notes;
  grade::Disclosure disclosure = grade::Disclosure::kFull;
  std::optional<explain::Hint> hint;
  grade::AnswerRules rules;
  double wall_s = 0.0;
  SafeText interrupted;
};

/// The public content of a grading; reports have no other input. A field of grade::Record appears
/// here only if it is explicitly copied as safe text; otherwise the code does not compile.
struct RedactedRecord {
  RedactedGrading about;
  std::vector<RedactedSubmission> submissions;
  std::vector<CaseTotal> cases;  ///< in the order in which submissions name them
  Score score;
  std::optional<ExplanationTotals> explanations;  ///< if any submission was explained
};

/// Returns the public part of `record`. Hidden cases keep only name, verdict and points; under
/// Disclosure::kVerdict, so do all cases. Disclosure::kDifference withholds excerpts of input and
/// stderr, causes of crashes, and replays. Replays become links, relative to `folder` (see
/// ReportStyle) and percent-encoded. Explanations are redacted by their hint.
RedactedRecord redacted(const grade::Record& record, const std::string& folder = "");

/// Returns the submission's result of the case `name`; null if it has no such case.
const RedactedCase* find_case(const RedactedSubmission& submission, std::string_view name);

}  // namespace flocking::redaction
