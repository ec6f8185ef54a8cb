#include "app/platform_grades.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "app/diagnostics.h"
#include "base/error.h"
#include "base/printable.h"
#include "grade/points.h"
#include "report/report.h"
#include "report/result_words.h"

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

bool have_own_points(const std::vector<grade::Case>& cases) {
  return std::any_of(cases.begin(), cases.end(),
                     [](const grade::Case& one) { return one.settings.points.has_value(); });
}

void compare_points(const report::GradeExport& gradebook, const std::string& flag,
                    const GradeOptions& options, const std::vector<grade::Case>& cases,
                    const StandardStreams& streams) {
  const double all = grade::CasePoints(cases, options.points).all();
  const double possible = gradebook.points_possible.value_or(all);
  if (std::abs(all - possible) < kSamePoints) return;
  const std::string words = fmt::format(
      "{}: of {} points possible in {}, the cases give {}", flag, report::points_text(possible),
      in_quotes(gradebook.column, kNameWidth), report::points_text(all));
  if (options.points || have_own_points(cases)) return print_warning(streams, words);
  throw UsageError(words + "; give --points " + report::points_text(possible));
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
    const std::string flag = "--report " + wanted.format;
    if (!papers.roster) {
      throw UsageError(flag + ": there is no export to fill in; " +
                       std::string(report::export_advice(*platform)));
    }
    found = report::read_grade_export(*platform, papers.roster->text, options.roster,
                                      options.assignment);
    compare_points(*found, flag, options, cases, streams);
  }
  if (!found && !options.assignment.empty()) {
    throw UsageError("--assignment is for --report canvas and moodle; add one, or leave it out");
  }
  return found;
}

}  // namespace flocking::app
