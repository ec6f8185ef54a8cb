#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/streams.h"
#include "base/exit_status.h"
#include "base/local_date_time.h"
#include "explain/explanation.h"
#include "grade/case.h"
#include "grade/late_penalty.h"
#include "grade/record.h"
#include "intake/class_layout.h"
#include "report/grade_export.h"

namespace flocking::app {

/// A report that is wanted, and where.
struct WantedReport {
  std::string format;
  std::string file;  ///< empty: standard output
};

/// What keeps submissions in.
enum class SandboxWish {
  kAuto,    ///< the strongest that this machine has
  kFull,    ///< the strongest, and nothing less than namespaces
  kLimits,  ///< what there is but namespaces and control groups
  kNone,    ///< nothing: only whoever watches ends a run that passes a limit
};

/// Flags of `flocking grade`.
struct GradeOptions {
  std::string cases = "testcases";
  bool has_strict_cases = false;     ///< every input needs its answer, and every answer its input
  std::vector<std::string> command;  ///< after --; empty for a class
  std::string submissions;           ///< a folder or an archive; empty for one submission
  std::optional<intake::Layout> layout;  ///< of the class; none: it is found out
  std::string roster;                    ///< a file that names the students; may be empty
  std::string groups;                    ///< a file of who works together; may be empty
  std::string assignment;  ///< the column of the roster that gets the grades; empty: the only one
  report::MissingGrade missing = report::MissingGrade::kKeep;  ///< in import files
  std::string adjustments;                                     ///< a file of them; may be empty
  std::optional<grade::LatePenalty> late_penalty;              ///< with `due`
  std::optional<LocalDateTime> due;
  std::string main;                  ///< the file, or program, that counts of several; may be empty
  std::string cxx_flags;             ///< instead of those of C++; may be empty
  double build_time_limit_s = 60.0;  ///< processor time of a build
  std::string cache;    ///< folder that builds and results are kept in; empty: the usual one
  bool resume = false;  ///< takes over what earlier gradings have found of the same
  std::string since;    ///< only what is as it was in this report, in JSON; may be empty
  grade::CaseOverrides overrides;
  SandboxWish sandbox = SandboxWish::kAuto;
  std::vector<std::string> required_layers;
  std::size_t jobs = 1;
  std::uint64_t repeat = 1;
  std::optional<double> points;
  std::vector<WantedReport> reports;
  std::vector<WantedReport> explanations;  ///< of submissions that fail; formats of explanations
  explain::Hint hint = explain::Hint::kFull;
  bool explains_at_length = false;  ///< every cause, not the first alone
  grade::Disclosure disclosure = grade::Disclosure::kFull;
  std::uint64_t shard = 1;         ///< from 1 to `shards`
  std::uint64_t shards = 1;        ///< >= 1
  std::string keep_folder;         ///< of all outputs; may be empty
  std::string replay_folder;       ///< of pages of failing cases; may be empty
  std::string feedback_folder;     ///< of what students get back; may be empty
  bool explains_feedback = false;  ///< in it, with no other explanation too
};

/// Runs submissions on cases and reports. Returns kSuccess if all passed, else kNo. Throws Error.
ExitStatus grade_submissions(const GradeOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
