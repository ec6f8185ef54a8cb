#pragma once

#include <string>
#include <vector>

#include "app/nameless_file.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "settings/tree.h"

namespace flocking::app {

/// Finds out whose rules the answers of `cases` follow, as followed_rules() does, has the cases
/// follow them, and counts those that flocking answers. Throws EnvironmentError.
grade::AnswerRules follow_answers(std::vector<grade::Case>& cases);

/// What the simulator is told of a case.
settings::Tree simulator_settings(const grade::Case& one);

/// Answers of the simulator for cases that have none of their own, for as long as this lives.
class Answers {
 public:
  /// Sets answer_path of the cases without one. Throws MisfitError naming a case whose input is
  /// wrong, EnvironmentError.
  explicit Answers(std::vector<grade::Case>& cases);

 private:
  std::vector<NamelessFile> made_;
};

/// The cases below a folder, which are such that programs can be judged by them, all with answers,
/// for as long as this lives. Each has the rules that its answer follows.
class JudgedCases {
 public:
  /// Throws EnvironmentError for anything that is wrong with them: the fault of whoever made them
  /// is no `no` to the program that was to be judged.
  JudgedCases(const std::string& folder, const grade::CaseOverrides& overrides);

  [[nodiscard]] const std::vector<grade::Case>& list() const { return cases_; }
  [[nodiscard]] const grade::AnswerRules& rules() const { return rules_; }
  /// Returns the faults of their pairs of files, as pair_faults() words them.
  [[nodiscard]] const std::vector<std::string>& pair_faults() const { return pair_faults_; }

 private:
  std::vector<grade::Case> cases_;
  std::vector<std::string> pair_faults_;
  grade::AnswerRules rules_;
  Answers answers_;
};

}  // namespace flocking::app
