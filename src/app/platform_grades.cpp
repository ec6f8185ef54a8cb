#include "app/platform_grades.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "app/diagnostics.h"
#include "base/error.h"
#include "base/printable.h"
#include "grade/points.h"
#include "report/grade_platforms.h"
#include "report/redacted_record.h"
#include "report/report.h"
#include "report/result_words.h"
#include "report/safe_text.h"

namespace flocking::app {
namespace {

constexpr double kSamePoints = 0.005;  // as many decimals as reports tell
constexpr std::size_t kNameWidth = 80;

std::optional<report::Platform> platform_of(const std::string& name) {
  for (const report::ReportFormat& format : report::report_formats()) {
    if (format.name == name) return format.fills_in;
  }
  return std::nullopt;
}

// Throws EnvironmentError if the export's maximum is not that of the cases: full marks would be
// imported as 2 of 100.
void require_same_points(const report::GradeExport& gradebook, const report::PlatformRow& platform,
                         const GradeOptions& options, const std::vector<grade::Case>& cases,
                         const StandardStreams& streams) {
  const double all = grade::CasePoints(cases, options.points).all();
  if (!gradebook.points_possible) {
    return print_note(streams,
                      fmt::format("--report {}: {}'s export does not say its maximum; these grades "
                                  "are of {} points",
                                  platform.flag, platform.name, report::points_text(all)));
  }
  const std::string possible = report::points_text(*gradebook.points_possible);
  if (std::abs(all - *gradebook.points_possible) < kSamePoints) return;
  throw EnvironmentError(
      fmt::format("--report {}: of {} points possible in {}, the cases give {}; give --points {}",
                  platform.flag, possible, in_quotes(gradebook.column, kNameWidth),
                  report::points_text(all), possible));
}

void require_no_flags_of_exports(const GradeOptions& options) {
  const char* flag = "";
  if (!options.assignment.empty()) flag = "--assignment";
  if (options.missing != report::MissingGrade::kKeep) flag = "--missing";
  if (*flag == '\0') return;
  throw UsageError(std::string(flag) + " is for --report " + report::platform_flags() +
                   "; add one, or leave it out");
}

}  // namespace

std::optional<report::GradeExport> wanted_export(const GradeOptions& options,
                                                 const ClassPapers& papers,
                                                 const std::vector<grade::Case>& cases,
                                                 const StandardStreams& streams) {
  std::optional<report::GradeExport> found;
  for (const WantedReport& wanted : options.reports) {
    const std::optional<report::Platform> platform = platform_of(wanted.format);
    if (!platform) continue;
    const report::PlatformRow& row = report::row_of(*platform);
    if (!papers.roster) {
      throw UsageError(
          fmt::format("--report {}: there is no export to fill in; {}, and give that "
                      "file with --roster",
                      row.flag, row.exported));
    }
    found = report::read_grade_export(*platform, papers.roster->text, options.roster,
                                      options.assignment);
    found->missing = options.missing;
    require_same_points(*found, row, options, cases, streams);
  }
  if (!found) require_no_flags_of_exports(options);
  return found;
}

PointRules point_rules(const GradeOptions& options, const ClassPapers& papers) {
  PointRules rules;
  if (papers.adjustments) rules.adjustments = &*papers.adjustments;
  if (!papers.roster) return rules;
  rules.roster = &*papers.roster;
  if (options.late_penalty) rules.submitted_at = report::submission_times(papers.roster->text);
  return rules;
}

void print_grade_counts(const grade::Record& record, const GradeOptions& options,
                        const report::GradeExport* gradebook, const StandardStreams& streams) {
  if (gradebook == nullptr) return;
  const report::GradeCounts counts =
      report::with_grades(*gradebook, report::redacted(record)).counts;
  for (const WantedReport& wanted : options.reports) {
    if (!platform_of(wanted.format)) continue;
    const std::string place = wanted.file.empty() ? "--report " + wanted.format : wanted.file;
    print_note(streams, report::one_line(place) + ": " + report::counts_words(counts));
  }
}

}  // namespace flocking::app
