#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grade/case.h"
#include "grade/record.h"

/// The rule set that a program follows, if it differs from the rule set of the answers.
namespace flocking::grade {

/// Returns the rules that a program follows although the cases follow others; none if there are no
/// such rules. The rules explain the failures: for each case that it fails by these rules, too, at
/// least four that it fails pass. A right program may fail a few because it rounds differently.
/// `results` has a result for each of `cases`, in their order. If the answer of a case by these
/// rules is unknown, the case itself counts.
std::optional<ProgramRules> rules_of_program(const std::vector<Case>& cases,
                                             const std::vector<CaseResult>& results);

/// Returns `cases` with the answers that `rules` give; cases without such an answer are left out.
std::vector<Case> cases_by_rules(const std::vector<Case>& cases, const std::string& rules);

}  // namespace flocking::grade
