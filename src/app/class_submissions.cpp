#include "app/class_submissions.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "grade/submissions.h"
#include "intake/intake.h"

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

grade::Submission refused(const std::string& problem) {
  grade::Submission submission;
  submission.problem = problem;
  submission.refused_as = grade::Verdict::kNotGradable;
  return submission;
}

grade::Submission submission_of(const intake::Entry& entry, const std::string& class_folder) {
  if (!entry.own.empty()) return grade::submission_at(entry.own, class_folder);
  if (!entry.problem.empty()) return refused(entry.problem);
  grade::Submission submission = grade::submission_of_files(entry.files, class_folder);
  if (!submission.problem.empty() && !entry.left_out.empty()) {
    submission.problem += "; left out: " + entry.left_out.front();
  }
  return submission;
}

void note_left_out(const intake::Entry& entry, std::vector<std::string>& notes) {
  if (entry.is_late) notes.push_back(entry.name + " handed in late");
  for (const std::string& one : entry.left_out) {
    notes.push_back("of " + entry.name + " was left out: " + one);
  }
}

}  // namespace

ClassOfSubmissions class_submissions(const GradeOptions& options, const sandbox::Layers& layers) {
  std::optional<intake::Roster> roster;
  if (!options.roster.empty()) roster = intake::read_roster(options.roster);
  intake::Wish wish;
  wish.place = options.submissions;
  wish.layout = options.layout;
  wish.roster = roster ? &*roster : nullptr;
  wish.user = layers.first_user;
  wish.is_own = grade::is_graded_in_place;
  intake::Class taken = intake::take_in(wish);
  const std::string class_folder = fs::canonical(options.submissions).string();
  const bool is_plain = are_programs(taken, options);
  ClassOfSubmissions result;
  result.folder = std::move(taken.folder);
  result.notes = std::move(taken.notes);
  if (!is_plain) result.layout = words_of(taken);
  for (const intake::Entry& entry : taken.entries) {
    grade::Submission submission = submission_of(entry, class_folder);
    submission.name = entry.name;
    if (result.folder) submission.hidden.push_back(result.folder->path());
    if (!is_plain) submission.id = entry.id;
    note_left_out(entry, result.notes);
    result.submissions.push_back(std::move(submission));
  }
  return result;
}

}  // namespace flocking::app
