#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "redaction/named_explanation.h"
#include "report/records.h"

/// Explanations written by hand for tests of reports.
namespace flocking::report::testing {

/// Separation towards, cohesion once per neighbour, single precision. The program printed the
/// witness of the first deviation, but not that of the second; the third has no witness.
explain::Explanation three_deviations();
/// Explained, without deviations.
explain::Explanation right_program();
/// Alignment is missing, cohesion is unknown.
explain::Explanation partly_explained();
/// Not explained; has only a reason.
explain::Explanation unexplained();
/// Cohesion is right, separation points towards neighbours instead of away and has the limit of a
/// component, everything is added once per neighbour, three things break no case.
explain::Explanation wrong_loop();
/// No force is computed; there are no other mistakes.
explain::Explanation template_unchanged();
/// Partly explained, with parts: cohesion is right, separation is described, alignment has facts.
explain::Explanation partly_with_facts();
/// Has only facts, about cohesion and reading.
explain::Explanation facts_alone();
/// Crashes with SIGABRT, and prints debug text.
explain::Explanation crashing();
/// Has `text` in every field that a submission can influence.
explain::Explanation nasty_explanation(const std::string& text);

/// The first four explanations, of alice, bob, carol and dave.
std::vector<redaction::NamedExplanation> explained_class();

/// The explanations of a class, and a name for them.
struct NamedClass {
  std::string name;
  std::vector<redaction::NamedExplanation> explanations;
};
/// Returns each of the explanations above alone, the class, an empty class, and nasty explanations.
std::vector<NamedClass> all_explanations();

/// A grading of explained_class(), in which bob passed and erin could not start.
grade::Record explained_record(explain::Hint hint);

/// One submission with findings of each kind at lines of its source, and 14 failed cases: two crash
/// at the same line.
grade::Record located_record();

/// Returns explained_record() for each hint, located_record(), and two records with nasty
/// explanations.
std::vector<NamedRecord> explained_records();

/// All hints and their names, the lowest first.
struct NamedHint {
  std::string_view name;
  explain::Hint hint;
};
std::vector<NamedHint> all_hints();

/// Returns an explanation without a name, in the given format.
std::string explained(std::string_view format, const explain::Explanation& explanation,
                      explain::Hint hint = explain::Hint::kFull);
/// A class.
std::string explained(std::string_view format,
                      const std::vector<redaction::NamedExplanation>& explanations,
                      explain::Hint hint = explain::Hint::kFull);

}  // namespace flocking::report::testing
