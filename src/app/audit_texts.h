#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.h"
#include "audit/set_check.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "variant/variant.h"

namespace flocking::app {

/// The cases that are assignments, as texts, with the settings for judging each.
class AuditTexts {
 public:
  /// Throws EnvironmentError if a file cannot be read.
  explicit AuditTexts(const std::vector<grade::Case>& cases);

  [[nodiscard]] const std::vector<audit::CaseText>& texts() const { return texts_; }

  /// Returns the same texts with the other properties of the cases that the audit of a case set
  /// needs.
  [[nodiscard]] std::vector<audit::SetCase> as_set() const;

  /// Returns true if `output` passes for the answer of `one`. If `one` is not among the cases, the
  /// default settings apply. Thread-safe.
  [[nodiscard]] bool judge(const audit::CaseText& one, std::string_view output) const;
  /// Returns judge() as a function for audits. The function must not outlive this object.
  [[nodiscard]] audit::Passes judging() const {
    return
        [this](const audit::CaseText& one, std::string_view output) { return judge(one, output); };
  }

 private:
  std::vector<audit::CaseText> texts_;
  std::vector<grade::CaseSettings> settings_;
  grade::CaseSettings usual_;
};

/// Returns a variant for the rules course or course-tests: the rules that most answers follow, or
/// else `wanted`.
explain::Variant right_variant(const grade::AnswerRules& rules, const std::string& wanted);

}  // namespace flocking::app
