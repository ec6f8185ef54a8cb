#pragma once

#include <string>

#include "report/redacted_record.h"
#include "report/report.h"

/// The formats, each in a file of its own; formats.cpp lists them.
namespace flocking::report {

std::string write_text(const RedactedRecord& record, const ReportStyle& style);
std::string write_markdown(const RedactedRecord& record, const ReportStyle& style);
std::string write_json(const RedactedRecord& record, const ReportStyle& style);
std::string write_junit(const RedactedRecord& record, const ReportStyle& style);
std::string write_tap(const RedactedRecord& record, const ReportStyle& style);
std::string write_github(const RedactedRecord& record, const ReportStyle& style);
std::string write_gradescope(const RedactedRecord& record, const ReportStyle& style);
std::string write_classroom50(const RedactedRecord& record, const ReportStyle& style);
std::string write_html(const RedactedRecord& record, const ReportStyle& style);
std::string write_csv(const RedactedRecord& record, const ReportStyle& style);
std::string write_gradebook(const RedactedRecord& record, const ReportStyle& style);
/// The export of a platform, with the grades.
std::string write_import(const RedactedRecord& record, const ReportStyle& style);

/// One submission and all that may be told of its cases, as the reports about one program have it.
std::string submission_text(const RedactedSubmission& submission);
std::string submission_markdown(const RedactedSubmission& submission);

}  // namespace flocking::report
