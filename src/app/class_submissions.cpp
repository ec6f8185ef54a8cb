#include "app/class_submissions.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/class_builds.h"
#include "app/shard.h"
#include "app/shared_results.h"
#include "base/error.h"
#include "console/interruption.h"
#include "console/without_a_no.h"
#include "grade/discovery.h"
#include "grade/submissions.h"
#include "intake/entry_groups.h"
#include "intake/intake.h"
#include "report/report.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

// Returns true if all entries are programs in a plain layout, and neither a layout nor a roster is
// given. Reports then do not mention a layout.
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

void note(const intake::Entry& entry, std::uint64_t place, ClassNotes& of_class,
          std::vector<std::string>& of_student) {
  if (entry.is_late) {
    of_class.of_one.push_back({place, entry.name + " submitted late"});
    of_student.emplace_back("submitted late");
  }
  for (const std::string& one : entry.left_out) {
    of_class.of_one.push_back({place, "of " + entry.name + " was left out: " + one});
    of_student.push_back("left out: " + one);
  }
}

std::string feedback_name_of(const intake::Entry& entry) {
  if (!entry.feedback_name.empty()) return entry.feedback_name;
  return entry.id.empty() ? entry.name : entry.id;
}

ClassRow row_of(const intake::Entry& entry, std::uint64_t place, const std::string& id) {
  return {.place = place,
          .name = entry.name,
          .id = id,
          .roster_line = entry.roster_line,
          .feedback_name = feedback_name_of(entry)};
}

std::vector<ClassRow> rows_of(const std::vector<TeamEntry>& teams, bool is_plain) {
  std::vector<ClassRow> rows;
  for (std::size_t place = 0; place < teams.size(); ++place) {
    const intake::Entry& first = teams[place].entry;
    rows.push_back(row_of(first, place, is_plain ? "" : first.id));
    for (const intake::Entry& other : teams[place].others) {
      rows.push_back(row_of(other, place, other.id));
    }
  }
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
  wish.between = [] { console::require_no_interruption("opening the submissions"); };
  return intake::take_in(wish);
}

// Throws if there are several submissions but a requested report can hold only one. Called before
// any build.
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
                     std::to_string(submissions) + "; give a folder with a single submission");
  }
}

void look_for_interruption() { console::require_no_interruption("finding the programs"); }

}  // namespace

ClassPapers class_papers(const GradeOptions& options) {
  return console::without_a_no([&options] {
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
                                     const console::StandardStreams& streams) {
  intake::Class taken = taken_in(options, papers, layers);
  const bool is_plain = are_programs(taken, options);
  std::vector<TeamEntry> teams = teams_of(std::move(taken.entries));
  ClassOfSubmissions result;
  result.everyone = rows_of(teams, is_plain);
  result.places = places_in_shard(teams.size(), options);
  teams = in_shard(std::move(teams), options);
  require_one_for_its_reports(options, rows_in_shard(result.everyone, options).size());
  const std::string class_folder = fs::canonical(options.submissions).string();
  result.folder = std::move(taken.folder);
  result.notes.of_class = std::move(taken.notes);
  if (!is_plain) result.layout = words_of(taken);
  std::vector<std::string> hidden = secret;
  hidden.push_back(class_folder);
  if (result.folder) hidden.push_back(result.folder->path());
  ClassBuilds builds(options, papers.recipe, layers, look_for_interruption);
  for (const TeamEntry& team : teams) {
    look_for_interruption();
    const intake::Entry& entry = team.entry;
    for (const intake::Entry& other : team.others) {
      result.shared.push_back({.submission = result.submissions.size(),
                               .name = other.name,
                               .id = other.id,
                               .roster_line = other.roster_line,
                               .presence = other.presence});
    }
    grade::Submission submission =
        !entry.own.empty() ? grade::submission_at(entry.own, class_folder)
        : !entry.problem.empty()
            ? refused(entry)
            : builds.submission_of(entry.files, result.submissions.size(), hidden);
    const std::uint64_t place = result.places[result.submissions.size()];
    for (const std::string& one : submission.notes) {
      result.notes.of_one.push_back({place, entry.name + ": " + one});
    }
    submission.name = entry.name;
    if (!is_plain) submission.id = entry.id;
    submission.roster_line = entry.roster_line;
    submission.presence = entry.presence;
    submission.submitted_at = entry.submitted_at;
    submission.is_late = entry.is_late;
    note(entry, place, result.notes, submission.notes);
    earlier.identify(submission, entry.own.empty() ? entry.files : entry.own);
    result.submissions.push_back(std::move(submission));
  }
  builds.build(result, earlier, streams);
  return result;
}

}  // namespace flocking::app
