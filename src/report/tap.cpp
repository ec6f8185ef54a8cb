#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "core/words.h"
#include "report/formats.h"
#include "report/words.h"

namespace flocking::report {
namespace {

// Of a test point: what would begin a directive, or escape.
std::string description(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '#' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string quoted(std::string_view text) {
  std::string escaped = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped + '"';
}

// Lines of a literal block. None is empty, nor begins with a blank: they are findings or marked.
std::string block(std::string_view lines) {
  std::string text;
  for (const std::string_view line : split(lines, '\n')) {
    if (!line.empty()) text += fmt::format("    {}\n", line);
  }
  return text;
}

std::string diagnostics(const ShownCase& result) {
  std::string yaml = fmt::format("  ---\n  message: {}\n  severity: fail\n  verdict: {}\n",
                                 quoted(headline(result)), grade::short_name(result.verdict));
  yaml += fmt::format("  points: {}\n  max_points: {}\n", points_text(result.points),
                      points_text(result.max_points));
  if (has_usage(result)) {
    yaml += fmt::format("  cpu_s: {:.3f}\n  wall_s: {:.3f}\n  peak_memory_bytes: {}\n",
                        result.usage.cpu_s, result.usage.wall_s, result.usage.peak_memory_bytes);
  }
  const std::string lines = account(result);
  if (!lines.empty()) yaml += "  details: |\n" + block(lines);
  return yaml + "  ...\n";
}

}  // namespace

std::string write_tap(const Shown& shown, const ReportStyle& /*style*/) {
  std::string text = fmt::format("TAP version 14\n1..{}\n", shown.score.cases);
  text += "# " + sandbox_words(shown) + "\n";
  std::uint64_t number = 0;
  for (const ShownSubmission& submission : shown.submissions) {
    text += "# submission: " + submission.name + "\n";
    if (!submission.cannot_start.empty()) text += "# " + cannot_start_words(submission) + "\n";
    for (const ShownCase& one : submission.cases) {
      const std::string name = shown.about.is_class ? submission.name + ": " + one.name : one.name;
      text +=
          fmt::format("{} {} - {}\n", one.passed() ? "ok" : "not ok", ++number, description(name));
      if (!one.passed()) text += diagnostics(one);
    }
  }
  for (const std::string& alarm : alarms(shown)) text += "# WARNING: " + alarm + "\n";
  text += "# " + score_words(shown.score) + "\n";
  if (!shown.about.interrupted.empty()) text += "Bail out! " + shown.about.interrupted + "\n";
  return text;
}

}  // namespace flocking::report
