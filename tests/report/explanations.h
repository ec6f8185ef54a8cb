#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/named_explanation.h"
#include "report/records.h"

/// Explanations made by hand, for reports to be made of.
namespace flocking::report::testing {

/// Separation towards, cohesion once per neighbour, single precision; the first with a witness that
/// the program was seen to print, the second with one that it was not, the third with none.
explain::Explanation three_deviations();
/// Explained without any.
explain::Explanation right_program();
/// Alignment is missing, cohesion is not known.
explain::Explanation partly_explained();
/// Nothing but a reason.
explain::Explanation unexplained();
/// Cohesion is right, separation points the wrong way and has the limit of a component, everything
/// is added once per neighbour, three things break no case.
explain::Explanation wrong_loop();
/// None of the forces is computed, and nothing else is wrong.
explain::Explanation template_unchanged();
/// Partly, with parts: cohesion is right, separation is described, of alignment there are facts.
explain::Explanation partly_with_facts();
/// Nothing but facts: of cohesion and of reading.
explain::Explanation facts_alone();
/// Ends with SIGABRT, and prints debug text.
explain::Explanation crashing();
/// `text` wherever a submission can put some.
explain::Explanation nasty_explanation(const std::string& text);

/// One of each of the first four: alice, bob, carol and dave.
std::vector<NamedExplanation> explained_class();

/// A class and the name of it.
struct NamedClass {
  std::string name;
  std::vector<NamedExplanation> explanations;
};
/// Each of the above alone, the class, none, nasty ones.
std::vector<NamedClass> all_explanations();

/// A grading of explained_class(), in which bob passed and erin could not start.
grade::Record explained_record(explain::Hint hint);

/// That under each hint, and one with nasty explanations.
std::vector<NamedRecord> explained_records();

/// All hints, those that tell less first, and what they are called.
struct NamedHint {
  std::string_view name;
  explain::Hint hint;
};
std::vector<NamedHint> all_hints();

/// One explanation, without a name.
std::string explained(std::string_view format, const explain::Explanation& explanation,
                      explain::Hint hint = explain::Hint::kFull);
/// A class.
std::string explained(std::string_view format, const std::vector<NamedExplanation>& explanations,
                      explain::Hint hint = explain::Hint::kFull);

}  // namespace flocking::report::testing
