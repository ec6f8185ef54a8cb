#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/explainable_cases.h"
#include "app/grade_command.h"
#include "build/build_all.h"
#include "console/streams.h"
#include "diagnosis/crash.h"
#include "diagnosis/line_findings.h"
#include "explain/explanation.h"
#include "grade/case_runner.h"
#include "grade/kept_results.h"
#include "grade/workers.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// Returns the folder for stored builds and results of a class; empty if there is no such folder,
/// or if a graded program could modify it.
std::string folder_for_keeping(const GradeOptions& options, const sandbox::Layers& layers);

/// Stores the results of a class as they arrive, and returns those of earlier gradings for --resume
/// and --since. The key of a result is a hash of everything that it depends on: the submission's
/// files and name, how it is built and run, the case and its limits, the sandbox, this program.
class EarlierResults {
 public:
  /// Throws EnvironmentError if --resume or --since cannot be used, or if the file of --since is
  /// not a report.
  EarlierResults(const GradeOptions& options, const sandbox::Layers& layers,
                 const console::StandardStreams& streams);

  /// Returns the folder of the results; empty if results are not stored.
  [[nodiscard]] std::string folder() const { return kept_ ? kept_->folder() : ""; }

  /// Sets the fingerprint of a submission, which identifies its results. `files` is its folder;
  /// grade::Submission::content must be set before if it is known.
  void identify(grade::Submission& submission, const std::string& files);

  /// Returns why a submission did not build; nothing if that is unknown.
  [[nodiscard]] std::optional<build::Built> failed_build(const grade::Submission& submission) const;
  void keep_failed_build(const grade::Submission& submission, const build::Built& built);

  /// Returns the known runs of `work` (see Work::known). A run whose output must be kept is known
  /// only if the output is still stored. Prints the number of known runs on the error stream.
  [[nodiscard]] std::vector<std::optional<grade::CaseRun>> runs(const grade::Work& work);
  /// Stores a run of the work passed to runs().
  void keep_run(const grade::Submission& submission, std::size_t one, const grade::CaseRun& run);

  /// Returns where and why the run on case `one` crashed, if that is known. `one` is a case of the
  /// work passed to runs().
  [[nodiscard]] std::optional<diagnosis::Crash> crash(const grade::Submission& submission,
                                                      std::size_t one) const;
  void keep_crash(const grade::Submission& submission, std::size_t one,
                  const diagnosis::Crash& crash);

  /// Returns the stored explanation of a submission, found with the same cases.
  [[nodiscard]] std::optional<explain::Explanation> explanation(const grade::Submission& submission,
                                                                const ExplainableCases& cases);
  /// Stores an explanation found with the cases `cases`.
  void keep_explanation(const grade::Submission& submission, const ExplainableCases& cases,
                        const explain::Explanation& explanation);

  /// Returns the stored lines of a submission, found with the same cases.
  [[nodiscard]] std::optional<diagnosis::LineFindings> lines(const grade::Submission& submission,
                                                             const ExplainableCases& cases);
  void keep_lines(const grade::Submission& submission, const ExplainableCases& cases,
                  const diagnosis::LineFindings& findings);

 private:
  using Journal = std::map<std::string, std::string>;

  [[nodiscard]] const std::string* find(const grade::Submission& submission,
                                        const std::string& key) const;
  void keep(const grade::Submission& submission, const std::string& key, std::string_view text);
  [[nodiscard]] std::string build_key() const;
  [[nodiscard]] const std::string& explanation_key(const ExplainableCases& cases);

  const GradeOptions& options_;
  const console::StandardStreams& streams_;
  std::optional<grade::KeptResults> kept_;
  std::string circumstances_;                // part of every key
  std::set<std::string> since_;              // the fingerprints of the report
  std::map<std::string, Journal> journals_;  // by fingerprint of the submission
  std::vector<std::string> case_keys_;
  std::map<std::string, std::string> explanation_keys_;  // by the name of the right rules
  bool has_failed_ = false;
};

}  // namespace flocking::app
