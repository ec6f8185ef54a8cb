#pragma once

#include <string>

#include "redaction/redacted_record.h"
#include "report/report.h"

/// The formats, each in a separate file; formats.cpp lists them.
namespace flocking::report {

std::string write_text(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_markdown(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_json(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_junit(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_tap(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_github(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_code_quality(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_gradescope(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_classroom50(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_html(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_csv(const redaction::RedactedRecord& record, const ReportStyle& style);
std::string write_gradebook(const redaction::RedactedRecord& record, const ReportStyle& style);
/// Returns the export of a platform, with the grades filled in.
std::string write_import(const redaction::RedactedRecord& record, const ReportStyle& style);

/// Returns the first lines of the Markdown report: score, rules, alarms.
std::string markdown_head(const redaction::RedactedRecord& record);
/// Returns a submission and its cases in full, as reports about one program show it.
std::string submission_text(const redaction::RedactedSubmission& submission);
std::string submission_markdown(const redaction::RedactedSubmission& submission);

}  // namespace flocking::report
