
#include "app/destinations.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <system_error>

#include "app/results_place.h"
#include "app/whole_file.h"
#include "base/error.h"
#include "grade/discovery.h"
#include "sandbox/paths.h"

namespace flocking::app {
namespace {

constexpr std::uint64_t kLeastFileBytes = std::uint64_t{1} << 20U;  // the launcher of submissions

namespace fs = std::filesystem;

bool is_of_cases(const fs::path& file, const GradeOptions& options,
                 const std::vector<grade::Case>& cases) {
  std::error_code ignored;
  for (const grade::Case& one : cases) {
    if (fs::equivalent(file, one.input_path, ignored) ||
        fs::equivalent(file, one.answer_path, ignored)) {
      return true;
    }
  }
  const bool is_settings = file.filename() == "cases.toml" || file.filename() == "flocking.toml";
  const fs::path folder = fs::canonical(grade::found_cases_folder(options.cases), ignored);
  return is_settings && sandbox::is_within(file, folder);
}

// What would be lost if something were written over `file`, which is there; empty: nothing of
// anybody's. The path is canonical.
std::string owner_of(const fs::path& file, const GradeOptions& options,
                     const std::vector<grade::Case>& cases) {
  if (is_of_cases(file, options, cases)) return "a file of the cases";
  std::error_code error;
  if (fs::equivalent(file, options.roster, error)) return "the roster";
  if (fs::equivalent(file, options.adjustments, error)) return "the table of adjustments";
  const fs::path place = fs::canonical(options.submissions, error);
  return !error && sandbox::is_within(file, place) ? "a file of the submissions" : "";
}

/// The reports that were looked at so far.
class ReportPlaces {
 public:
  ReportPlaces(const GradeOptions& options, const std::vector<grade::Case>& cases)
      : options_(options), cases_(cases) {}

  void require(const std::vector<WantedReport>& reports, const std::string& flag) {
    for (const WantedReport& report : reports) {
      if (report.file.empty()) continue;
      const std::string given = flag + " " + report.format + "=";
      require_own_file(report.file, given + report.file);
      try {
        require_writable(report.file, "the report");
      } catch (const EnvironmentError& error) {
        throw EnvironmentError(given + error.what());
      }
    }
  }

 private:
  // A terminal, a pipe, /dev/null take any number of reports.
  void require_own_file(const std::string& file, const std::string& given) {
    std::error_code ignored;
    const fs::file_status status = fs::status(file, ignored);
    const bool is_there = fs::exists(status);
    if (is_there && !fs::is_regular_file(status)) return;
    const fs::path place = fs::weakly_canonical(fs::absolute(file, ignored), ignored);
    const std::string owner = is_there ? owner_of(place, options_, cases_) : "";
    if (!owner.empty()) throw UsageError(given + ": this is " + owner + "; give another one");
    const auto [first, is_new] = places_.emplace(place, given);
    if (is_new) return;
    throw UsageError(given + ": this is the file of " + first->second + " too; give another one");
  }

  const GradeOptions& options_;
  const std::vector<grade::Case>& cases_;
  std::map<fs::path, std::string> places_;  // and who goes there, as it was given
};

void require_folder(const std::string& folder, const std::string& flag) {
  if (folder.empty()) return;
  make_folder(folder, flag);
  try {
    require_writable(folder + "/.flocking", "files");
  } catch (const EnvironmentError& error) {
    throw EnvironmentError(flag + " " + error.what());
  }
}

// What lies among submissions would be taken for one the next time.
void require_outside(const GradeOptions& options, const std::string& folder,
                     const std::string& flag) {
  if (folder.empty()) return;
  std::error_code ignored;
  const fs::path place = fs::weakly_canonical(fs::absolute(folder, ignored), ignored);
  const auto require = [&](const std::string& other, const char* what) {
    std::error_code error;
    const fs::path there = fs::canonical(other, error);
    if (error || !sandbox::is_within(place, there)) return;
    throw UsageError(flag + ' ' + folder + ": this is among the " + what + "; give another folder");
  };
  require(options.submissions, "submissions");
  require(grade::found_cases_folder(options.cases), "cases");
}

}  // namespace

void require_destinations(const GradeOptions& options, const std::vector<grade::Case>& cases) {
  ReportPlaces places(options, cases);
  places.require(options.reports, "--report");
  places.require(options.explanations, "--explain");
  require_folder(options.keep_folder, "--keep");
  require_folder(options.replay_folder, "--replays");
  require_outside(options, options.feedback_folder, "--feedback");
  require_folder(options.feedback_folder, "--feedback");
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
