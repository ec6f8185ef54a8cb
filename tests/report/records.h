#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grade/record.h"

/// Records made by hand, for reports to be made of.
namespace flocking::report::testing {

/// A case of one point that passed with an error of 0.0004.
grade::CaseResult passed_case();
/// The first difference is step 2, agent 0, vy; with excerpts of input and stderr.
grade::CaseResult wrong_case();
grade::CaseResult cpu_limit_case();
grade::CaseResult signal_case();
/// Of which a second run told where it crashed.
grade::CaseResult crash_case();
/// The grader's own fault.
grade::CaseResult judge_error_case();
/// Right values in another layout, where layout counts.
grade::CaseResult layout_case();
/// Failed; only its verdict may be told, though there is more in it.
grade::CaseResult hidden_case();

/// A submission ./student with these cases.
grade::Record record_of(std::vector<grade::CaseResult> cases);

/// One case of each kind above.
grade::Record mixed_record();
/// Two cases of a submission that cannot start.
grade::Record cannot_start_record();
/// Two submissions and two cases; one case of them passed.
grade::Record class_record();
/// A case that crashed, of a submission of which the compiler warned.
grade::Record crash_record();
/// A class with a roster: a late student with an adjustment, one whose grade is kept, one who is
/// unknown.
grade::Record adjusted_record();
/// A grading that was stopped behind its first case.
grade::Record interrupted_record();
/// Each of `texts` wherever a submission can put some, in a class or not.
grade::Record nasty_record(const std::vector<std::string>& texts, bool is_class);

/// Texts that try to pass for something else in one format or another.
std::vector<std::string> nasty_texts();

/// A record and the name of it.
struct NamedRecord {
  std::string name;
  grade::Record record;
};
/// The first ones of these under each disclosure, and two nasty ones with all texts.
std::vector<NamedRecord> all_records();

/// `record` with that disclosure.
grade::Record under(grade::Disclosure disclosure, grade::Record record);

/// Whether that format is rows of fields (CSV).
bool is_table(std::string_view format);

/// The report of a format without colors.
std::string written(std::string_view format, const grade::Record& record);

}  // namespace flocking::report::testing
