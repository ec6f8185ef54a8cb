#include "build/commands.h"

#include <filesystem>
#include <string_view>

#include "base/words.h"
#include "build/tools.h"

namespace flocking::build {
namespace {

// Returns a command of the machine: the tool by its name, its options, and the program.
sandbox::Command run_by(const std::string& tool, std::string_view options,
                        const std::string& program, const std::string& folder) {
  sandbox::Command command{.executable = tool,
                           .arguments = {std::filesystem::path(tool).filename().string()},
                           .working_directory = folder};
  for (const std::string_view option : words(options)) command.arguments.emplace_back(option);
  command.arguments.push_back(program);
  command.stamp = sandbox::stamp_of(tool);
  return command;
}

}  // namespace

sandbox::Command command_of_script(const Plan& plan, const std::string& tool,
                                   const std::string& files) {
  const std::string folder = plan.folder.empty() ? files : files + '/' + plan.folder;
  sandbox::Command command =
      run_by(tool, plan.language->options, files + '/' + plan.sources.front(), folder);
  if (!plan.words.empty()) {
    command.arguments.pop_back();
    command.arguments.insert(command.arguments.end(), plan.words.begin(), plan.words.end());
  }
  command.own = {files};
  return command;
}

sandbox::Command command_by_runner(const Language& language, const std::string& program) {
  sandbox::Command command = run_by(find_tool(language.runner), language.options, program, "/tmp");
  command.own = {program};
  return command;
}

}  // namespace flocking::build
