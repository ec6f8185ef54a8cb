#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grade/record.h"

/// Records written by hand for tests of reports.
namespace flocking::report::testing {

/// A case of one point that passed with an error of 0.0004.
grade::CaseResult passed_case();
/// A wrong case whose first difference is step 2, agent 0, vy; with excerpts of input and stderr.
grade::CaseResult wrong_case();
grade::CaseResult cpu_limit_case();
grade::CaseResult signal_case();
/// A case with the place of a crash, which a second run found.
grade::CaseResult crash_case();
/// A case on which the grader failed.
grade::CaseResult judge_error_case();
/// A case with right values in another layout, in a grading that compares layout.
grade::CaseResult layout_case();
/// A failed case with only a public verdict; its other fields are not empty.
grade::CaseResult hidden_case();

/// A submission ./student with these cases.
grade::Record record_of(std::vector<grade::CaseResult> cases);

/// A submission with one case of each kind above.
grade::Record mixed_record();
/// Returns a record of a submission that cannot start, with two cases.
grade::Record cannot_start_record();
/// A submission that does not compile, with the log of its build.
grade::Record compile_error_record();
/// Two submissions and two cases; one case passed.
grade::Record class_record();
/// A submission with compiler warnings and a case that crashed.
grade::Record crash_record();
/// A class with a roster: a late student with an adjustment, a student whose grade is kept, and an
/// unknown student.
grade::Record adjusted_record();
/// A grading that was interrupted after its first case.
grade::Record interrupted_record();
/// A record, of a class or of one submission, with each of `texts` in every field that a submission
/// can influence.
grade::Record nasty_record(const std::vector<std::string>& texts, bool is_class);

/// Texts that resemble the syntax of one format or another.
std::vector<std::string> nasty_texts();

/// A record and its name.
struct NamedRecord {
  std::string name;
  grade::Record record;
};
/// Returns the records above except the nasty ones, under each disclosure, and two nasty records
/// with all texts.
std::vector<NamedRecord> all_records();

/// Returns `record` with the disclosure `disclosure`.
grade::Record under(grade::Disclosure disclosure, grade::Record record);

/// Returns true if the format has rows of fields (CSV).
bool is_table(std::string_view format);

/// Returns the report in the format `format`, without colours.
std::string written(std::string_view format, const grade::Record& record);

}  // namespace flocking::report::testing
