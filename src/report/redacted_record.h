#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grade/record.h"
#include "report/redacted_explanation.h"

namespace flocking::report {

/// Cases passed and points; the points of a submission include its late penalty and adjustments.
struct Score {
  std::uint64_t passed = 0;  ///< cases
  std::uint64_t cases = 0;
  double points = 0.0;
  double max_points = 0.0;
};

/// A case as it may be told of: what is withheld is empty, and all text is harmless (safe_text.h).
struct RedactedCase : grade::CaseResult {
  bool verdict_only = false;  ///< all but name, verdict and points is withheld
  bool not_run = false;       ///< since the submission cannot start
};

/// A submission with its cases.
struct RedactedSubmission {
  std::string name;
  std::string cannot_start;
  grade::Verdict refused_as = grade::Verdict::kRuntimeError;  ///< where it cannot start
  std::string id;                                             ///< of the student; may be empty
  std::uint64_t roster_line = 0;                              ///< 0: in no roster
  std::vector<std::string> notes;
  std::optional<grade::ProgramRules> followed;  ///< rules other than those of the answers
  std::string fingerprint;                      ///< of its results; may be empty
  std::vector<RedactedCase> cases;
  Score score;
  std::optional<RedactedExplanation> explanation;
  std::vector<std::string> build_warnings;  ///< of compilers, those that matter
  std::string build_log;                    ///< of a build that failed, in printable lines
  Presence presence = Presence::kSubmitted;
  std::vector<grade::PointChange> point_changes;  ///< which `score` contains
  grade::GradeChange grade_change = grade::GradeChange::kNone;
};

/// A case over all submissions that have it.
struct CaseTotal {
  std::string name;
  std::string group;
  bool hidden = false;
  Score score;
};

/// All that a report may tell.
struct RedactedRecord {
  grade::Record about;  ///< without its submissions
  std::vector<RedactedSubmission> submissions;
  std::vector<CaseTotal> cases;  ///< in the order in which submissions name them
  Score score;
  std::optional<ExplanationTotals> explanations;  ///< where there was something to explain
};

/// Takes from `record` what it withholds: of hidden cases, and under Disclosure::kVerdict of all,
/// all but name, verdict and points; under Disclosure::kDifference excerpts of input and stderr,
/// causes of crashes, and replays. Replays become links, relative and percent-encoded. Explanations
/// tell what the hint lets them. `folder`: as in ReportStyle.
RedactedRecord redacted(const grade::Record& record, const std::string& folder = "");

/// The submission's result of the case `name`; null where it has none.
const RedactedCase* find_case(const RedactedSubmission& submission, const std::string& name);

}  // namespace flocking::report
