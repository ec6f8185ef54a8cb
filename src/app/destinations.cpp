
#include "app/destinations.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

#include "app/whole_file.h"
#include "base/error.h"

namespace flocking::app {
namespace {

constexpr std::uint64_t kLeastFileBytes = std::uint64_t{1} << 20U;  // the launcher of submissions

void require_no_case(const std::string& flag, const WantedReport& report,
                     const std::vector<grade::Case>& cases) {
  std::error_code ignored;
  for (const grade::Case& one : cases) {
    if (std::filesystem::equivalent(report.file, one.input_path, ignored) ||
        std::filesystem::equivalent(report.file, one.answer_path, ignored)) {
      throw UsageError(flag + " " + report.format + "=" + report.file +
                       ": this is a file of the cases; give another one");
    }
  }
}

void require_reports(const std::vector<WantedReport>& reports, const std::string& flag,
                     const std::vector<grade::Case>& cases) {
  for (const WantedReport& report : reports) {
    if (report.file.empty()) continue;
    require_no_case(flag, report, cases);
    try {
      require_writable(report.file, "the report");
    } catch (const EnvironmentError& error) {
      throw EnvironmentError(flag + " " + report.format + "=" + error.what());
    }
  }
}

void require_folder(const std::string& folder, const std::string& flag) {
  if (folder.empty()) return;
  make_folder(folder, flag);
  try {
    require_writable(folder + "/.flocking", "files");
  } catch (const EnvironmentError& error) {
    throw EnvironmentError(flag + " " + error.what());
  }
}

}  // namespace

void make_folder(const std::string& folder, const std::string& flag) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(folder, error);
  std::error_code ignored;
  if (fs::is_directory(folder, ignored)) return;
  throw EnvironmentError(flag + " " + folder + ": cannot make this folder: " +
                         (error ? error.message() : "it is a file"));
}

void require_destinations(const GradeOptions& options, const std::vector<grade::Case>& cases) {
  require_reports(options.reports, "--report", cases);
  require_reports(options.explanations, "--explain", cases);
  require_folder(options.keep_folder, "--keep");
  require_folder(options.replay_folder, "--replays");
}

void require_file_size(const std::vector<grade::Case>& cases) {
  rlimit limit{};
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  std::uint64_t needed = kLeastFileBytes;
  for (const grade::Case& one : cases) {
    std::error_code error;
    const std::uint64_t size = std::filesystem::file_size(one.input_path, error);
    if (!error) needed = std::max(needed, size);
  }
  if (limit.rlim_cur >= needed) return;
  throw EnvironmentError("ulimit -f allows files of " + std::to_string(limit.rlim_cur) +
                         " bytes, and grading these cases takes some of " + std::to_string(needed) +
                         "; raise it, as by ulimit -f unlimited");
}

}  // namespace flocking::app
