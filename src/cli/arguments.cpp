#include "cli/arguments.h"

#include <array>
#include <string_view>

namespace flocking::cli {
namespace {

struct CommandName {
  std::string_view name;
  app::Command (*parse)(int argc, const char* const* argv);
};

// A new command is one row here and a parser of its own.
constexpr std::array kCommands = {
    CommandName{"simulate", parse_simulate_arguments},
    CommandName{"new", parse_new_arguments},
    CommandName{"grade", parse_grade_arguments},
    CommandName{"explain", parse_explain_arguments},
    CommandName{"view", parse_view_arguments},
    CommandName{"compare", parse_compare_arguments},
    CommandName{"validate", parse_validate_arguments},
    CommandName{"audit", parse_audit_arguments},
    CommandName{"package", parse_package_arguments},
    CommandName{"deploy", parse_deploy_arguments},
    CommandName{"plot", parse_plot_arguments},
    CommandName{"playground", parse_playground_arguments},
    CommandName{"field", parse_field_arguments},
    CommandName{"settings", parse_settings_arguments},
};

}  // namespace

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const CommandName& command : kCommands) names.emplace_back(command.name);
  return names;
}

app::Command parse_arguments(int argc, const char* const* argv) {
  if (argc <= 1) return app::SimulateOptions{};  // the common case: no parser is built
  for (const CommandName& command : kCommands) {
    if (command.name == argv[1]) return command.parse(argc - 1, argv + 1);
  }
  return parse_simulate_arguments(argc, argv);
}

}  // namespace flocking::cli
