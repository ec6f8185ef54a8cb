#include "app/report_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/results_place.h"
#include "base/error.h"
#include "report/class_summary.h"
#include "report/redacted_record.h"
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
  if (file < 0) return;  // it is GitHub's, and a courtesy
  const ssize_t written = write(file, text.data(), text.size());
  static_cast<void>(written);
  close(file);
}

bool wants_color(int descriptor) {
  const char* no_color = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe): one thread
  return isatty(descriptor) != 0 && (no_color == nullptr || *no_color == '\0');
}

// Of a report; an empty name stands for the standard output, read where the program runs.
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

// With the files of those reports that hold all there is.
std::string summary_of(const grade::Record& record, const std::vector<WantedReport>& wanted) {
  std::vector<std::string> files;
  for (const WantedReport& report : wanted) {
    for (const char* format : {"text", "html", "markdown", "json"}) {
      if (report.format == format) files.push_back(report.file);
    }
  }
  return report::class_summary(report::redacted(record), files);
}

}  // namespace

void write_reports(const grade::Record& record, const std::vector<WantedReport>& wanted,
                   const report::GradeExport* gradebook, const StandardStreams& streams) {
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
      write_report(written(record, report.format, style), report.file, streams);
    } catch (const Error& error) {
      if (!failure) failure = error.what();
    }
  }
  if (is_summed_up) write_report(summary_of(record, wanted), "", streams);
  const char* summary = std::getenv("GITHUB_STEP_SUMMARY");  // NOLINT(concurrency-mt-unsafe)
  if (summary != nullptr && *summary != '\0') append(summary, written(record, "markdown", {}));
  if (failure) throw EnvironmentError(*failure);
}

}  // namespace flocking::app
