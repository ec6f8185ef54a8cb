#include <optional>
#include <string>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/parser.h"
#include "cli/values.h"
#include "io/toml_bounds.h"
#include "settings/describe.h"
#include "settings/scenario.h"

namespace flocking::cli {
namespace {

std::string lines_of(const std::string& file) {
  const std::string path = file_name(file, "--scenario");
  return settings::scenario_as_lines(io::read_toml(path), path);
}

}  // namespace

app::Command parse_settings_arguments(int argc, const char* const* argv) {
  bool markdown = false;
  bool json = false;
  std::optional<std::string> scenario;
  Parser parser("flocking settings",
                "Lists every setting: its path, what it takes, unit, default and meaning.", "");
  parser.add_switch("--markdown", markdown, "Print Markdown, as in docs/settings.md");
  parser.add_switch("--json", json, "Print JSON, for programs");
  parser.add_option("--scenario", scenario, "FILE",
                    "Print the settings of a scenario as lines of an input");
  const auto about_word = [](const std::string&) { return std::string(); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if ((markdown ? 1 : 0) + (json ? 1 : 0) + (scenario ? 1 : 0) > 1) {
    throw UsageError("--markdown, --json and --scenario cannot be combined");
  }
  if (scenario) return app::TextRequest{lines_of(*scenario)};
  if (json) return app::TextRequest{settings::describe_as_json()};
  return app::TextRequest{markdown ? settings::describe_as_markdown()
                                   : settings::describe_as_text()};
}

}  // namespace flocking::cli
