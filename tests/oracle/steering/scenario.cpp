#include "scenario.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "scenario_agents.h"
#include "scenario_world.h"

namespace oracle::steering {
namespace {

std::string written(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", value);
  return text;
}

// Writes [1, 2] as 1,2 and [[1, 2], [3, 4]] as 1,2 3,4.
std::string written(const toml::node& node) {
  if (const toml::array* array = node.as_array()) {
    std::string text;
    for (const toml::node& element : *array) {
      text += (text.empty() ? "" : element.is_array() ? " " : ",") + written(element);
    }
    return text;
  }
  if (const auto value = node.value_exact<bool>()) {
    return *value ? "true" : "false";
  }
  if (const auto value = node.value_exact<std::int64_t>()) {
    return std::to_string(*value);
  }
  if (const auto value = node.value_exact<double>()) {
    return written(*value);
  }
  return node.value_exact<std::string>().value();
}

using Position = std::pair<toml::source_index, toml::source_index>;

void flatten(const toml::table& table, const std::string& prefix,
             std::vector<std::pair<Position, Setting>>& found) {
  for (const auto& [key, node] : table) {
    const std::string path = prefix + std::string(key.str());
    if (const toml::table* inner = node.as_table()) {
      flatten(*inner, path + ".", found);
    } else {
      const toml::source_position begin = node.source().begin;
      found.push_back({{begin.line, begin.column}, {path, written(node)}});
    }
  }
}

}  // namespace

Settings read_scenario(const std::string& file) {
  std::vector<std::pair<Position, Setting>> found;
  flatten(toml::parse_file(file), "", found);
  // The parser sorts tables by name, but later lines must win.
  std::ranges::sort(found, {}, &std::pair<Position, Setting>::first);
  Settings settings;
  for (auto& [position, setting] : found) {
    if (setting.path == "flow.map") {  // Relative to the scenario's folder.
      setting.value = std::filesystem::path(file).parent_path() / setting.value;
    }
    settings.push_back(setting);
  }
  return settings;
}

void set(Settings& settings, const std::string& path, const std::string& value) {
  unset(settings, path);
  settings.push_back({path, value});
}

void unset(Settings& settings, const std::string& path) {
  std::erase_if(settings, [&](const Setting& setting) { return setting.path == path; });
}

void apply(const Settings& settings, World& world) {
  apply_to_world(settings, world);
  apply_to_agents(settings, world);
}

}  // namespace oracle::steering
