#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/local_date_time.h"
#include "base/presence.h"
#include "grade/case.h"
#include "grade/mapped_file.h"
#include "grade/record.h"
#include "sandbox/input.h"
#include "sandbox/runner.h"

namespace flocking::grade {

/// A program to grade.
struct Submission {
  std::string name;
  sandbox::Command command;
  std::string problem;              ///< why it cannot be started, if known
  std::vector<std::string> hidden;  ///< paths that it must not see
  bool names_simulator = false;     ///< it is the simulator, which the user named explicitly
  std::string id = {};              ///< the student's id; may be empty
  /// minimum number of processes that its language needs, including threads
  std::uint64_t processes = 1;
  std::string language = {};  ///< name in the table of languages, if submitted as sources
  Verdict refused_as = Verdict::kRuntimeError;  ///< the verdict if there is a problem
  bool is_refused_here = false;                 ///< see SubmissionResult
  std::uint64_t roster_line = 0;                ///< line of the student in the roster; 0: none
  Presence presence = Presence::kSubmitted;     ///< see SubmissionResult
  std::optional<LocalDateTime> submitted_at = std::nullopt;  ///< see SubmissionResult
  bool is_late = false;                                      ///< marked late by the platform
  std::vector<std::string> notes = {};                       ///< on how it was submitted
  std::vector<std::string> build_warnings = {};              ///< see SubmissionResult
  std::string build_log = {};                                ///< if the build failed; may be cut
  std::string content = {};      ///< hash of its build inputs; empty: hash its files instead
  std::string fingerprint = {};  ///< key of its results; empty: results are not stored
};

/// Returns `limits` with at least as many processes as the submission's language needs.
sandbox::Limits limits_for(const Submission& submission, sandbox::Limits limits);

/// A case with its files open.
class OpenCase {
 public:
  /// Throws EnvironmentError if a file cannot be read.
  explicit OpenCase(const Case& one);

  [[nodiscard]] const sandbox::Input& input() const { return input_; }
  [[nodiscard]] std::string_view answer() const { return answer_.text(); }
  /// Returns the answer of the rule set Case::other_answers[`number`].
  [[nodiscard]] std::string_view other_answer(std::size_t number) const {
    return others_[number]->text();
  }
  /// Returns the number of agents in the input; 0 if the input has no such number.
  [[nodiscard]] std::uint64_t agents() const { return agents_; }
  [[nodiscard]] const std::string& input_excerpt() const { return input_excerpt_; }

 private:
  sandbox::Input input_;
  MappedFile answer_;
  std::vector<std::unique_ptr<MappedFile>> others_;
  std::uint64_t agents_;
  std::string input_excerpt_;
};

/// The warning of a result whose output could not be stored.
inline constexpr const char* kOutputNotKept = "its output could not be kept";

/// The result of one run of a case, and a hash that distinguishes outputs.
struct CaseRun {
  CaseResult result;  ///< without the parts that come from the case: name, settings, points
  std::string cannot_start;
  std::uint64_t output_hash = 0;
};

/// Runs a submission on a case and judges the output. `kept_output` is a file to store the output
/// in, or empty. Failures of the runner give the verdict JE, not an exception.
CaseRun run_case(sandbox::Runner& runner, const Submission& submission, const Case& one,
                 const OpenCase& open, const std::string& kept_output);

}  // namespace flocking::grade
