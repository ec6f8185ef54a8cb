#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/values.h"
#include "settings/made_flock_plan.h"
#include "settings/table.h"

namespace flocking::cli {
namespace {

struct FlockFlag {
  const char* name;
  const char* metavar;
  const char* path;  ///< the setting; the flag uses its help
};

constexpr std::array kFlockFlags = {
    FlockFlag{"--agents", "N", "flock.agents"},
    FlockFlag{"--area", "W,H", "flock.area"},
    FlockFlag{"--disc", "R", "flock.disc"},
    FlockFlag{"--ring", "R", "flock.ring"},
    FlockFlag{"--grid", "COLSxROWS", "flock.grid"},
    FlockFlag{"--clusters", "K", "flock.clusters"},
    FlockFlag{"--two-groups", "D", "flock.two_groups"},
    FlockFlag{"--speed", "S", "flock.speed"},
    FlockFlag{"--directions", "WHERE", "flock.directions"},
    FlockFlag{"--radii", "C,S,A", "flock.radii"},
    FlockFlag{"--max-force", "F", "flock.max_force"},
    FlockFlag{"--weights", "C,S,A", "flock.weights"},
    FlockFlag{"--dt", "D", "flock.dt"},
    FlockFlag{"--steps", "N", "flock.steps"},
    FlockFlag{"--decimals", "N", "flock.decimals"},
    FlockFlag{"--seed", "N", "flock.seed"},
};

// Returns "Number of agents; by default a grid is full (10)".
std::string help_of(const FlockFlag& flag) {
  const Setting& setting = settings::find_row(flag.path)->setting;
  std::string help(setting.help);
  if (help[0] >= 'a') help[0] = static_cast<char>(help[0] - 'a' + 'A');
  if (!setting.default_text.empty()) help += " (" + std::string(setting.default_text) + ")";
  return help;
}

void apply(const FlockFlag& flag, const std::string& value, settings::Tree& tree) {
  tree.set(flag.path, value, settings::Origin::of_flag(flag.name));
}

}  // namespace

app::Command parse_new_arguments(int argc, const char* const* argv) {
  std::optional<std::string> output;
  Parser parser("flocking new", std::string(kNewDescription), std::string(kNewFooter));
  for (const FlockFlag& flag : kFlockFlags) {
    parser.add_repeated(flag.name, flag.metavar, help_of(flag).c_str());
  }
  parser.add_option("-o,--output", output, "FILE", "Write to FILE instead of standard output (-)");
  const auto about_word = [](const std::string&) {
    return std::string("; use options, such as --agents 20");
  };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  settings::Tree tree;
  for (const Occurrence& occurrence : parser.occurrences()) {
    for (const FlockFlag& flag : kFlockFlags) {
      if (occurrence.name == flag.name) apply(flag, occurrence.value, tree);
    }
  }
  app::NewOptions options{.plan = settings::flock_plan(tree)};
  if (output) options.output = file_name(*output, "--output");
  return options;
}

}  // namespace flocking::cli
