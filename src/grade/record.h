#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/local_date_time.h"
#include "base/presence.h"
#include "diagnosis/crash.h"
#include "explain/explanation.h"
#include "grade/answer_rules.h"
#include "judge/comparison.h"
#include "sandbox/limits.h"

/// The record of a grading: everything that a report may show, and nothing else. Reports are pure
/// functions of it.
namespace flocking::grade {

/// What became of a case.
enum class Verdict {
  kAccepted,           ///< AC
  kWrongAnswer,        ///< WA
  kPresentationError,  ///< PE: the values are right, the layout is not, and it was asked for
  kTimeLimit,          ///< TLE
  kMemoryLimit,        ///< MLE
  kOutputLimit,        ///< OLE
  kRuntimeError,       ///< RTE
  kJudgeError,         ///< JE: the grader's own fault
  kCompileError,       ///< CE: of a submission that does not build; none of its cases was run
  kNotGradable,        ///< NG: of what was handed in and is no program, or was not handed in
};

/// "AC", "WA", ...
const char* short_name(Verdict verdict);
/// "accepted", "wrong answer", ...
const char* long_name(Verdict verdict);

/// One case, run and judged.
struct CaseResult {
  std::string name;   ///< path below the cases' folder without .in, such as "course/two_agents"
  std::string group;  ///< that it counts in, else its folder: "course", "." for the topmost
  bool hidden = false;
  bool sample = false;
  double points = 0.0;
  double max_points = 0.0;
  std::string uncounted = {};  ///< why it passed and has no points; else empty
  Verdict verdict = Verdict::kJudgeError;
  std::string detail;  ///< "more than 2 s of CPU time", "exit status 3", "signal 11 (SIGSEGV)", ...
  sandbox::Limits limits;
  sandbox::Usage usage;
  std::vector<std::string> warnings;            ///< "used 85% of the memory limit", ...
  std::optional<judge::Comparison> comparison;  ///< none where the output was not compared
  std::string absolute_tolerance;  ///< that it was compared with, as given; may be empty
  std::string relative_tolerance;  ///< the same
  std::uint64_t agents = 0;        ///< of the case; 0 where it could not be told
  std::uint64_t steps = 0;         ///< that the answer has
  std::string input_excerpt;       ///< first lines of the input, printable; for --disclose full
  std::string stderr_excerpt;      ///< first lines of stderr, printable
  std::uint64_t runs = 1;          ///< with --repeat
  bool nondeterministic = false;   ///< verdict or output differed between the runs
  std::string replay;              ///< its page, a path from the report's folder; empty: none
  /// Where and why it crashed, by a second run; none where that is not known.
  std::optional<diagnosis::Crash> crash = std::nullopt;
  std::vector<std::string> passes_by = {};  ///< rule sets whose answers the output passes for

  [[nodiscard]] bool passed() const { return verdict == Verdict::kAccepted; }
};

/// A change of the points that the cases give.
struct PointChange {
  enum class Kind { kLatePenalty, kAdjustment };
  Kind kind = Kind::kAdjustment;
  double points = 0.0;  ///< added to the points so far: below 0 for a penalty
  std::string reason;   ///< "1 day late"; or the instructor's, which may be empty
};

/// The effect of the instructor's adjustments on a grade.
enum class GradeChange {
  kNone,
  kSet,   ///< it is given, whatever the cases give
  kKept,  ///< the one that the platform has stays
};

/// The rules by which a program passes all cases, although it fails some of their answers.
struct ProgramRules {
  std::string rules;
  std::string rules_of_cases = {};  ///< that give all answers; empty: not all follow one set
  std::uint64_t failed = 0;         ///< cases; 0: the program was run on no cases
  bool is_computed = false;         ///< flocking computed the failed answers, so --rules helps
};

/// One submission over all cases, in the order of the cases.
struct SubmissionResult {
  std::string name;
  std::string cannot_start;  ///< why, where it cannot; then none of its cases was run
  std::vector<CaseResult> cases;
  std::optional<explain::Explanation> explanation =
      std::nullopt;  ///< with --explain, of one that failed
  /// The verdict on all cases of one that cannot start: RTE, CE or NG.
  Verdict refused_as = Verdict::kRuntimeError;
  std::string id = {};                       ///< of the student, where a class was taken in
  std::uint64_t roster_line = 0;             ///< that the student has in the roster; 0: none
  std::vector<std::string> notes = {};       ///< on how it was submitted: "submitted late"
  Presence presence = Presence::kSubmitted;  ///< in a class with a roster
  /// When the student submitted it; none where the platform does not say.
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  bool is_late = false;                         ///< marked late by the platform
  std::vector<PointChange> point_changes = {};  ///< in the order in which they apply
  GradeChange grade_change = GradeChange::kNone;
  /// What compilers said of its sources that is likely a mistake: "main.cpp:88: suggest ...".
  std::vector<std::string> build_warnings = {};
  std::optional<ProgramRules> followed = std::nullopt;  ///< rules other than those of the answers
  std::string build_log = {};                           ///< of a build that failed; may be cut
  std::string fingerprint = {};  ///< of all that its results come of; empty: they are not kept
};

/// How much of a case a report may tell of.
enum class Disclosure { kFull, kDifference, kVerdict };

/// A whole grading.
struct Record {
  std::string program_version;
  std::string started_at;            ///< ISO 8601, UTC
  std::vector<std::string> layers;   ///< used, see sandbox::used_layers; empty: no sandbox
  std::string timing;                ///< how processor time is measured
  std::vector<std::string> missing;  ///< not to be had here, with the reason
  bool is_class = false;             ///< graded with --submissions
  std::string layout;                ///< how the class was handed in; empty: programs as they lie
  std::vector<std::string> notes;    ///< what whoever grades should know of the class
  Disclosure disclosure =
      Disclosure::kFull;              ///< of all but hidden cases, which tell a verdict only
  std::optional<explain::Hint> hint;  ///< how much explanations tell; none without --explain
  AnswerRules rules;                  ///< that the answers follow
  double wall_s = 0.0;
  std::string interrupted;  ///< why the grading ended early; empty if it did not
  std::vector<SubmissionResult> submissions;
};

}  // namespace flocking::grade
