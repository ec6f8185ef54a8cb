#include "app/report_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/explain_command.h"
#include "base/error.h"
#include "console/results_place.h"
#include "redaction/named_explanation.h"
#include "redaction/redacted_record.h"
#include "report/class_summary.h"
#include "report/report.h"

namespace flocking::app {
namespace {

const report::ReportFormat& format_named(std::string_view name) {
  for (const report::ReportFormat& format : report::report_formats()) {
    if (format.name == name) return format;
  }
  throw std::logic_error("a format that was checked is gone");
}

void append(const std::string& path, const std::string& text) {
  const int file = open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) return;  // optional output for GitHub
  const ssize_t written = write(file, text.data(), text.size());
  static_cast<void>(written);
  close(file);
}

bool wants_color(int descriptor) {
  const char* no_color = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe): one thread
  const char* terminal = std::getenv("TERM");      // NOLINT(concurrency-mt-unsafe): the same
  if (no_color != nullptr && *no_color != '\0') return false;
  if (terminal != nullptr && std::string_view(terminal) == "dumb") return false;
  return isatty(descriptor) != 0;
}

// Returns the folder of a report; for an empty name (standard output) the working folder.
std::string folder_of(const std::string& file) {
  namespace fs = std::filesystem;
  return fs::absolute(file.empty() ? "." : file).lexically_normal().parent_path().string();
}

std::string written(const grade::Record& record, std::string_view format,
                    const report::ReportStyle& style) {
  try {
    return format_named(format).write(record, style);
  } catch (const std::invalid_argument& error) {
    throw MisfitError("--report " + std::string(format) + ": " + error.what());
  }
}

// Returns the summary, with the names of the report files if they are complete.
std::string summary_of(const grade::Record& record, const std::vector<WantedReport>& wanted) {
  std::vector<std::string> files;
  for (const WantedReport& report : wanted) {
    for (const char* format : {"text", "html", "markdown", "json"}) {
      if (report.format == format) files.push_back(report.file);
    }
  }
  return report::class_summary(redaction::redacted(record), files);
}

// Returns the summary of a GitHub job: the report, then the explanations as far as the hint allows.
std::string job_summary(const grade::Record& record) {
  std::string text = written(record, "markdown", {});
  const std::vector<redaction::NamedExplanation> explanations = redaction::explanations_in(record);
  if (explanations.empty() || !record.hint) return text;
  return text + "\n" + explanation_format("markdown").write(explanations, {.hint = *record.hint});
}

}  // namespace

void write_reports(const grade::Record& record, const std::vector<WantedReport>& wanted,
                   const gradebook::GradeExport* gradebook,
                   const console::StandardStreams& streams) {
  std::vector<WantedReport> reports = wanted;
  bool on_output = false;
  for (const WantedReport& report : wanted) on_output = on_output || report.file.empty();
  const bool is_summed_up = !on_output && record.is_class && isatty(streams.output) != 0;
  if (!on_output && !is_summed_up) reports.push_back({"text", ""});
  std::optional<std::string> failure;
  for (const WantedReport& report : reports) {
    try {
      const bool color = report.file.empty() && wants_color(streams.output);
      const report::ReportStyle style{
          .color = color, .folder = folder_of(report.file), .gradebook = gradebook};
      console::write_report(written(record, report.format, style), report.file, streams);
    } catch (const Error& error) {
      if (!failure) failure = error.what();
    }
  }
  if (is_summed_up) console::write_report(summary_of(record, wanted), "", streams);
  const char* summary = std::getenv("GITHUB_STEP_SUMMARY");  // NOLINT(concurrency-mt-unsafe)
  if (summary != nullptr && *summary != '\0') append(summary, job_summary(record));
  if (failure) throw EnvironmentError(*failure);
}

}  // namespace flocking::app
