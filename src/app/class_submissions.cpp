#include "app/class_submissions.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/class_builds.h"
#include "app/interruption.h"
#include "app/shard.h"
#include "app/shared_results.h"
#include "app/without_a_no.h"
#include "base/error.h"
#include "grade/discovery.h"
#include "grade/submissions.h"
#include "intake/entry_groups.h"
#include "intake/intake.h"
#include "report/report.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

// Programs that lie there, as they have always been graded: with no word about how they were handed
// in.
bool are_programs(const intake::Class& taken, const GradeOptions& options) {
  const bool is_plain =
      taken.layout == intake::Layout::kFolders || taken.layout == intake::Layout::kFiles;
  return is_plain && !options.layout && options.roster.empty() &&
         std::all_of(taken.entries.begin(), taken.entries.end(),
                     [](const intake::Entry& entry) { return !entry.own.empty(); });
}

std::string words_of(const intake::Class& taken) {
  const auto layout = static_cast<std::size_t>(taken.layout);
  return std::string(intake::kLayoutRows.at(layout).words);
}

grade::Submission refused(const intake::Entry& entry) {
  grade::Submission submission;
  submission.problem = entry.problem;
  submission.refused_as = grade::Verdict::kNotGradable;
  return submission;
}

void note(const intake::Entry& entry, std::vector<std::string>& of_class,
          std::vector<std::string>& of_student) {
  if (entry.is_late) {
    of_class.push_back(entry.name + " submitted late");
    of_student.emplace_back("submitted late");
  }
  for (const std::string& one : entry.left_out) {
    of_class.push_back("of " + entry.name + " was left out: " + one);
    of_student.push_back("left out: " + one);
  }
}

std::string feedback_name_of(const intake::Entry& entry) {
  if (!entry.feedback_name.empty()) return entry.feedback_name;
  return entry.id.empty() ? entry.name : entry.id;
}

std::size_t rows_of(const std::vector<TeamEntry>& teams) {
  std::size_t rows = 0;
  for (const TeamEntry& team : teams) rows += 1 + team.others.size();
  return rows;
}

intake::Class taken_in(const GradeOptions& options, const ClassPapers& papers,
                       const sandbox::Layers& layers) {
  intake::Wish wish;
  wish.place = options.submissions;
  wish.layout = options.layout;
  wish.roster = papers.roster ? &*papers.roster : nullptr;
  wish.groups = papers.groups ? &*papers.groups : nullptr;
  wish.user = layers.first_user;
  wish.is_own = grade::is_graded_in_place;
  wish.between = [] {
    if (interruption() == 0) return;
    throw EnvironmentError("opening what was handed in was stopped by signal " +
                           std::to_string(interruption()));
  };
  return intake::take_in(wish);
}

// Before anything is built.
void require_one_for_its_reports(const GradeOptions& options, std::size_t submissions) {
  if (submissions <= 1) return;
  for (const WantedReport& wanted : options.reports) {
    const auto formats = report::report_formats();
    const auto format = std::find_if(
        formats.begin(), formats.end(),
        [&wanted](const report::ReportFormat& one) { return one.name == wanted.format; });
    if (format == formats.end() || !format->is_for_one) continue;
    throw UsageError("--report " + wanted.format +
                     ": the format is for one submission, and there are " +
                     std::to_string(submissions) + "; give a folder with one alone");
  }
}

}  // namespace

ClassPapers class_papers(const GradeOptions& options) {
  return without_a_no([&options] {
    ClassPapers papers;
    if (!options.roster.empty()) papers.roster = intake::read_roster(options.roster);
    if (!options.groups.empty()) papers.groups = intake::read_groups(options.groups);
    if (!options.adjustments.empty()) {
      papers.adjustments =
          read_adjustments(options.adjustments, papers.roster ? &*papers.roster : nullptr);
    }
    papers.recipe = build::read_recipe(grade::found_cases_folder(options.cases));
    return papers;
  });
}

ClassOfSubmissions class_submissions(const GradeOptions& options, const ClassPapers& papers,
                                     const std::vector<std::string>& secret,
                                     const sandbox::Layers& layers, EarlierResults& earlier,
                                     const StandardStreams& streams) {
  intake::Class taken = taken_in(options, papers, layers);
  const bool is_plain = are_programs(taken, options);
  const std::vector<TeamEntry> teams = in_shard(teams_of(std::move(taken.entries)), options);
  require_one_for_its_reports(options, rows_of(teams));
  const std::string class_folder = fs::canonical(options.submissions).string();
  ClassOfSubmissions result;
  result.folder = std::move(taken.folder);
  result.notes = std::move(taken.notes);
  if (!is_plain) result.layout = words_of(taken);
  std::vector<std::string> hidden = secret;
  hidden.push_back(class_folder);
  if (result.folder) hidden.push_back(result.folder->path());
  ClassBuilds builds(options, papers.recipe, layers);
  for (const TeamEntry& team : teams) {
    const intake::Entry& entry = team.entry;
    for (const intake::Entry& other : team.others) {
      result.shared.push_back({.submission = result.submissions.size(),
                               .name = other.name,
                               .id = other.id,
                               .roster_line = other.roster_line,
                               .presence = other.presence,
                               .feedback_name = feedback_name_of(other)});
    }
    grade::Submission submission =
        !entry.own.empty() ? grade::submission_at(entry.own, class_folder)
        : !entry.problem.empty()
            ? refused(entry)
            : builds.submission_of(entry.files, result.submissions.size(), hidden);
    for (const std::string& one : submission.notes) result.notes.push_back(entry.name + ": " + one);
    submission.name = entry.name;
    if (!is_plain) submission.id = entry.id;
    submission.roster_line = entry.roster_line;
    submission.presence = entry.presence;
    submission.submitted_at = entry.submitted_at;
    submission.is_late = entry.is_late;
    note(entry, result.notes, submission.notes);
    result.feedback_names.push_back(feedback_name_of(entry));
    earlier.identify(submission, entry.own.empty() ? entry.files : entry.own);
    result.submissions.push_back(std::move(submission));
  }
  builds.build(result, earlier, streams);
  return result;
}

}  // namespace flocking::app
