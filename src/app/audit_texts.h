#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.h"
#include "audit/set_check.h"
#include "explain/variant.h"
#include "grade/answer_rules.h"
#include "grade/case.h"

namespace flocking::app {

/// The texts of cases that are assignments, and how each is judged.
class AuditTexts {
 public:
  /// Throws EnvironmentError where a file cannot be read.
  explicit AuditTexts(const std::vector<grade::Case>& cases);

  [[nodiscard]] const std::vector<audit::CaseText>& texts() const { return texts_; }

  /// The same with what else counts for a set.
  [[nodiscard]] std::vector<audit::SetCase> as_set() const;

  /// Whether an output passes for an answer; one that is none of the texts is judged as cases are
  /// that nothing is said of. Safe to be called by many threads.
  [[nodiscard]] bool judge(const audit::CaseText& one, std::string_view output) const;
  /// The same as a function, as audits ask for it; it must not outlive this.
  [[nodiscard]] audit::Passes judging() const {
    return
        [this](const audit::CaseText& one, std::string_view output) { return judge(one, output); };
  }

 private:
  std::vector<audit::CaseText> texts_;
  std::vector<grade::CaseSettings> settings_;
  grade::CaseSettings usual_;
};

/// The rules that most answers follow, else those that were wanted, as far as variants know them:
/// course-tests or course.
explain::Variant right_variant(const grade::AnswerRules& rules, const std::string& wanted);

}  // namespace flocking::app
