#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "explain/explanation.h"
#include "grade/record.h"

namespace flocking::report {

/// An explanation and the submission it is of.
struct NamedExplanation {
  std::string name;  ///< may be empty where there is only one
  explain::Explanation explanation;
};

/// Those in a record, in its order.
std::vector<NamedExplanation> explanations_in(const grade::Record& record);

/// A format that explanations can be written in.
struct ExplanationFormat {
  std::string_view name;  ///< as in --format NAME
  std::string_view help;
  /// One explanation, or those of a class and after them a histogram: which deviations there are,
  /// the most frequent first, those as frequent by the table of choices, and who has which. Nothing
  /// that the hint withholds is in it, and nothing that a submission wrote can pass for a part of
  /// it:
  ///
  /// * none: the status. Of a class, how many have which.
  /// * where: and on how many inputs it was tried, the parts to look at, and those not known. The
  ///   histogram counts parts.
  /// * what: and titles, sentences, the reason, remarks, cases and fixes. The histogram counts
  ///   titles of parts.
  /// * full: and codes, formulas, witnesses and the variant. The histogram counts choices.
  ///
  /// In JSON one explanation is an object with `schema`, `hint` and the members of an element of
  /// `submissions`; otherwise, also where there is none, there is an object with `schema`, `hint`,
  /// `submissions`, `statuses` and `histogram`. What is withheld has no member.
  std::string (*write)(std::span<const NamedExplanation> explanations, explain::Hint hint);
};

/// All formats, the default first.
std::span<const ExplanationFormat> explanation_formats();

}  // namespace flocking::report
