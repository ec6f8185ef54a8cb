#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "redaction/named_explanation.h"
#include "redaction/redacted_explanation.h"
#include "report/explanation_formats.h"

/// The formats of explanations, each in a separate file; explanation_formats.cpp lists them.
namespace flocking::report {

/// An output format of explanations.
struct ExplanationFormat {
  std::string_view name;  ///< as in --format NAME
  std::string_view help;
  /// Returns one explanation, or the explanations of a class and a histogram of their causes with
  /// the submissions that have them: the most frequent first, then in the order of the table of
  /// choices. It contains nothing that the hint withholds, and text of a submission cannot pass for
  /// a part of it. Each hint includes the ones before it:
  ///
  /// * none: the status, and the reason if there is no more. For a class, the number of each
  /// status.
  /// * where: the number of inputs, the parts that are right, to look at and unknown, the crash.
  /// The histogram counts parts.
  /// * what: causes, facts, debug text, the program's last words, remarks, cases and fixes. The
  /// histogram counts titles of causes.
  /// * full: codes, formulas, inputs, the remedy of a crash, and the variant. The histogram counts
  /// codes.
  ///
  /// One explanation in JSON is an object with `schema`, `hint` and the members of an element of
  /// `submissions`; several, or none, are an object with `schema`, `hint`, `submissions`,
  /// `statuses` and `histogram`. Withheld values have no member.
  std::string (*write)(std::span<const redaction::NamedExplanation> explanations,
                       const redaction::Telling& telling);
};

/// Returns all formats, the default first.
std::span<const ExplanationFormat> explanation_formats();

std::string write_explanation_text(const redaction::RedactedExplanations& all,
                                   const redaction::Telling& telling);
std::string write_explanation_markdown(const redaction::RedactedExplanations& all,
                                       const redaction::Telling& telling);
std::string write_explanation_json(const redaction::RedactedExplanations& all,
                                   const redaction::Telling& telling);

/// The number of causes described in full, unless all are requested.
inline constexpr std::size_t kCausesAtLength = 3;

}  // namespace flocking::report
