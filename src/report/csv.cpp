#include <fmt/format.h>

#include <string>
#include <string_view>

#include "report/csv_cell.h"
#include "report/formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

constexpr std::string_view kHead =
    "submission,group,case,verdict,detail,points,max_points,cpu_s,wall_s,peak_memory_mib,"
    "output_bytes,step,agent,field,expected,found,error,differences,largest_error\r\n";

std::string usage_fields(const redaction::RedactedCase& result) {
  if (!has_usage(result)) return ",,,";
  constexpr double kMib = 1024.0 * 1024.0;
  const sandbox::Usage& usage = result.usage;
  return fmt::format("{:.3f},{:.3f},{:.3f},{}", usage.cpu_s, usage.wall_s,
                     static_cast<double>(usage.peak_memory_bytes) / kMib, usage.output_bytes);
}

std::string address_fields(const redaction::RedactedCase& result,
                           const redaction::RedactedDifference& first) {
  if (result.agents == 0 || first.index >= result.comparison->expected_tokens) return ",,";
  const judge::Address address = judge::address_of(first.index, result.agents);
  return fmt::format("{},{},{}", address.step, address.agent, address.field);
}

std::string comparison_fields(const redaction::RedactedCase& result) {
  if (!result.comparison) return ",,,,,,,";
  const redaction::RedactedComparison& comparison = *result.comparison;
  std::string fields = ",,,,,";
  if (comparison.first) {
    const redaction::RedactedDifference& first = *comparison.first;
    fields = fmt::format("{},{},{},{}", address_fields(result, first), as_cell(first.expected),
                         as_cell(first.found), as_cell(first.error));
  }
  return fmt::format("{},{},{}", fields, comparison.differences,
                     comparison.largest ? as_cell(comparison.largest->error) : "");
}

std::string row(const redaction::RedactedSubmission& submission,
                const redaction::RedactedCase& result) {
  const std::string& why = result.uncounted.empty() ? result.detail : result.uncounted;
  const std::string detail = result.not_run ? cannot_start_words(submission) : why;
  return fmt::format("{},{},{},{},{},{},{},{},{}\r\n", as_cell(submission.name),
                     as_cell(result.group), as_cell(result.name), grade::short_name(result.verdict),
                     as_cell(detail), result.points, result.max_points, usage_fields(result),
                     comparison_fields(result));
}

}  // namespace

std::string write_csv(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text(kHead);
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    for (const redaction::RedactedCase& one : submission.cases) text += row(submission, one);
  }
  return text;
}

}  // namespace flocking::report
