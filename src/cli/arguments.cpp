#include "cli/arguments.h"

#include <array>
#include <string_view>

namespace flocking::cli {
namespace {

struct CommandName {
  std::string_view name;
  Command (*parse)(int argc, const char* const* argv);
};

// A new command is one row here and its words in help.h.
constexpr std::array<CommandName, 1> kCommands = {{{"simulate", parse_simulate_arguments}}};

}  // namespace

Command parse_arguments(int argc, const char* const* argv) {
  if (argc <= 1) return SimulateOptions{};  // the common case starts without building a parser
  for (const CommandName& command : kCommands) {
    if (command.name == argv[1]) return command.parse(argc - 1, argv + 1);
  }
  return parse_simulate_arguments(argc, argv);
}

}  // namespace flocking::cli
