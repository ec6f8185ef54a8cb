#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "base/words.h"
#include "redaction/points_text.h"
#include "report/formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

// Returns the description of a test point. Escapes characters that would begin a directive or an
// escape.
std::string description(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '#' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string yaml_quoted(std::string_view text) {
  std::string escaped = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped + '"';
}

// Returns a literal block. No line is empty or begins with a blank, because all lines are findings
// or marked lines.
std::string block(std::string_view lines) {
  std::string text;
  for (const std::string_view line : split(lines, '\n')) {
    if (!line.empty()) text += fmt::format("    {}\n", line);
  }
  return text;
}

std::string diagnostics(const redaction::RedactedCase& result) {
  std::string yaml = fmt::format("  ---\n  message: {}\n  severity: fail\n  verdict: {}\n",
                                 yaml_quoted(headline(result)), grade::short_name(result.verdict));
  yaml += fmt::format("  points: {}\n  max_points: {}\n", redaction::points_text(result.points),
                      redaction::points_text(result.max_points));
  if (has_usage(result)) {
    yaml += fmt::format("  cpu_s: {:.3f}\n  wall_s: {:.3f}\n  peak_memory_bytes: {}\n",
                        result.usage.cpu_s, result.usage.wall_s, result.usage.peak_memory_bytes);
  }
  const std::string lines = account(result);
  if (!lines.empty()) yaml += "  details: |\n" + block(lines);
  return yaml + "  ...\n";
}

}  // namespace

std::string write_tap(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text = fmt::format("TAP version 14\n1..{}\n", record.score.cases);
  for (const std::string& first : first_lines(record)) text += "# " + first + "\n";
  text += "# " + sandbox_words(record) + "\n";
  for (const std::string& told : rules_lines(record)) text += "# " + told + "\n";
  if (const std::string layout = origin_line(record); !layout.empty()) text += "# " + layout + "\n";
  std::uint64_t number = 0;
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    text += "# submission: " + submission.name + "\n";
    if (!submission.cannot_start.empty()) text += "# " + cannot_start_words(submission) + "\n";
    for (const redaction::RedactedCase& one : submission.cases) {
      const std::string name = record.about.is_class ? submission.name + ": " + one.name : one.name;
      text +=
          fmt::format("{} {} - {}\n", one.passed() ? "ok" : "not ok", ++number, description(name));
      if (!one.passed()) text += diagnostics(one);
    }
  }
  for (const std::string& alarm : alarms(record)) text += "# WARNING: " + alarm + "\n";
  text += "# " + score_words(record.score) + "\n";
  if (!record.about.interrupted.empty()) text += "Bail out! " + record.about.interrupted + "\n";
  return text;
}

}  // namespace flocking::report
