#include "app/source_program.h"

#include <fmt/format.h>

#include <filesystem>
#include <string_view>

#include "base/error.h"
#include "build/build_all.h"
#include "build/cache.h"
#include "build/commands.h"
#include "build/plan.h"
#include "build/tools.h"
#include "console/interruption.h"

namespace flocking::app {
namespace {

void require_tool(const std::string& path, std::string_view tool) {
  if (!tool.empty() && build::find_tool(tool).empty()) {
    throw EnvironmentError(fmt::format("{}: cannot be built: {} is not installed", path, tool));
  }
}

}  // namespace

SourceProgram::SourceProgram(const std::string& path, const sandbox::Layers& layers)
    : files_(path) {
  task_.files = files_.folder();
  settings_.main = std::filesystem::path(path).filename().string();
  task_.plan = build::plan_for(task_.files, settings_.main);
  if (task_.plan.language == nullptr || !task_.plan.problem.empty()) {
    throw EnvironmentError(fmt::format("{}: cannot be built: {}", path, task_.plan.problem));
  }
  const build::Language& language = *task_.plan.language;
  for (const std::string_view tool : {language.tool, language.runner}) require_tool(path, tool);
  task_.tool = build::find_tool(language.tool);
  submission_.name = path;
  submission_.language = language.name;
  submission_.processes = language.processes;
  if (language.script.empty()) {
    submission_.command = build::command_of_script(task_.plan, task_.tool, task_.files);
  } else {
    build(path, layers);
  }
}

void SourceProgram::build(const std::string& path, const sandbox::Layers& layers) {
  const build::Language& language = *task_.plan.language;
  task_.hash = build::hash_of(task_, settings_);
  const build::Built built =
      build::build_all(
          {task_}, settings_, build::Cache(files_.builds()), layers, 1,
          [] { return console::interruption() != 0; }, [](const grade::Advance& /*all*/) {})
          .front();
  if (built.program.empty()) {
    std::string reason = "the sandbox failed";
    if (!built.errors.empty()) reason = built.errors.front();
    throw EnvironmentError(fmt::format("{}: does not build: {}", path, reason));
  }
  submission_.build_warnings = built.warnings;
  submission_.command = language.runner.empty()
                            ? sandbox::find_command({built.program}, "/tmp", submission_.problem)
                            : build::command_by_runner(language, built.program);
}

}  // namespace flocking::app
