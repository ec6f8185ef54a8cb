
#include "app/destinations.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <system_error>

#include "base/error.h"
#include "console/results_place.h"
#include "console/whole_file.h"
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

// Describes what would be lost if `file`, an existing file with a canonical path, were overwritten;
// empty if nothing would be lost.
std::string owner_of(const fs::path& file, const GradeOptions& options,
                     const std::vector<grade::Case>& cases) {
  if (is_of_cases(file, options, cases)) return "a file of the cases";
  std::error_code error;
  if (fs::equivalent(file, options.roster, error)) return "the roster";
  if (fs::equivalent(file, options.adjustments, error)) return "the table of adjustments";
  for (const std::string& merged : options.merged) {
    if (fs::equivalent(file, merged, error)) return "a file to be merged";
  }
  const fs::path place = fs::canonical(options.submissions, error);
  return !error && sandbox::is_within(file, place) ? "a file of the submissions" : "";
}

/// The destinations of the reports checked so far.
class ReportPlaces {
 public:
  ReportPlaces(const GradeOptions& options, const std::vector<grade::Case>& cases)
      : options_(options), cases_(cases) {}

  void require(const std::vector<WantedReport>& reports, const std::string& flag) {
    for (const WantedReport& report : reports) {
      require(report.file, flag + " " + report.format + "=", "the report");
    }
  }
  void require(const std::string& file, const std::string& given, const std::string& what) {
    if (file.empty()) return;
    require_own_file(file, given + file);
    try {
      console::require_writable(file, what);
    } catch (const EnvironmentError& error) {
      throw EnvironmentError(given + error.what());
    }
  }

 private:
  // Throws if two reports use the same file. Terminals, pipes and /dev/null can take several
  // reports.
  void require_own_file(const std::string& file, const std::string& given) {
    std::error_code ignored;
    const fs::file_status status = fs::status(file, ignored);
    const bool is_there = fs::exists(status);
    if (is_there && !fs::is_regular_file(status)) return;
    const fs::path place = fs::weakly_canonical(fs::absolute(file, ignored), ignored);
    const std::string owner = is_there ? owner_of(place, options_, cases_) : "";
    if (!owner.empty()) throw UsageError(given + ": this is " + owner + "; give another file");
    const auto [first, is_new] = places_.emplace(place, given);
    if (is_new) return;
    throw UsageError(given + ": this is the file of " + first->second + " too; give another file");
  }

  const GradeOptions& options_;
  const std::vector<grade::Case>& cases_;
  std::map<fs::path, std::string> places_;  // path as typed, by destination
};

void require_folder(const std::string& folder, const std::string& flag) {
  if (folder.empty()) return;
  console::make_folder(folder, flag);
  try {
    console::require_writable(folder + "/.flocking", "files");
  } catch (const EnvironmentError& error) {
    throw EnvironmentError(flag + " " + error.what());
  }
}

// Throws if the folder is among the submissions, where the next grading would read it as a
// submission.
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
  places.require(options.save, "--save ", "the results");
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
                         " bytes, but grading these cases needs files of " +
                         std::to_string(needed) + " bytes; raise it with ulimit -f unlimited");
}

}  // namespace flocking::app
