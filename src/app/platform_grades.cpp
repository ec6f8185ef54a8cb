#include "app/platform_grades.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "base/error.h"
#include "base/printable.h"
#include "console/diagnostics.h"
#include "gradebook/grade_platforms.h"
#include "redaction/points_text.h"
#include "redaction/redacted_record.h"
#include "redaction/safe_text.h"
#include "report/report.h"
#include "report/result_words.h"

namespace flocking::app {
namespace {

constexpr double kSamePoints = 0.005;  // reports write two decimals
constexpr std::size_t kNameWidth = 80;

std::optional<gradebook::Platform> platform_of(const std::string& name) {
  for (const report::ReportFormat& format : report::report_formats()) {
    if (format.name == name) return format.fills_in;
  }
  return std::nullopt;
}

// Throws EnvironmentError if the export's maximum differs from the points of the cases: full marks
// would be imported as, say, 2 of 100.
void require_same_points(const gradebook::GradeExport& gradebook,
                         const gradebook::PlatformRow& platform, double all,
                         const console::StandardStreams& streams) {
  if (!gradebook.points_possible) {
    return console::print_note(
        streams, fmt::format("--report {}: {}'s export does not contain its maximum; these grades "
                             "are out of {} points",
                             platform.flag, platform.name, redaction::points_text(all)));
  }
  const std::string possible = redaction::points_text(*gradebook.points_possible);
  if (std::abs(all - *gradebook.points_possible) < kSamePoints) return;
  throw EnvironmentError(fmt::format(
      "--report {}: {} points are possible in {}, but the cases give {}; use --points {}",
      platform.flag, possible, in_quotes(gradebook.column, kNameWidth), redaction::points_text(all),
      possible));
}

void require_no_flags_of_exports(const GradeOptions& options) {
  const char* flag = "";
  if (!options.assignment.empty()) flag = "--assignment";
  if (options.missing != gradebook::MissingGrade::kKeep) flag = "--missing";
  if (*flag == '\0') return;
  throw UsageError(std::string(flag) + " is for --report " + gradebook::platform_flags() +
                   "; add one of these reports, or leave out the flag");
}

}  // namespace

std::optional<gradebook::GradeExport> wanted_export(const GradeOptions& options,
                                                    const std::string* roster_text, double points,
                                                    const console::StandardStreams& streams) {
  std::optional<gradebook::GradeExport> found;
  for (const WantedReport& wanted : options.reports) {
    const std::optional<gradebook::Platform> platform = platform_of(wanted.format);
    if (!platform) continue;
    const gradebook::PlatformRow& row = gradebook::row_of(*platform);
    if (roster_text == nullptr) {
      throw UsageError(
          fmt::format("--report {}: there is no export to fill in; {}, and give that "
                      "file with --roster",
                      row.flag, row.exported));
    }
    found =
        gradebook::read_grade_export(*platform, *roster_text, options.roster, options.assignment);
    found->missing = options.missing;
    require_same_points(*found, row, points, streams);
  }
  if (!found) require_no_flags_of_exports(options);
  return found;
}

PointRules point_rules(const GradeOptions& options, const ClassPapers& papers) {
  PointRules rules;
  if (papers.adjustments) rules.adjustments = &*papers.adjustments;
  if (!papers.roster) return rules;
  rules.roster = &*papers.roster;
  if (options.late_penalty) rules.submitted_at = gradebook::submission_times(papers.roster->text);
  return rules;
}

void print_grade_counts(const grade::Record& record, const GradeOptions& options,
                        const gradebook::GradeExport* gradebook,
                        const console::StandardStreams& streams) {
  if (gradebook == nullptr) return;
  const gradebook::FilledExport filled =
      gradebook::with_grades(*gradebook, redaction::redacted(record));
  const std::string earlier = gradebook::earlier_grades_words(filled.earlier_grades);
  for (const WantedReport& wanted : options.reports) {
    if (!platform_of(wanted.format)) continue;
    const std::string place = wanted.file.empty() ? "--report " + wanted.format : wanted.file;
    console::print_note(streams,
                        redaction::one_line(place) + ": " + gradebook::counts_words(filled.counts));
    if (!earlier.empty())
      console::print_warning(streams, redaction::one_line(place) + ": " + earlier);
  }
}

}  // namespace flocking::app
