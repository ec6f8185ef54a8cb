#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "base/exit_status.h"
#include "console/streams.h"
#include "grade/record.h"
#include "gradebook/grade_export.h"

namespace flocking::app {

/// The input of all reports of a grading.
struct GradingOutcome {
  grade::Record record;
  const gradebook::GradeExport* gradebook = nullptr;  ///< to be filled in; null: none
  std::vector<std::string> feedback_files;  ///< names, without their ending, of the record's rows
  std::string saved;                        ///< the text of the file for --save
  std::string advice;  ///< what to do if the grading ended early: "; continue with --resume"
};

/// Sets Record::interrupted if a signal has ended the grading.
void note_interruption(grade::Record& record);

/// Writes all requested files and reports, also of a grading that ended early. An error in one file
/// does not prevent the others. Returns kSuccess if all cases passed, kNo if a case failed,
/// kEnvironment if the grader failed at a case. Throws Error, also if the grading ended early.
ExitStatus reported_grading(GradingOutcome& outcome, const GradeOptions& options,
                            const console::StandardStreams& streams);

}  // namespace flocking::app
