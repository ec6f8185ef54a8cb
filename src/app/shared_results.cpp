#include "app/shared_results.h"

#include <map>
#include <utility>

namespace flocking::app {
namespace {

std::string together_with(const std::vector<std::string>& names, std::size_t but) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i != but) text += (text.empty() ? "" : ", ") + names[i];
  }
  return "submitted together with " + text;
}

}  // namespace

std::vector<TeamEntry> teams_of(std::vector<intake::Entry> entries) {
  std::vector<TeamEntry> teams;
  std::map<std::size_t, std::size_t> places;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].same_as) continue;
    places[i] = teams.size();
    teams.push_back({.entry = std::move(entries[i]), .others = {}});
  }
  for (intake::Entry& entry : entries) {
    if (!entry.same_as) continue;
    teams[places.at(*entry.same_as)].others.push_back(std::move(entry));
  }
  return teams;
}

void add_shared_results(const std::vector<SharedSubmission>& shared, grade::Record& record) {
  std::map<std::size_t, std::vector<const SharedSubmission*>> others;
  for (const SharedSubmission& one : shared) others[one.submission].push_back(&one);
  std::vector<grade::SubmissionResult> results;
  for (std::size_t i = 0; i < record.submissions.size(); ++i) {
    grade::SubmissionResult& first = record.submissions[i];
    const grade::SubmissionResult original = others.contains(i) ? first : grade::SubmissionResult();
    std::vector<std::string> team = {first.name};
    for (const SharedSubmission* one : others[i]) team.push_back(one->name);
    if (team.size() > 1) first.notes.push_back(together_with(team, 0));
    results.push_back(std::move(first));
    for (std::size_t j = 1; j < team.size(); ++j) {
      const SharedSubmission& one = *others[i][j - 1];
      grade::SubmissionResult result = original;
      result.name = one.name;
      result.id = one.id;
      result.roster_line = one.roster_line;
      result.presence = one.presence;
      result.notes.push_back(together_with(team, j));
      results.push_back(std::move(result));
    }
  }
  record.submissions = std::move(results);
}

}  // namespace flocking::app
