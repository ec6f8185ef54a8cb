#include "app/language_trials.h"

#include <algorithm>
#include <map>
#include <string>

#include "app/earlier_results.h"
#include "app/refused_here.h"
#include "build/one_line_trial.h"
#include "console/interruption.h"

namespace flocking::app {
namespace {

// Returns the smallest limits of memory and processes over all cases.
sandbox::Limits strictest_limits(const std::vector<grade::Case>& cases) {
  sandbox::Limits limits = cases.front().settings.limits;
  for (const grade::Case& one : cases) {
    const sandbox::Limits& own = one.settings.limits;
    limits.memory_bytes = std::min(limits.memory_bytes, own.memory_bytes);
    limits.processes = std::min(limits.processes, own.processes);
  }
  return limits;
}

std::vector<const build::Language*> languages_of(const ClassOfSubmissions& all) {
  std::vector<const build::Language*> languages;
  for (const grade::Submission& submission : all.submissions) {
    const build::Language* const language = build::language_named(submission.language);
    const bool is_tried = submission.problem.empty() && language != nullptr &&
                          build::one_line_program(*language) != nullptr;
    const bool is_new = std::find(languages.begin(), languages.end(), language) == languages.end();
    if (is_tried && is_new) languages.push_back(language);
  }
  return languages;
}

std::vector<std::size_t> all_in(const build::Language& language, const ClassOfSubmissions& all) {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < all.submissions.size(); ++i) {
    const grade::Submission& one = all.submissions[i];
    if (one.problem.empty() && one.language == language.name) numbers.push_back(i);
  }
  return numbers;
}

std::string problem_words(const build::Language& language, const std::string& problem) {
  return std::string(language.name) + " does not work here: a program of one line " + problem;
}

}  // namespace

void try_languages_of(ClassOfSubmissions& all, const std::vector<grade::Case>& cases,
                      const GradeOptions& options, const std::vector<std::string>& secret,
                      const sandbox::Layers& layers) {
  const std::vector<const build::Language*> languages = languages_of(all);
  if (languages.empty() || cases.empty()) return;
  std::unique_ptr<sandbox::PrivateFolder> place;
  std::string folder = all.cache.empty() ? folder_for_keeping(options, layers) : all.cache;
  if (folder.empty()) {
    place = std::make_unique<sandbox::PrivateFolder>(0);
    folder = place->path();
  }
  const build::Cache cache(folder);
  const std::vector<build::Trial> trials =
      build::try_languages(languages, {.limits = strictest_limits(cases),
                                       .hidden = secret,
                                       .layers = layers,
                                       .cache = cache,
                                       .jobs = options.jobs,
                                       .stop = [] { return console::interruption() != 0; }});
  std::vector<RefusedHere> broken;
  std::map<std::string_view, std::uint64_t> processes;
  for (std::size_t i = 0; i < trials.size(); ++i) {
    processes[languages[i]->name] = trials[i].processes;
    if (trials[i].problem.empty()) continue;
    broken.push_back({.reason = problem_words(*languages[i], trials[i].problem),
                      .submissions = all_in(*languages[i], all)});
  }
  if (console::interruption() == 0) {
    refuse_here(broken, NoteOnSome::Stage::kLanguageFails, options, all);
  }
  for (grade::Submission& submission : all.submissions) {
    const auto needed = processes.find(submission.language);
    if (needed == processes.end()) continue;
    submission.processes = std::max(submission.processes, needed->second);
  }
}

}  // namespace flocking::app
