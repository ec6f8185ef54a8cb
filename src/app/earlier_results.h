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
#include "app/streams.h"
#include "build/build_all.h"
#include "diagnosis/crash.h"
#include "explain/explanation.h"
#include "grade/case_runner.h"
#include "grade/kept_results.h"
#include "grade/workers.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// The folder in which builds and results of a class may be kept; empty where there is none, or
/// where a run could exchange what is in it.
std::string folder_for_keeping(const GradeOptions& options, const sandbox::Layers& layers);

/// Keeps the results of a class as they come in, and has those of earlier gradings that --resume or
/// --since ask for. A result is known by a hash of all that it depends on: the submission's files
/// and name, how it is built and run, the case and its limits, the sandbox, this very program.
class EarlierResults {
 public:
  /// Throws EnvironmentError where --resume or --since is wanted and cannot be, also where the file
  /// of --since is no report.
  EarlierResults(const GradeOptions& options, const sandbox::Layers& layers,
                 const StandardStreams& streams);

  /// Where they are kept; empty: nowhere.
  [[nodiscard]] std::string folder() const { return kept_ ? kept_->folder() : ""; }

  /// Gives a submission the fingerprint that its results are known by. `files` is where it lies;
  /// what it is made of may be known by then (grade::Submission::content).
  void identify(grade::Submission& submission, const std::string& files);

  /// Why a submission did not build; nothing where that is not known.
  [[nodiscard]] std::optional<build::Built> failed_build(const grade::Submission& submission) const;
  void keep_failed_build(const grade::Submission& submission, const build::Built& built);

  /// What is known of the runs of `work`, of which outputs are wanted only where they are kept; as
  /// Work::known has it. Tells on the error stream how many there are.
  [[nodiscard]] std::vector<std::optional<grade::CaseRun>> runs(const grade::Work& work);
  /// Keeps a run of the work that runs() was told of.
  void keep_run(const grade::Submission& submission, std::size_t one, const grade::CaseRun& run);

  /// Where and why the run on case `one` of the work that runs() was told of crashed, if that is
  /// known.
  [[nodiscard]] std::optional<diagnosis::Crash> crash(const grade::Submission& submission,
                                                      std::size_t one) const;
  void keep_crash(const grade::Submission& submission, std::size_t one,
                  const diagnosis::Crash& crash);

  /// What is known of a submission by way of explanation, with such cases.
  [[nodiscard]] std::optional<explain::Explanation> explanation(const grade::Submission& submission,
                                                                const ExplainableCases& cases);
  /// Keeps one, found with those cases.
  void keep_explanation(const grade::Submission& submission, const ExplainableCases& cases,
                        const explain::Explanation& explanation);

 private:
  using Journal = std::map<std::string, std::string>;

  [[nodiscard]] const std::string* find(const grade::Submission& submission,
                                        const std::string& key) const;
  void keep(const grade::Submission& submission, const std::string& key, std::string_view text);
  [[nodiscard]] std::string build_key() const;
  [[nodiscard]] const std::string& explanation_key(const ExplainableCases& cases);

  const GradeOptions& options_;
  const StandardStreams& streams_;
  std::optional<grade::KeptResults> kept_;
  std::string circumstances_;                // what all results depend on
  std::set<std::string> since_;              // the fingerprints of the report
  std::map<std::string, Journal> journals_;  // by fingerprints
  std::vector<std::string> case_keys_;
  std::map<std::string, std::string> explanation_keys_;  // by the rules that are right
  bool has_failed_ = false;
};

}  // namespace flocking::app
