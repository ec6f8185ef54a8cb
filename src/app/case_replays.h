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

/// Replays of failed cases, linked from the reports.
class CaseReplays {
 public:
  /// Writes pages to `folder` as SUBMISSION/CASE.html; if `folder` is empty, writes none. Stores
  /// the outputs of programs in `outputs`, or if that is empty, in a temporary folder that exists
  /// as long as this object. Throws EnvironmentError if a folder cannot be created.
  CaseReplays(std::string folder, std::string outputs);

  /// Returns the folder in which grading must store outputs; empty: none.
  [[nodiscard]] const std::string& outputs() const { return outputs_; }

  /// Writes the pages that may be shown, from the same outputs that were judged, and stores their
  /// paths in the record. A case that gets no page gets a warning with the reason. Stops early once
  /// `stop` returns true.
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
