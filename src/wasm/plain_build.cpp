// Replacements for builds in the sandbox: one call of the installed compiler of C or C++.
#include <fmt/format.h>

#include <span>
#include <utility>

#include "base/words.h"
#include "build/build_all.h"
#include "build/cache.h"
#include "build/messages.h"
#include "diagnosis/compiler_warnings.h"
#include "diagnosis/own_files.h"
#include "wasm/plain_runner.h"

namespace flocking::build {
namespace {

// Returns the sources that are linked: the start file, and those without a main that are no tests,
// no old copies and not included by others (see scripts/c.sh for the letters of a role).
std::vector<std::string> linked_sources(const Plan& plan) {
  std::vector<std::string> linked;
  for (std::size_t i = 0; i < plan.sources.size(); ++i) {
    const std::string role = i < plan.roles.size() ? plan.roles[i] : "2--";
    const bool is_part = role[0] <= '2' && role[1] != 'm';
    if (i == 0 || role[0] == '0' || is_part) linked.push_back(plan.sources[i]);
  }
  return linked;
}

sandbox::Command compile_command(const Task& task, const Settings& settings,
                                 const std::string& product) {
  const Language& language = *task.plan.language;
  const bool has_flags = language.name == kCxx && !settings.cxx_flags.empty();
  sandbox::Command command{
      .executable = task.tool, .arguments = {task.tool}, .working_directory = task.files};
  const auto add = [&command](std::string_view word) { command.arguments.emplace_back(word); };
  for (const std::string_view flag : words(has_flags ? settings.cxx_flags : language.flags)) {
    if (flag.starts_with("-l") || flag.starts_with("-Wl,")) continue;
    add(flag);
  }
  for (const std::string& source : linked_sources(task.plan)) add(source);
  add("-o");
  add(product);
  if (language.name != kCxx) add("-lm");
  return command;
}

Built built_by_compiler(const Task& task, const Settings& settings) {
  Built built;
  if (task.plan.language->start != Start::kCMain) {
    built.errors = {fmt::format("{} is built on Linux only; build the program and give it after --",
                                task.plan.language->name)};
    return built;
  }
  built.program = task.files + "/.program";
  const sandbox::Limits limits{.cpu_s = settings.time_limit_s * 4,
                               .wall_s = settings.time_limit_s * 4};
  wasm::PlainRunner runner;
  const sandbox::Outcome outcome =
      runner.run(compile_command(task, settings, built.program), limits,
                 sandbox::Input::of_text(""), {}, [](std::span<const char> /*bytes*/) {});
  const std::string& log = outcome.stderr_text;
  if (outcome.cannot_start.empty() && !outcome.signaled && outcome.code == 0) {
    built.warnings = diagnosis::warnings_that_matter(log, diagnosis::OwnFiles::below(task.files));
    return built;
  }
  built.program.clear();
  built.log = log_of(log, task.files);
  built.errors = first_errors(log, task.files);
  if (built.errors.empty()) built.errors = {"the build failed and said nothing"};
  return built;
}

}  // namespace

std::vector<Built> build_all(const std::vector<Task>& tasks, const Settings& settings,
                             const Cache& /*cache*/, const sandbox::Layers& /*layers*/,
                             std::size_t /*jobs*/, const std::function<bool()>& /*stop*/,
                             const BuildProgress& /*progress*/, const BuildOver& over) {
  std::vector<Built> all;
  for (const Task& task : tasks) {
    all.push_back(built_by_compiler(task, settings));
    if (over) over(all.size() - 1, all.back());
  }
  return all;
}

std::string hash_of(const Task& task, const Settings& /*settings*/) { return task.files; }

// Programs are built in the copy of the source, not in a cache.
Cache::Cache(std::string folder) : folder_(std::move(folder)) {}

}  // namespace flocking::build
