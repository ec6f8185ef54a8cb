#include "repair/edit_trial.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "base/words.h"
#include "build/build_all.h"
#include "build/cache.h"
#include "diagnosis/own_files.h"
#include "grade/mapped_file.h"
#include "grade/probe_runner.h"

namespace flocking::repair {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSources = 60;
constexpr std::uintmax_t kMostSourceBytes = std::uintmax_t{256} << 10U;
constexpr int kMostBuilds = 5;

bool is_source(const fs::path& path) {
  constexpr std::array<std::string_view, 10> kEndings = {".c", ".cpp", ".cc", ".cxx", ".c++",
                                                         ".h", ".hpp", ".hh", ".hxx", ".inl"};
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

// Returns the build task for a copy of the sources in which `files` are replaced.
build::Task task_of(const Workshop& workshop, const std::string& folder,
                    const std::vector<SourceFile>& files) {
  build::Task task = workshop.task;
  task.files = folder;
  try {
    fs::copy(workshop.task.files, folder, fs::copy_options::recursive);
    for (const SourceFile& file : files) {
      std::ofstream(fs::path(folder) / file.name, std::ios::binary) << file.text;
    }
  } catch (const fs::filesystem_error& error) {
    throw EnvironmentError(error.what());
  }
  return task;
}

std::vector<build::Built> built(const std::vector<build::Task>& tasks,
                                const build::Settings& settings, const Workshop& workshop,
                                const std::string& folder) {
  return build::build_all(tasks, settings, build::Cache(folder + "/programs"), workshop.layers, 1,
                          workshop.stop, [](const grade::Advance& /*advance*/) {});
}

}  // namespace

build::Task of_one_program(build::Task task) {
  build::Plan& plan = task.plan;
  for (const std::string& name : build::other_programs(plan)) {
    const auto at = std::find(plan.sources.begin(), plan.sources.end(), name);
    plan.roles.erase(plan.roles.begin() + (at - plan.sources.begin()));
    plan.sources.erase(at);
  }
  return task;
}

std::vector<SourceFile> sources_of(const build::Task& task) {
  std::vector<SourceFile> sources;
  const std::vector<std::string> others = build::other_programs(task.plan);
  const diagnosis::OwnFiles own = diagnosis::OwnFiles::below(task.files);
  for (const std::string& name : own.names()) {
    const fs::path path = fs::path(task.files) / name;
    if (std::find(others.begin(), others.end(), name) != others.end()) continue;
    std::error_code error;
    if (!is_source(path) || fs::file_size(path, error) > kMostSourceBytes || error) continue;
    if (sources.size() >= kMostSources) break;
    sources.push_back({.name = name, .text = std::string(grade::MappedFile(path.string()).text())});
  }
  return sources;
}

ParsedFiles parsed(const std::vector<SourceFile>& sources) {
  ParsedFiles files;
  for (const SourceFile& source : sources) files.push_back(std::make_unique<ParsedFile>(source));
  for (const auto& file : files) {
    for (const auto& other : files) {
      if (file != other) add_classes(file->outline, other->outline);
    }
  }
  return files;
}

Trial::Trial(const Workshop& workshop, Work& work, const ParsedFiles& files,
             const std::vector<Edit>& edits)
    : workshop_(workshop),
      work_(work),
      folder_(std::make_unique<sandbox::PrivateFolder>(0)),
      dropped_(edits.size(), false) {
  std::size_t first = 0;
  for (const auto& file : files) {
    first_lines_.push_back(first);
    first += file->tokens.empty() ? 1 : file->tokens.back().line + 1;
  }
  build(files, edits);
}

void Trial::build(const ParsedFiles& files, const std::vector<Edit>& edits) {
  build::Settings settings = workshop_.settings;
  settings.cxx_flags = "-std=gnu++20 -w";
  for (int i = 0; i < kMostBuilds; ++i) {
    std::vector<TrialSource> trials;
    std::vector<SourceFile> sources;
    for (std::size_t file = 0; file < files.size(); ++file) {
      trials.push_back(trial_source(*files[file], file, edits, dropped_, first_lines_[file]));
      sources.push_back({.name = files[file]->file.name, .text = trials.back().text});
    }
    const std::string folder = folder_->path() + "/" + std::to_string(i);
    build::Task task = task_of(workshop_, folder, sources);
    task.is_trial = true;
    task.hash = build::hash_of(task, settings);
    std::size_t bytes = 0;
    for (const SourceFile& source : sources) bytes += source.text.size();
    work_.add_build(bytes);
    const build::Built result = built({task}, settings, workshop_, folder_->path()).front();
    if (!result.program.empty()) {
      submission_ = submission_of(workshop_, result.program);
      return;
    }
    const bool is_stopped = !result.errors.empty() && result.log.empty();
    if (is_stopped) work_.note_limit();
    if (!drop(result.log, files, edits, trials, i > 0)) return;
  }
}

// Drops the edits that compiler errors name. Returns false if the errors name no edit.
bool Trial::drop(const std::string& log, const ParsedFiles& files, const std::vector<Edit>& edits,
                 const std::vector<TrialSource>& sources, bool drops_units) {
  std::vector<std::string> names;
  for (const auto& file : files) names.push_back(file->file.name);
  const diagnosis::OwnFiles own(names);
  bool drops = false;
  for (const std::string_view line : split(log, '\n')) {
    const diagnosis::Place place = diagnosis::place_at_start(line, own);
    const auto name = std::find(names.begin(), names.end(), place.file);
    if (place.file.empty() || name == names.end()) continue;
    const auto file = static_cast<std::size_t>(name - names.begin());
    const std::vector<LineUse>& uses = sources[file].uses;
    if (place.line == 0 || place.line > uses.size()) continue;
    const LineUse& use = uses[place.line - 1];
    if (use.edit != LineUse::kNone) {
      drops = drops || !dropped_[use.edit];
      dropped_[use.edit] = true;
    }
    // An error may hide others in the same expression, so drop all edits of this expression.
    const bool drops_unit = drops_units && line.find("?:") != std::string_view::npos;
    if (use.unit.is_empty() || (use.edit != LineUse::kNone && !drops_unit)) continue;
    for (std::size_t i = 0; i < edits.size(); ++i) {
      for (const Change& change : edits[i].changes) {
        if (edits[i].file != file || !(change.unit == use.unit)) continue;
        drops = drops || !dropped_[i];
        dropped_[i] = true;
      }
    }
  }
  return drops;
}

std::vector<std::vector<TrialRun>> Trial::run(const std::vector<std::string>& inputs,
                                              const std::vector<TrialJob>& jobs) const {
  constexpr double kMostCpu_s = 30.0;  // a backstop: the number of steps limits each run
  constexpr std::uint64_t kMostBytes = std::uint64_t{256} << 20U;
  sandbox::Limits limits = workshop_.limits;
  limits.cpu_s = kMostCpu_s;
  limits.wall_s = 4 * kMostCpu_s;
  limits.output_bytes = kMostBytes;
  limits.processes += 1;
  if (jobs.empty() || workshop_.stop()) return {};
  grade::ProbeRunner runner(submission_, limits, workshop_.layers);
  const auto result = runner.run_unless(packed_jobs(inputs, jobs), workshop_.stop);
  for (const TrialJob& job : jobs) work_.add_runs(job.inputs.size());
  if (result && !result->ended_well) work_.note_limit();
  if (!result || !result->ended_well) return {};
  return unpacked_runs(result->output, jobs).value_or(std::vector<std::vector<TrialRun>>());
}

std::pair<std::size_t, std::uint64_t> Trial::place_of(std::uint64_t line) const {
  const auto after = std::upper_bound(first_lines_.begin(), first_lines_.end(), line);
  const auto file = static_cast<std::size_t>(after - first_lines_.begin()) - 1;
  return {file, line - first_lines_[file]};
}

std::vector<std::string> built_programs(const Workshop& workshop, const std::string& folder,
                                        const std::vector<std::vector<SourceFile>>& versions) {
  std::vector<build::Task> tasks;
  for (const std::vector<SourceFile>& version : versions) {
    const std::string own = folder + "/" + std::to_string(tasks.size());
    tasks.push_back(task_of(workshop, own, version));
    tasks.back().hash = build::hash_of(tasks.back(), workshop.settings);
  }
  std::vector<std::string> programs;
  for (const build::Built& one : built(tasks, workshop.settings, workshop, folder)) {
    programs.push_back(one.program);
  }
  return programs;
}

grade::Submission submission_of(const Workshop& workshop, const std::string& program) {
  grade::Submission submission;
  submission.name = "trial";
  submission.processes = 1;
  submission.hidden = workshop.task.hidden;
  submission.command = sandbox::find_command({program}, "/tmp", submission.problem);
  return submission;
}

}  // namespace flocking::repair
