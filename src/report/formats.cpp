#include "report/formats.h"

#include <array>

#include "redaction/redacted_record.h"
#include "report/report.h"

namespace flocking::report {
namespace {

// Redacts first, so that no format has access to withheld data.
template <std::string (*write)(const redaction::RedactedRecord&, const ReportStyle&)>
std::string write_redacted(const grade::Record& record, const ReportStyle& style) {
  return write(redaction::redacted(record, style.folder), style);
}

constexpr std::array kReportFormats = {
    ReportFormat{"text", "for people at a terminal", write_redacted<write_text>},
    ReportFormat{"markdown", "for people in a browser", write_redacted<write_markdown>},
    ReportFormat{"html", "one page to sort, filter and explore", write_redacted<write_html>},
    ReportFormat{"json", "all results as JSON, schema flocking-grade/1",
                 write_redacted<write_json>},
    ReportFormat{"junit", "XML for build servers", write_redacted<write_junit>},
    ReportFormat{"tap", "the Test Anything Protocol, version 14", write_redacted<write_tap>},
    ReportFormat{"github", "annotations of a GitHub workflow", write_redacted<write_github>},
    ReportFormat{"codequality", "code quality report of a GitLab pipeline",
                 write_redacted<write_code_quality>, std::nullopt, true},
    ReportFormat{"gradescope", "results.json of a Gradescope autograder",
                 write_redacted<write_gradescope>, std::nullopt, true},
    ReportFormat{"classroom50", "result.json of a workflow of Classroom 50",
                 write_redacted<write_classroom50>, std::nullopt, true},
    ReportFormat{"csv", "for spreadsheets, a row per submission and case",
                 write_redacted<write_csv>},
    ReportFormat{"gradebook", "for spreadsheets, a row per student",
                 write_redacted<write_gradebook>},
    ReportFormat{"canvas", "the export of Canvas' gradebook, with the grades",
                 write_redacted<write_import>, gradebook::Platform::kCanvas},
    ReportFormat{"moodle", "Moodle's grading worksheet, with the grades",
                 write_redacted<write_import>, gradebook::Platform::kMoodle},
    ReportFormat{"brightspace", "Brightspace's export of grades, with the grades",
                 write_redacted<write_import>, gradebook::Platform::kBrightspace},
    ReportFormat{"blackboard", "Blackboard's download of the Grade Center, with the grades",
                 write_redacted<write_import>, gradebook::Platform::kBlackboard},
    ReportFormat{"sakai", "Sakai's grades.csv, with the grades", write_redacted<write_import>,
                 gradebook::Platform::kSakai},
};

}  // namespace

std::span<const ReportFormat> report_formats() { return kReportFormats; }

}  // namespace flocking::report
