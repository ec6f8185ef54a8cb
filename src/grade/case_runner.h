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
#include "sandbox/sandbox.h"

namespace flocking::grade {

/// A program to grade.
struct Submission {
  std::string name;
  sandbox::Command command;
  std::string problem;              ///< why it cannot be started, if that is known
  std::vector<std::string> hidden;  ///< paths that it must not see
  bool names_simulator = false;     ///< it is the simulator, which the instructor asked for by name
  std::string id = {};              ///< of the student; may be empty
  std::uint64_t processes = 1;      ///< and threads that its language needs, whatever the limit
  std::string language = {};        ///< the name of its row, where it was submitted as sources
  Verdict refused_as = Verdict::kRuntimeError;  ///< the verdict where there is a problem
  std::uint64_t roster_line = 0;                ///< that the student has in the roster; 0: none
  Presence presence = Presence::kSubmitted;     ///< as SubmissionResult has it
  std::optional<LocalDateTime> submitted_at = std::nullopt;  ///< as SubmissionResult has it
  bool is_late = false;                                      ///< marked late by the platform
  std::vector<std::string> notes = {};                       ///< on how it was submitted
  std::vector<std::string> build_warnings = {};              ///< as SubmissionResult has them
  std::string build_log = {};                                ///< of a build that failed; may be cut
  std::string content = {};      ///< a hash of what it is built of; empty: its files say it
  std::string fingerprint = {};  ///< what its results are known by; empty: they are not kept
};

/// `limits`, with as many processes as the submission's language needs.
sandbox::Limits limits_for(const Submission& submission, sandbox::Limits limits);

/// A case with its files open.
class OpenCase {
 public:
  /// Throws EnvironmentError where a file cannot be read.
  explicit OpenCase(const Case& one);

  [[nodiscard]] const sandbox::Input& input() const { return input_; }
  [[nodiscard]] std::string_view answer() const { return answer_.text(); }
  /// The answer that the rule set Case::other_answers[`number`] gives.
  [[nodiscard]] std::string_view other_answer(std::size_t number) const {
    return others_[number]->text();
  }
  /// The number of agents that the input names; 0 where it does not.
  [[nodiscard]] std::uint64_t agents() const { return agents_; }
  [[nodiscard]] const std::string& input_excerpt() const { return input_excerpt_; }

 private:
  sandbox::Input input_;
  MappedFile answer_;
  std::vector<std::unique_ptr<MappedFile>> others_;
  std::uint64_t agents_;
  std::string input_excerpt_;
};

/// The warning of a result where that is so.
inline constexpr const char* kOutputNotKept = "its output could not be kept";

/// What one run of one case gives, and a number that tells outputs apart.
struct CaseRun {
  CaseResult result;  ///< without what the case itself says: name, settings, points
  std::string cannot_start;
  std::uint64_t output_hash = 0;
};

/// Runs a submission on a case and judges what comes out. `kept_output` is a file to keep the
/// output in, or empty. The sandbox's own faults make a JE, not an exception.
CaseRun run_case(sandbox::Sandbox& sandbox, const Submission& submission, const Case& one,
                 const OpenCase& open, const std::string& kept_output);

}  // namespace flocking::grade
