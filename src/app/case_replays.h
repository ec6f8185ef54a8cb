#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "grade/case.h"
#include "grade/case_runner.h"
#include "grade/record.h"
#include "replay/replay.h"
#include "sandbox/private_folder.h"

namespace flocking::app {

/// Replays of the cases that submissions failed, for the reports to link to.
class CaseReplays {
 public:
  /// Pages go to `folder`, as SUBMISSION/CASE.html; with an empty one nothing is done. What
  /// programs print is kept in `outputs`, or for an empty one in a folder that lives no longer than
  /// this. Throws EnvironmentError where a folder cannot be made.
  CaseReplays(std::string folder, std::string outputs);

  /// Where outputs must be kept while grading; empty: nowhere.
  [[nodiscard]] const std::string& outputs() const { return outputs_; }

  /// Writes the pages of what may be shown, from the very outputs that were judged, and notes their
  /// places in the record. What has none says why in its warnings. Ends early where `stop` is true.
  void write(const std::vector<grade::Case>& cases,
             const std::vector<grade::Submission>& submissions, grade::Record& record,
             const std::function<bool()>& stop) const;

 private:
  std::string write_page(const grade::Case& one, const grade::Submission& submission,
                         const grade::CaseResult& result,
                         const std::optional<replay::ToldExplanation>& explanation) const;

  std::string folder_;
  std::string outputs_;
  std::unique_ptr<sandbox::PrivateFolder> own_outputs_;
};

}  // namespace flocking::app
