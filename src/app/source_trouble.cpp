#include "app/source_trouble.h"

#include <algorithm>
#include <fstream>
#include <vector>

#include "base/error.h"
#include "build/build_all.h"
#include "build/cache.h"
#include "build/language.h"
#include "grade/crash_runs.h"
#include "sandbox/private_folder.h"

namespace flocking::app {
namespace {

constexpr double kMostOfHang_s = 2.0;  // processor time before a program counts as hanging

bool is_limit(const explain::Crash& crash) {
  return !crash.how.starts_with("signal ") && !crash.how.starts_with("exit status ");
}

grade::Case case_of(const explain::Crash& crash, const sandbox::Limits& limits,
                    const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file << crash.input;
  file.close();
  if (!file) throw EnvironmentError(path + ": cannot be written");
  grade::Case one;
  one.name = "input";
  one.input_path = path;
  one.settings.limits = limits;
  one.settings.limits.cpu_s = std::min(limits.cpu_s, kMostOfHang_s);
  return one;
}

}  // namespace

std::optional<diagnosis::Crash> found_trouble(const build::Task& task,
                                              const build::Settings& settings,
                                              const explain::Crash& crash,
                                              const sandbox::Limits& limits,
                                              const sandbox::Layers& layers,
                                              const std::function<bool()>& stop) {
  const sandbox::PrivateFolder folder(0);
  build::Task checked = task;
  checked.is_checked = true;
  checked.hash = build::hash_of(checked, settings);
  const build::Built built =
      build::build_all({checked}, settings, build::Cache(folder.path() + "/programs"), layers, 1,
                       stop, [](const grade::Advance& /*advance*/) {})
          .front();
  if (built.program.empty() || stop()) return std::nullopt;
  const std::vector<grade::Case> cases = {case_of(crash, limits, folder.path() + "/input")};
  const std::vector<grade::CheckedProgram> programs = {
      {.path = built.program,
       .arguments = {},
       .hidden = task.hidden,
       .processes = task.plan.language->processes,
       .own = diagnosis::OwnFiles::below(task.files)}};
  const std::vector<grade::CrashJob> jobs = {
      {.program = 0,
       .one = 0,
       .trouble = is_limit(crash) ? diagnosis::Trouble::kTimeLimit : diagnosis::Trouble::kCrash}};
  const grade::CrashWork work{
      .cases = cases, .programs = programs, .jobs = jobs, .layers = layers, .workers = 1};
  return grade::run_crashes(work, stop, [](std::size_t /*done*/) {}).front();
}

}  // namespace flocking::app
