#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/local_date_time.h"
#include "base/presence.h"
#include "diagnosis/crash.h"
#include "diagnosis/line_findings.h"
#include "explain/explanation.h"
#include "grade/answer_rules.h"
#include "judge/comparison.h"
#include "sandbox/limits.h"

/// The record of a grading: everything that a report may show, and nothing else. Reports are pure
/// functions of it.
namespace flocking::grade {

/// The result of a case.
enum class Verdict {
  kAccepted,           ///< AC
  kWrongAnswer,        ///< WA
  kPresentationError,  ///< PE: the values are right, but the required layout is not
  kTimeLimit,          ///< TLE
  kMemoryLimit,        ///< MLE
  kOutputLimit,        ///< OLE
  kRuntimeError,       ///< RTE
  kJudgeError,         ///< JE: a failure of the grader
  kCompileError,       ///< CE: the submission does not build; no case was run
  kNotGradable,        ///< NG: the submission contains no program, or nothing was submitted
};

/// Returns "AC", "WA", ...
const char* short_name(Verdict verdict);
/// Returns "accepted", "wrong answer", ...
const char* long_name(Verdict verdict);

/// The result of one case.
struct CaseResult {
  std::string name;   ///< path below the cases' folder without .in, such as "course/two_agents"
  std::string group;  ///< in which it counts, else its folder: "course", "." for the topmost
  bool hidden = false;
  bool sample = false;
  double points = 0.0;
  double max_points = 0.0;
  std::string uncounted = {};  ///< why the case gives no points although it passed; else empty
  Verdict verdict = Verdict::kJudgeError;
  std::string detail;  ///< "more than 2 s of CPU time", "exit status 3", "signal 11 (SIGSEGV)", ...
  sandbox::Limits limits;
  sandbox::Usage usage;
  std::vector<std::string> warnings;            ///< "used 85% of the memory limit", ...
  std::optional<judge::Comparison> comparison;  ///< none if the output was not compared
  std::string absolute_tolerance;               ///< of the comparison, as given; may be empty
  std::string relative_tolerance;               ///< of the comparison, as given; may be empty
  std::uint64_t agents = 0;                     ///< number of agents; 0 if unknown
  std::uint64_t steps = 0;                      ///< number of steps in the answer
  std::string input_excerpt;      ///< first lines of the input, printable; for --disclose full
  std::string stderr_excerpt;     ///< first lines of stderr, printable
  std::uint64_t runs = 1;         ///< with --repeat
  bool nondeterministic = false;  ///< verdict or output differed between the runs
  std::string replay;  ///< path of the replay page, relative to the report's folder; empty: none
  /// Where and why the program crashed, from a second run; none if unknown.
  std::optional<diagnosis::Crash> crash = std::nullopt;
  std::vector<std::string> passes_by = {};  ///< rule sets for whose answers the output passes

  [[nodiscard]] bool passed() const { return verdict == Verdict::kAccepted; }
};

/// A change of the points from the cases.
struct PointChange {
  enum class Kind { kLatePenalty, kAdjustment };
  Kind kind = Kind::kAdjustment;
  double points = 0.0;  ///< added to the points so far: negative for a penalty
  std::string reason;   ///< "1 day late", or the instructor's reason, which may be empty
};

/// The effect of the instructor's adjustments on a grade.
enum class GradeChange {
  kNone,
  kSet,   ///< set by the instructor, regardless of the cases
  kKept,  ///< the grade on the platform stays
};

/// The rules by which a program passes all cases, although it fails some of their answers.
struct ProgramRules {
  std::string rules;
  std::string rules_of_cases = {};  ///< rules that give all answers; empty: no rule set does
  std::uint64_t failed = 0;  ///< number of failed cases that these rules explain; 0: it was not run
  std::uint64_t missed = 0;  ///< number of cases that it fails by these rules, too
  bool is_computed = false;  ///< flocking computed the failed answers, so --rules can change them
};

/// The results of a submission for all cases, in the order of the cases.
struct SubmissionResult {
  std::string name;
  std::string cannot_start;  ///< why the submission cannot start (then no case was run); else empty
  std::vector<CaseResult> cases;
  std::optional<explain::Explanation> explanation = std::nullopt;  ///< with --explain, if it failed
  /// With --lines, for a program in C or C++ that failed and was explained.
  std::optional<diagnosis::LineFindings> lines = std::nullopt;
  /// The verdict on all cases of a submission that cannot start: RTE, CE, NG or JE.
  Verdict refused_as = Verdict::kRuntimeError;
  /// True if this machine cannot build or run the submission; other submissions are not affected.
  bool is_refused_here = false;
  std::string id = {};                       ///< of the student, in a class; may be empty
  std::uint64_t roster_line = 0;             ///< line of the student in the roster; 0: none
  std::vector<std::string> notes = {};       ///< on how it was submitted: "submitted late"
  Presence presence = Presence::kSubmitted;  ///< in a class with a roster
  /// When the student submitted; none if the platform does not say.
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  bool is_late = false;                         ///< marked late by the platform
  std::vector<PointChange> point_changes = {};  ///< in the order in which they apply
  GradeChange grade_change = GradeChange::kNone;
  /// Compiler warnings that probably show a mistake: "main.cpp:88: suggest ...".
  std::vector<std::string> build_warnings = {};
  std::optional<ProgramRules> followed = std::nullopt;  ///< rules other than those of the answers
  std::string build_log = {};                           ///< if the build failed; may be cut
  std::string fingerprint = {};                         ///< key of its results; empty: not stored
};

/// How much of a case a report may disclose.
enum class Disclosure { kFull, kDifference, kVerdict };

/// A whole grading.
struct Record {
  std::string program_version;
  std::string started_at;            ///< ISO 8601, UTC
  std::vector<std::string> layers;   ///< used, see sandbox::used_layers; empty: no sandbox
  std::string timing;                ///< how processor time is measured
  std::vector<std::string> missing;  ///< unavailable features of the sandbox, with the reason
  bool is_class = false;             ///< graded with --submissions
  std::string cases_folder;          ///< path; empty: the folder that the user typed
  std::string layout;  ///< layout of the class's submissions; empty: programs graded in place
  std::vector<std::string> notes;  ///< information for the instructor about the class
  Disclosure disclosure =
      Disclosure::kFull;  ///< of all cases except hidden ones, which disclose only a verdict
  std::optional<explain::Hint> hint;  ///< how much explanations disclose; none without --explain
  AnswerRules rules;                  ///< that the answers follow
  double wall_s = 0.0;
  std::string interrupted;  ///< why the grading ended early; empty if it was complete
  std::vector<SubmissionResult> submissions;
};

}  // namespace flocking::grade
