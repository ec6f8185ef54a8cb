#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/exit_status.h"
#include "base/local_date_time.h"
#include "console/streams.h"
#include "explain/explanation.h"
#include "grade/case.h"
#include "grade/late_penalty.h"
#include "grade/record.h"
#include "gradebook/grade_export.h"
#include "intake/class_layout.h"

namespace flocking::app {

/// A requested report and its file.
struct WantedReport {
  std::string format;
  std::string file;  ///< empty: standard output
};

/// The requested isolation of submissions.
enum class SandboxWish {
  kAuto,    ///< the strongest available
  kFull,    ///< the strongest; an error if namespaces are missing
  kLimits,  ///< all available layers except namespaces and control groups
  kNone,    ///< no layers: only the watchdog ends a run that exceeds a limit
};

struct GradeOptions {
  std::string cases;
  bool has_strict_cases = false;     ///< every input needs its answer, and every answer its input
  std::vector<std::string> command;  ///< after --; empty for a class
  std::string submissions;           ///< a folder or an archive; empty for one submission
  std::optional<intake::Layout> layout;  ///< of the class; none: detected
  std::string roster;                    ///< a file that names the students; may be empty
  std::string groups;                    ///< a file with groups of students; may be empty
  std::string assignment;  ///< the column of the roster that gets the grades; empty: the only one
  gradebook::MissingGrade missing = gradebook::MissingGrade::kKeep;  ///< in import files
  std::string adjustments;                                           ///< a file; may be empty
  std::optional<grade::LatePenalty> late_penalty;                    ///< with `due`
  std::optional<LocalDateTime> due;
  std::string main;       ///< the main file or program if there are several; may be empty
  std::string cxx_flags;  ///< replaces the flags for C++; may be empty
  double build_time_limit_s = 60.0;  ///< processor time of a build
  std::string cache;                 ///< folder of stored builds and results; empty: the default
  bool resume = false;               ///< reuse results of earlier gradings
  std::string since;                 ///< a JSON report: reuse only the results in it; may be empty
  grade::CaseOverrides overrides;
  SandboxWish sandbox = SandboxWish::kAuto;
  std::vector<std::string> required_layers;
  std::size_t jobs = 1;
  std::uint64_t repeat = 1;
  std::optional<double> points;
  std::vector<WantedReport> reports;
  /// of failed submissions, in the formats of `flocking explain`
  std::vector<WantedReport> explanations;
  explain::Hint hint = explain::Hint::kFull;
  bool finds_lines = false;         ///< find wrong lines of explained submissions in C and C++
  bool explains_at_length = false;  ///< explain every cause, not only the first
  grade::Disclosure disclosure = grade::Disclosure::kFull;
  std::uint64_t shard = 1;          ///< from 1 to `shards`
  std::uint64_t shards = 1;         ///< >= 1
  std::vector<std::string> merged;  ///< the files to merge, see MergeOptions
  std::string save;                 ///< a file for all results, see SavedGrading; may be empty
  std::string keep_folder;          ///< folder for all outputs; may be empty
  std::string replay_folder;        ///< folder for replays of failed cases; may be empty
  std::string feedback_folder;      ///< folder for the students' feedback; may be empty
  bool explains_feedback = false;  ///< explain in the feedback, even if no explanation is requested
};

/// Runs submissions on cases and reports. Returns kSuccess if all passed, else kNo. Throws Error.
ExitStatus grade_submissions(const GradeOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
