#include "settings/describe.h"

#include <algorithm>
#include <string_view>

#include "settings/table.h"
#include "settings/value_text.h"
#include "steering/behavior.h"

namespace flocking::settings {
namespace {

constexpr std::string_view kIntroduction =
    R"(# Settings

Every setting has a path. The same path works in a scenario (`--scenario FILE`, a TOML file whose
tables nest as the paths do), as `--set PATH=VALUE`, and while running, as a line `set PATH VALUE` or
`unset PATH` between two time steps of the input. `flocking settings` prints this table.

For agents, `group.NAME.PATH` sets PATH for a group and `agent.ID.PATH` for one agent. An agent's own
settings win over those of its groups, and those over what is set for all; of the same rank, the later
wins. A behaviour is on once a parameter of it is set (its weight and probability do not count), unless
its `enabled` says otherwise.

Lengths and times are in the units of the input. This page is generated: `flocking settings --markdown`.
)";

std::string_view scope_name(Scope scope) {
  switch (scope) {
    case Scope::kWorld:
      return "The whole simulation";
    case Scope::kAgent:
      return "Agents";
    case Scope::kObject:
      return "Things and groups, by name";
  }
  return "";
}

std::string_view help_of(const std::string& behavior) {
  for (const steering::BehaviorRow& row : steering::behavior_table()) {
    if (row.name == behavior) return row.help;
  }
  return "one of the three forces of the group; its weight K is in the assignment's input";
}

std::string title_of(const Row& row) {
  if (row.behavior.empty()) return std::string(scope_name(row.scope));
  return row.behavior + ": " + std::string(help_of(row.behavior));
}

std::string padded(std::string_view text, std::size_t width) {
  std::string wide(text);
  wide.resize(std::max(width, wide.size() + 1), ' ');
  return wide;
}

std::string or_dash(std::string_view text) { return text.empty() ? "-" : std::string(text); }

}  // namespace

std::string describe_as_text() {
  std::string text;
  std::string title;
  for (const Row& row : table()) {
    if (title_of(row) != title) {
      title = title_of(row);
      text += (text.empty() ? "" : "\n") + title + "\n";
    }
    const Setting& setting = row.setting;
    text += "  " + padded(setting.path, 34) + std::string(setting.help) + "\n";
    text += "  " + padded("", 34) + expectation(setting);
    if (setting.unit != "-") text += ", in " + std::string(setting.unit);
    if (!setting.default_text.empty()) text += "; default " + std::string(setting.default_text);
    text += "\n";
  }
  return text;
}

std::string describe_as_markdown() {
  std::string text(kIntroduction);
  std::string title;
  for (const Row& row : table()) {
    if (title_of(row) != title) {
      title = title_of(row);
      text += "\n## " + title +
              "\n\n| path | takes | unit | default | |\n| --- | --- | --- | --- | --- |\n";
    }
    const Setting& setting = row.setting;
    text += "| `" + std::string(setting.path) + "` | " + expectation(setting) + " | " +
            or_dash(setting.unit) + " | " + or_dash(setting.default_text) + " | " +
            std::string(setting.help) + " |\n";
  }
  return text;
}

}  // namespace flocking::settings
