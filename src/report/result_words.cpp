#include "report/result_words.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "diagnosis/crash.h"
#include "redaction/points_text.h"
#include "redaction/rules_words.h"
#include "redaction/safe_text.h"
#include "report/comparison_words.h"
#include "report/program_rules_words.h"

namespace flocking::report {
namespace {

constexpr double kMib = 1024.0 * 1024.0;

void append(std::vector<std::string>& lines, std::string line) {
  if (!line.empty()) lines.push_back(std::move(line));
}

// Appends the reasons why the comparison fails.
void append_faults(std::vector<std::string>& lines, const redaction::RedactedCase& result) {
  const redaction::RedactedComparison& comparison = *result.comparison;
  if (comparison.matches()) return;
  append(lines, difference_words(compared_output(result)));
  const bool is_about_length =
      comparison.first && (comparison.first->kind == judge::DifferenceKind::kMissing ||
                           comparison.first->kind == judge::DifferenceKind::kExtra);
  if (!is_about_length) append(lines, length_words(compared_output(result)));
  const bool is_not_finite =
      comparison.first && comparison.first->index == comparison.first_not_finite;
  if (!is_not_finite) append(lines, not_finite_words(compared_output(result)));
}

std::string site_words(const redaction::RedactedCrashSite& site) {
  return "at " + diagnosis::crash_line(site.file, site.line, site.cause, site.trouble);
}

// Returns "+2 points", "-1 point".
std::string change_text(double points) {
  const std::string number = redaction::points_text(std::abs(points));
  return fmt::format("{}{} {}", points < 0.0 ? "-" : "+", number,
                     number == "1" ? "point" : "points");
}

std::string titled(const char* title, const std::string& text) {
  return text.empty() ? "" : fmt::format("{}:\n{}", title, redaction::marked(text));
}

const char* not_run_words(grade::Verdict verdict) {
  if (verdict == grade::Verdict::kCompileError) return ", as the submission does not compile";
  return verdict == grade::Verdict::kNotGradable ? "" : ", as the submission cannot start";
}

}  // namespace

std::string verdict_words(const redaction::RedactedCase& result) {
  std::string words = grade::long_name(result.verdict);
  if (result.not_run) return words + ": not run" + not_run_words(result.verdict);
  return result.detail.empty() ? words : words + ": " + result.detail;
}

std::vector<std::string> findings(const redaction::RedactedCase& result) {
  std::vector<std::string> lines;
  if (result.crash) {
    lines.push_back(site_words(*result.crash));
    const std::string callers = redaction::joined(result.crash->callers);
    if (!callers.empty()) lines.push_back("called from " + callers);
  }
  if (result.comparison) {
    append_faults(lines, result);
    append(lines, count_words(compared_output(result)));
  }
  for (std::string& line : remarks(result)) lines.push_back(std::move(line));
  return lines;
}

std::string margin_of(const redaction::RedactedCase& result) {
  return result.passed() && result.comparison ? count_words(compared_output(result)) : "";
}

std::vector<std::string> remarks(const redaction::RedactedCase& result) {
  std::vector<std::string> lines;
  if (result.comparison) lines = layout_words(compared_output(result));
  if (!result.uncounted.empty()) lines.push_back("no points: " + result.uncounted);
  for (const std::string& warning : result.warnings) append(lines, "warning: " + warning);
  if (result.nondeterministic) {
    lines.push_back(
        fmt::format("not deterministic: verdict or output differed between {} runs", result.runs));
  }
  return lines;
}

std::string headline(const redaction::RedactedCase& result) {
  const std::string difference = result.comparison ? difference_words(compared_output(result)) : "";
  if (result.crash) return verdict_words(result) + " " + site_words(*result.crash);
  return verdict_words(result) + (difference.empty() ? "" : ": " + difference);
}

std::string account(const redaction::RedactedCase& result) {
  std::string text;
  for (const std::string& line : findings(result)) text += line + "\n";
  if (result.passed()) return text;
  return text + titled("input", result.input_excerpt) + titled("stderr", result.stderr_excerpt);
}

std::string explanation(const redaction::RedactedCase& result, bool with_excerpts) {
  std::string text;
  const std::vector<std::string> lines = findings(result);
  if (lines.empty() || !result.detail.empty()) text = verdict_words(result) + "\n";
  if (with_excerpts) return text + account(result);
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool has_usage(const redaction::RedactedCase& result) {
  const sandbox::Usage& usage = result.usage;
  return usage.cpu_s > 0.0 || usage.wall_s > 0.0 || usage.peak_memory_bytes > 0;
}

std::string usage_words(const redaction::RedactedCase& result) {
  const sandbox::Usage& usage = result.usage;
  return fmt::format("{} of CPU time, {} of wall time, {} of memory, {} {} of output",
                     seconds_text(usage.cpu_s), seconds_text(usage.wall_s),
                     memory_text(usage.peak_memory_bytes), usage.output_bytes,
                     usage.output_bytes == 1 ? "byte" : "bytes");
}

std::string score_words(const redaction::Score& score) {
  return fmt::format("{} of {} {}, {} of {} points", score.passed, score.cases,
                     score.cases == 1 ? "case passes" : "cases pass",
                     redaction::points_text(score.points),
                     redaction::points_text(score.max_points));
}

std::string origin_line(const redaction::RedactedRecord& record) {
  const redaction::SafeText& folder = record.about.cases_folder;
  const redaction::SafeText& layout = record.about.layout;
  std::string line;
  if (!folder.empty()) line = "cases: " + folder;
  if (!layout.empty()) line += (line.empty() ? "submitted as: " : "; submitted as: ") + layout;
  return line;
}

std::string sandbox_words(const redaction::RedactedRecord& record) {
  const std::string layers =
      record.about.layers.empty() ? "none" : redaction::joined(record.about.layers);
  return "sandbox: " + layers +
         (record.about.timing.empty() ? "" : "; processor time " + record.about.timing);
}

std::vector<std::string> rules_lines(const redaction::RedactedRecord& record) {
  return redaction::rules_lines(record.about.rules);
}

std::vector<std::string> first_lines(const redaction::RedactedRecord& record) {
  std::vector<grade::ProgramRules> followed;
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    if (submission.followed) followed.push_back(*submission.followed);
  }
  if (record.about.is_class) return class_rules_words(followed, record.submissions.size());
  return followed.empty() ? std::vector<std::string>()
                          : std::vector<std::string>{program_rules_words(followed.front())};
}

std::vector<std::string> alarms(const redaction::RedactedRecord& record) {
  std::vector<std::string> lines = redaction::rules_warnings(record.about.rules);
  for (const std::string& layer : record.about.missing) {
    lines.push_back("the sandbox is missing " + layer);
  }
  for (const std::string& note : record.about.notes) lines.push_back(note);
  if (!record.about.interrupted.empty()) {
    lines.push_back("the grading ended early: " + record.about.interrupted);
  }
  return lines;
}

std::string cannot_start_words(const redaction::RedactedSubmission& submission) {
  if (submission.cannot_start.empty()) return "";
  const std::size_t cases = submission.cases.size();
  const bool is_program = submission.refused_as == grade::Verdict::kRuntimeError;
  return fmt::format("{}: {}; {} not run",
                     is_program ? "cannot start" : grade::long_name(submission.refused_as),
                     submission.cannot_start,
                     cases == 1 ? "its case was" : fmt::format("its {} cases were", cases));
}

std::vector<std::string> point_change_lines(const redaction::RedactedSubmission& submission) {
  std::vector<std::string> lines;
  for (const redaction::RedactedPointChange& change : submission.point_changes) {
    const bool is_penalty = change.kind == grade::PointChange::Kind::kLatePenalty;
    const bool is_kept = !is_penalty && submission.grade_change == grade::GradeChange::kKept;
    std::string line = is_penalty ? "late penalty: " : "adjustment: ";
    line += is_kept ? "the grade on the platform is kept" : change_text(change.points);
    if (!change.reason.empty()) line += ": " + change.reason;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string seconds_text(double seconds) { return fmt::format("{:.3f} s", seconds); }

std::string memory_text(std::uint64_t bytes) {
  return fmt::format("{:.1f} MiB", static_cast<double>(bytes) / kMib);
}

}  // namespace flocking::report
