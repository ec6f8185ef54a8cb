#pragma once

#include <string>
#include <vector>

#include "console/nameless_file.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "settings/tree.h"

namespace flocking::app {

/// Finds the rules that the answers of `cases` follow, as followed_rules() does, stores these rules
/// in the cases, and counts the cases whose answers flocking computes. Throws EnvironmentError.
grade::AnswerRules follow_answers(std::vector<grade::Case>& cases);

/// Returns the settings with which the simulator computes a case.
settings::Tree simulator_settings(const grade::Case& one);

/// Answers of the simulator for cases without an answer file. The answers exist as long as this
/// object.
class Answers {
 public:
  /// Sets answer_path of the cases without an answer file. Throws MisfitError naming the case if
  /// its input is wrong, EnvironmentError.
  explicit Answers(std::vector<grade::Case>& cases);

 private:
  std::vector<console::NamelessFile> made_;
};

/// The cases below a folder, checked for judging programs, all with answers. The answers exist as
/// long as this object. Each case stores the rules that its answer follows.
class JudgedCases {
 public:
  /// Throws EnvironmentError for any error in the cases, since exit status kNo would blame the
  /// program under test.
  JudgedCases(const std::string& folder, const grade::CaseOverrides& overrides);

  [[nodiscard]] const std::vector<grade::Case>& list() const { return cases_; }
  [[nodiscard]] const grade::AnswerRules& rules() const { return rules_; }
  /// Returns the faults of the input/answer pairs, see app::pair_faults().
  [[nodiscard]] const std::vector<std::string>& pair_faults() const { return pair_faults_; }

 private:
  std::vector<grade::Case> cases_;
  std::vector<std::string> pair_faults_;
  grade::AnswerRules rules_;
  Answers answers_;
};

}  // namespace flocking::app
