#include "cli/report_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/error.h"
#include "io/file.h"
#include "report/report.h"
#include "sandbox/channel.h"

namespace flocking::cli {
namespace {

const report::ReportFormat& format_named(std::string_view name) {
  for (const report::ReportFormat& format : report::report_formats()) {
    if (format.name == name) return format;
  }
  throw std::logic_error("a format that was checked is gone");
}

[[noreturn]] void fail_to_write(const std::string& path, bool was_open, int error) {
  fail_by_system(path + (was_open ? ": cannot write the report" : ": cannot open for writing"),
                 error);
}

// A pipe, a terminal, /dev/null: nothing that could be replaced.
void write_through(const std::string& path, const std::string& text) {
  const sandbox::Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (file.get() < 0 || !sandbox::write_all(file.get(), text.data(), text.size())) {
    fail_to_write(path, file.get() >= 0, errno);
  }
}

// Beside the file and then in its place: who looks sees the old one or the new one.
void write_whole(const std::string& path, const std::string& text) {
  std::error_code ignored;
  const std::filesystem::path target = std::filesystem::canonical(path, ignored);
  const std::string place = ignored ? path : target.string();
  const auto type = std::filesystem::status(place, ignored).type();
  using Type = std::filesystem::file_type;
  if (type == Type::fifo || type == Type::character || type == Type::socket ||
      type == Type::block) {
    return write_through(place, text);
  }
  const std::string beside = place + ".part-" + std::to_string(getpid());
  const int file = open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  bool done = file >= 0 && sandbox::write_all(file, text.data(), text.size());
  int error = errno;
  if (file >= 0 && close(file) != 0) done = false;
  if (done && std::rename(beside.c_str(), place.c_str()) == 0) return;
  if (done) error = errno;
  if (file >= 0) unlink(beside.c_str());
  fail_to_write(path, file >= 0, error);
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

std::string written(const grade::Record& record, std::string_view format, bool color) {
  try {
    return format_named(format).write(record, {.color = color});
  } catch (const std::invalid_argument& error) {
    throw MisfitError("--report " + std::string(format) + ": " + error.what());
  }
}

}  // namespace

void write_report(const std::string& text, const std::string& file,
                  const StandardStreams& streams) {
  if (file.empty()) {
    io::File::borrow(streams.output, "<stdout>").write(text);
  } else {
    write_whole(file, text);
  }
}

void write_reports(const grade::Record& record, const std::vector<WantedReport>& wanted,
                   const StandardStreams& streams) {
  std::vector<WantedReport> reports = wanted;
  bool on_output = false;
  for (const WantedReport& report : wanted) on_output = on_output || report.file.empty();
  if (!on_output) reports.push_back({"text", ""});
  std::optional<std::string> failure;
  for (const WantedReport& report : reports) {
    try {
      const bool color = report.file.empty() && wants_color(streams.output);
      write_report(written(record, report.format, color), report.file, streams);
    } catch (const Error& error) {
      if (!failure) failure = error.what();
    }
  }
  const char* summary = std::getenv("GITHUB_STEP_SUMMARY");  // NOLINT(concurrency-mt-unsafe)
  if (summary != nullptr && *summary != '\0') append(summary, written(record, "markdown", false));
  if (failure) throw EnvironmentError(*failure);
}

}  // namespace flocking::cli
