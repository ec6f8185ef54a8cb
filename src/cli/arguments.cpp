#include "cli/arguments.h"

#include <array>
#include <span>
#include <string_view>

#include "base/error.h"
#include "base/printable.h"
#include "cli/parser.h"

namespace flocking::cli {
namespace {

struct CommandName {
  std::string_view name;
  app::Command (*parse)(int argc, const char* const* argv);
};

constexpr std::array kCommands = {
    CommandName{"simulate", parse_simulate_arguments},
    CommandName{"new", parse_new_arguments},
    CommandName{"grade", parse_grade_arguments},
    CommandName{"merge", parse_merge_arguments},
    CommandName{"explain", parse_explain_arguments},
    CommandName{"view", parse_view_arguments},
    CommandName{"compare", parse_compare_arguments},
    CommandName{"validate", parse_validate_arguments},
    CommandName{"audit", parse_audit_arguments},
    CommandName{"check", parse_check_arguments},
    CommandName{"package", parse_package_arguments},
    CommandName{"deploy", parse_deploy_arguments},
    CommandName{"plot", parse_plot_arguments},
    CommandName{"playground", parse_playground_arguments},
    CommandName{"field", parse_field_arguments},
    CommandName{"settings", parse_settings_arguments},
};

const CommandName* command_named(std::string_view name) {
  for (const CommandName& command : kCommands) {
    if (command.name == name) return &command;
  }
  return nullptr;
}

// `words` are the words after `flocking help`.
app::Command parse_help_arguments(std::span<const char* const> words) {
  constexpr std::string_view kHelp = "--help";
  if (words.empty() || words[0] == kHelp || words[0] == std::string_view("-h")) {
    constexpr std::array<const char*, 2> kAll = {"flocking", "--help"};
    return parse_simulate_arguments(static_cast<int>(kAll.size()), kAll.data());
  }
  const std::string name = words[0];
  const CommandName* const command = command_named(name);
  if (command == nullptr) {
    throw UsageError("help: there is no command " + in_quotes(name, 80) +
                     suggestion(name, command_names()));
  }
  if (words.size() > 1) throw UsageError("help: expected one command, found several");
  const std::array<const char*, 2> help = {words[0], "--help"};
  return command->parse(static_cast<int>(help.size()), help.data());
}

// Returns "flocking grade --help" for the command that the words name.
std::string help_of(int argc, const char* const* argv) {
  const CommandName* const command = argc > 1 ? command_named(argv[1]) : nullptr;
  if (command == nullptr || command->parse == parse_simulate_arguments) return "flocking --help";
  return "flocking " + std::string(command->name) + " --help";
}

}  // namespace

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const CommandName& command : kCommands) names.emplace_back(command.name);
  return names;
}

app::Command parse_arguments(int argc, const char* const* argv) {
  if (argc <= 1) return app::SimulateOptions{};  // the common case needs no parser
  if (argv[1] == std::string_view("help")) return parse_help_arguments({argv + 2, argv + argc});
  if (const CommandName* const command = command_named(argv[1])) {
    return command->parse(argc - 1, argv + 1);
  }
  return parse_simulate_arguments(argc, argv);
}

ExitStatus run_command_line(int argc, const char* const* argv,
                            const console::StandardStreams& streams) {
  try {
    return app::perform(parse_arguments(argc, argv), streams);
  } catch (const UsageError& error) {
    const std::string help = help_of(argc, argv);
    if (help == "flocking --help") throw;
    throw Error(error.status(), std::string(error.what()) + "\nTry '" + help + "'.");
  }
}

}  // namespace flocking::cli
