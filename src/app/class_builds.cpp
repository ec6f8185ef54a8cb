#include "app/class_builds.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "app/refused_here.h"
#include "app/wanted_layers.h"
#include "base/words.h"
#include "build/cache.h"
#include "build/commands.h"
#include "build/description.h"
#include "build/plan.h"
#include "build/tools.h"
#include "console/interruption.h"
#include "console/progress.h"
#include "grade/foreign_program.h"
#include "grade/identity.h"
#include "grade/submissions.h"

namespace flocking::app {
namespace {

grade::Submission not_gradable(const std::string& problem) {
  grade::Submission submission;
  submission.problem = problem;
  submission.refused_as = grade::Verdict::kNotGradable;
  return submission;
}

std::string cache_folder(const GradeOptions& options, const sandbox::Layers& layers,
                         ClassOfSubmissions& all) {
  std::string folder = folder_for_keeping(options, layers);
  if (!folder.empty()) return folder;
  all.builds = std::make_unique<sandbox::PrivateFolder>(0);
  return all.builds->path();
}

std::string joined_errors(const std::vector<std::string>& errors) {
  std::string text;
  for (const std::string& error : errors) text += (text.empty() ? "" : "; ") + error;
  return text;
}

void take_built(const build::Built& built, const build::Language& language,
                grade::Submission& submission) {
  if (!built.errors.empty()) {
    submission.problem = joined_errors(built.errors);
    submission.refused_as =
        built.needs_choice ? grade::Verdict::kNotGradable : grade::Verdict::kCompileError;
    submission.build_log = built.log;
  } else if (built.program.empty()) {
    submission.problem = "it was not built, since the sandbox failed or the grading ended before";
    submission.refused_as = grade::Verdict::kJudgeError;
  } else if (grade::is_simulator(built.program)) {
    submission.problem = grade::kIsSimulator;
  } else if (language.runner.empty()) {
    submission.problem = grade::problem_of_interpreter(built.program);
    std::string problem;
    submission.command = sandbox::find_command({built.program}, "/tmp", problem);
    if (submission.problem.empty()) submission.problem = problem;
  } else {
    submission.command = build::command_by_runner(language, built.program);
  }
}

}  // namespace

ClassBuilds::ClassBuilds(const GradeOptions& options, const std::optional<build::Recipe>& recipe,
                         const sandbox::Layers& layers, void (*between)())
    : options_(options), layers_(layers), recipe_(recipe), between_(between) {
  settings_.cxx_flags = options.cxx_flags;
  settings_.main = options.main;
  settings_.time_limit_s = options.build_time_limit_s;
  if (!recipe_) return;
  *recipe_script_ = build::script_of(*recipe_);
  *recipe_language_ = build::language_of(*recipe_, *recipe_script_);
}

void ClassBuilds::add_task(build::Plan plan, const std::string& files, const std::string& tool,
                           std::size_t number, const std::vector<std::string>& hidden) {
  tasks_.push_back(
      {.plan = std::move(plan), .files = files, .tool = tool, .hidden = hidden, .hash = {}});
  between_();
  tasks_.back().hash = build::hash_of(tasks_.back(), settings_);
  numbers_.push_back(number);
}

// Returns a description of the build inputs and the command that runs the program.
std::string ClassBuilds::content_of(const build::Task& task) const {
  std::string content = task.hash;
  const std::string_view runner = task.plan.language->runner;
  if (!runner.empty()) content += ' ' + build::identity_of_tool(build::find_tool(runner));
  if (task.plan.language != recipe_language_.get()) return content;
  for (const std::string& word : recipe_->run) content += ' ' + word;
  return content;
}

// Finds the program that the recipe runs if the recipe builds nothing.
void ClassBuilds::find_by_recipe(const std::string& files, grade::Submission& submission) const {
  const std::string& first = recipe_->run.front();
  std::string problem;
  if (first.starts_with("./")) {
    const std::string program = files + first.substr(1);
    std::error_code ignored;
    std::filesystem::permissions(program, std::filesystem::perms(0755), ignored);
    submission.problem = grade::problem_of_interpreter(program);
    submission.command = sandbox::find_command(recipe_->run, files, problem);
  } else {
    const std::string tool = build::find_tool(first);
    if (tool.empty()) problem = "flocking.toml runs " + first + ", which is not installed here";
    submission.command = {
        .executable = tool, .arguments = recipe_->run, .working_directory = files};
  }
  if (submission.problem.empty()) submission.problem = problem;
}

// Returns the submission built by the instructor's recipe, which overrides detection.
grade::Submission ClassBuilds::by_recipe(const std::string& files, std::size_t number,
                                         const std::vector<std::string>& hidden) {
  if (const std::string problem = problem_of(*recipe_language_, number); !problem.empty()) {
    return not_gradable(problem);
  }
  grade::Submission submission;
  submission.processes = recipe_->processes;
  if (!recipe_->build.empty()) {
    add_task({.language = recipe_language_.get(), .sources = {}, .java_class = {}, .problem = {}},
             files, "/bin/sh", number, hidden);
    submission.content = content_of(tasks_.back());
    return submission;
  }
  find_by_recipe(files, submission);
  submission.language = build::language_of_tool(recipe_->run.front());
  submission.command.own = {files};
  return submission;
}

grade::Submission ClassBuilds::submission_of(const std::string& files, std::size_t number,
                                             const std::vector<std::string>& hidden) {
  grade::Submission submission;
  submission.problem = grade::problem_of_files(files);
  if (submission.problem.empty()) submission = planned(files, number, hidden);
  submission.hidden = hidden;
  return submission;
}

grade::Submission ClassBuilds::planned(const std::string& files, std::size_t number,
                                       const std::vector<std::string>& hidden) {
  if (recipe_) return by_recipe(files, number, hidden);
  if (grade::has_run(files)) return grade::submission_of_files(files, "");
  build::Plan plan = build::plan_for(files, options_.main, between_);
  if (plan.language == nullptr) {
    return grade::submission_of_files(files, build::description_of(files));
  }
  if (!plan.problem.empty()) return not_gradable(plan.problem);
  const build::Language& language = *plan.language;
  if (const std::string problem = problem_of(language, number); !problem.empty()) {
    return not_gradable(problem);
  }
  grade::Submission submission;
  submission.processes = language.processes;
  submission.language = language.name;
  submission.notes = plan.notes;
  const std::string tool = build::find_tool(language.tool);
  if (language.script.empty()) {
    submission.command = build::command_of_script(plan, tool, files);
    return submission;
  }
  add_task(std::move(plan), files, tool, number, hidden);
  submission.content = content_of(tasks_.back());
  return submission;
}

std::string ClassBuilds::problem_of(const build::Language& language, std::size_t number) {
  for (const std::string_view tool : {language.tool, language.runner}) {
    if (tool.empty()) continue;
    const std::string found = build::find_tool(tool);
    // If root grades without mount namespaces, the program runs as another user and under its own
    // path, which this user must be able to reach.
    const bool is_reached = layers_.first_user == 0 || layers_.namespaces ||
                            (!found.empty() && build::is_for_everybody(found));
    if (!found.empty() && is_reached) continue;
    missing_[std::string(tool)].push_back(number);
    return "it is written in " + std::string(language.name) + ", and " + std::string(tool) +
           (found.empty() ? " is not installed here" : " is not installed here for all users");
  }
  if (language.processes > 1 && !layers_.counts_processes()) {
    return "a program in " + std::string(language.name) + " needs " +
           counted(language.processes, "process", "processes") +
           ", and this machine cannot count processes";
  }
  return "";
}

void ClassBuilds::note_missing(ClassOfSubmissions& all) const {
  for (const auto& [tool, numbers] : missing_) {
    const bool is_there = !build::find_tool(tool).empty();
    all.notes.of_some.push_back(
        {.stage = NoteOnSome::Stage::kToolMissing,
         .subject = fmt::format("{} {}, which", tool,
                                is_there ? "is not installed for all users" : "is not installed"),
         .one = "submission needs",
         .many = "submissions need",
         .submissions = named_submissions(numbers, all)});
  }
}

void ClassBuilds::take(const build::Built& built, std::size_t task, ClassOfSubmissions& all) const {
  const build::Language& language = *tasks_[task].plan.language;
  grade::Submission& submission = all.submissions[numbers_[task]];
  take_built(built, language, submission);
  const build::Plan& plan = tasks_[task].plan;
  submission.build_warnings = plan.warnings;
  submission.build_warnings.insert(submission.build_warnings.end(), built.warnings.begin(),
                                   built.warnings.end());
  for (const std::vector<std::string>* notes : {&built.notes, &plan.warnings}) {
    submission.notes.insert(submission.notes.end(), notes->begin(), notes->end());
  }
  if (&language != recipe_language_.get() || submission.command.arguments.empty()) return;
  submission.command.arguments.insert(submission.command.arguments.end(), recipe_->run.begin() + 1,
                                      recipe_->run.end());
}

void ClassBuilds::leave_out_known(ClassOfSubmissions& all, const EarlierResults& earlier) {
  std::vector<build::Task> tasks;
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < tasks_.size(); ++i) {
    if (const auto built = earlier.failed_build(all.submissions[numbers_[i]])) {
      take(*built, i, all);
    } else {
      tasks.push_back(std::move(tasks_[i]));
      numbers.push_back(numbers_[i]);
    }
  }
  tasks_ = std::move(tasks);
  numbers_ = std::move(numbers);
}

void ClassBuilds::make(ClassOfSubmissions& all, EarlierResults& earlier,
                       const console::StandardStreams& streams) {
  all.cache = cache_folder(options_, layers_, all);
  const build::Cache cache(all.cache);
  console::Progress progress(
      streams, "built", [&](std::size_t task) { return all.submissions[numbers_[task]].name; });
  const std::vector<build::Built> built = build::build_all(
      tasks_, settings_, cache, layers_, options_.jobs, [] { return console::interruption() != 0; },
      [&progress](const grade::Advance& advance) { progress.tell(advance); },
      [&](std::size_t task, const build::Built& one) {
        if (console::interruption() == 0) keep_errors(task, one, all, earlier);
      });
  for (std::size_t i = 0; i < tasks_.size(); ++i) take(built[i], i, all);
  hand_over(all);
}

// Submissions with equal sources are built once and share the errors.
void ClassBuilds::keep_errors(std::size_t task, const build::Built& built,
                              const ClassOfSubmissions& all, EarlierResults& earlier) const {
  if (built.errors.empty()) return;
  for (std::size_t i = 0; i < tasks_.size(); ++i) {
    if (tasks_[i].hash != tasks_[task].hash) continue;
    earlier.keep_failed_build(all.submissions[numbers_[i]], built);
  }
}

// Passes on the data that later builds of the same sources need.
void ClassBuilds::hand_over(ClassOfSubmissions& all) {
  for (std::size_t i = 0; i < tasks_.size(); ++i) {
    all.sources.push_back({.submission = numbers_[i], .task = std::move(tasks_[i])});
  }
  tasks_.clear();
  numbers_.clear();
  all.build_settings = settings_;
  all.recipe_language = std::move(recipe_language_);
  all.recipe_script = std::move(recipe_script_);
}

void ClassBuilds::build(ClassOfSubmissions& all, EarlierResults& earlier,
                        const console::StandardStreams& streams) {
  note_missing(all);
  leave_out_known(all, earlier);
  if (tasks_.empty()) return;
  if (const std::string reason = why_not_counted(layers_, build::kBuildProcesses);
      !reason.empty()) {
    refuse_here({{.reason = "sources cannot be built here: " + reason, .submissions = numbers_}},
                NoteOnSome::Stage::kCannotBuild, options_, all);
    return;
  }
  make(all, earlier, streams);
}

}  // namespace flocking::app
