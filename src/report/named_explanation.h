#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "explain/explanation.h"
#include "grade/answer_rules.h"
#include "grade/record.h"

namespace flocking::report {

/// An explanation and the submission it is of.
struct NamedExplanation {
  std::string name;  ///< may be empty where there is only one
  explain::Explanation explanation;
  std::optional<grade::ProgramRules> followed = {};  ///< as in grade::SubmissionResult
};

/// Those in a record, in its order.
std::vector<NamedExplanation> explanations_in(const grade::Record& record);

/// How much is told.
struct Telling {
  explain::Hint hint = explain::Hint::kFull;
  bool at_length = false;  ///< every cause, and the inputs behind facts; JSON tells that always
  grade::AnswerRules rules = {};  ///< that the answers of the cases follow
};

/// A format that explanations can be written in.
struct ExplanationFormat {
  std::string_view name;  ///< as in --format NAME
  std::string_view help;
  /// One explanation, or those of a class and after them a histogram: which causes there are, the
  /// most frequent first, those as frequent by the table of choices, and who has which. Nothing
  /// that the hint withholds is in it, and nothing that a submission wrote can pass for a part of
  /// it:
  ///
  /// * none: the status, and why no more is known. Of a class, how many have which.
  /// * where: and on how many inputs it was tried, the parts that are right, those to look at,
  ///   those not known, and how it dies. The histogram counts parts.
  /// * what: and causes, facts, debug text, the program's last words, remarks, cases and fixes. The
  ///   histogram counts titles of causes.
  /// * full: and codes, formulas, inputs, what to change about a crash, and the variant. The
  ///   histogram counts codes.
  ///
  /// In JSON one explanation is an object with `schema`, `hint` and the members of an element of
  /// `submissions`; otherwise, also where there is none, there is an object with `schema`, `hint`,
  /// `submissions`, `statuses` and `histogram`. What is withheld has no member.
  std::string (*write)(std::span<const NamedExplanation> explanations, const Telling& telling);
};

/// All formats, the default first.
std::span<const ExplanationFormat> explanation_formats();

}  // namespace flocking::report
