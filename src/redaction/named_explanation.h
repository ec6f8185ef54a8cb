#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "diagnosis/crash.h"
#include "diagnosis/line_findings.h"
#include "explain/explanation.h"
#include "grade/answer_rules.h"
#include "grade/record.h"

namespace flocking::redaction {

/// An explanation and the submission that it explains.
struct NamedExplanation {
  std::string name;  ///< may be empty where there is only one
  explain::Explanation explanation;
  std::optional<grade::ProgramRules> followed = {};   ///< as in grade::SubmissionResult
  std::optional<diagnosis::LineFindings> lines = {};  ///< likewise
  std::optional<diagnosis::Crash> trouble = {};       ///< the place of a crash or a hang, if known
};

/// Returns the explanations of a record, in its order. Without full disclosure they have no text of
/// the program and no input on which it crashes.
std::vector<NamedExplanation> explanations_in(const grade::Record& record);

/// The extent of a report.
struct Telling {
  explain::Hint hint = explain::Hint::kFull;
  bool is_screen = false;  ///< one submission as text on one screen: only the first things to fix
  bool at_length = false;  ///< every cause, and the inputs of facts; JSON always has them
  grade::AnswerRules rules = {};  ///< of the answers of the cases
};

}  // namespace flocking::redaction
