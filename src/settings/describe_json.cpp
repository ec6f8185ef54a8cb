#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_writer.h"
#include "base/words.h"
#include "settings/describe.h"
#include "settings/table.h"
#include "settings/value_text.h"

namespace flocking::settings {
namespace {

std::string_view type_name(ValueType type) {
  constexpr std::array<std::string_view, 17> kNames = {
      "switch", "number", "count", "point", "choice", "agent",  "place", "points", "agents",
      "names",  "box",    "area",  "file",  "size",   "triple", "grid",  "text"};
  return kNames.at(static_cast<std::size_t>(type));
}

std::string_view scope_word(Scope scope) {
  constexpr std::array<std::string_view, 3> kNames = {"simulation", "agents", "things"};
  return kNames.at(static_cast<std::size_t>(scope));
}

void add_bound(JsonWriter& json, std::string_view name, double bound) {
  if (std::isfinite(bound)) {
    json.number(name, bound);
  } else {
    json.nothing(name);
  }
}

void add_row(JsonWriter& json, const Row& row) {
  const Setting& setting = row.setting;
  json.begin_object();
  json.text("path", setting.path);
  json.text("scope", scope_word(row.scope));
  json.text("behavior", row.behavior);
  json.flag("switches_on", row.switches_on);
  json.text("type", type_name(setting.type));
  json.text("takes", expectation(setting));
  json.text("unit", setting.unit);
  add_bound(json, "least", setting.range.low);
  add_bound(json, "most", setting.range.high);
  json.flag("above_least", setting.range.low_excluded);
  std::vector<std::string> choices;
  for (const std::string_view choice : split(setting.choices, ' ')) {
    if (!choice.empty()) choices.emplace_back(choice);
  }
  json.texts("choices", choices);
  json.text("default", setting.default_text);
  json.text("help", setting.help);
  json.end_object();
}

}  // namespace

std::string describe_as_json() {
  JsonWriter json;
  json.begin_object();
  json.text("schema", "flocking-settings/1");
  json.begin_array("settings");
  for (const Row& row : table()) add_row(json, row);
  json.end_array();
  json.end_object();
  return json.take();
}

}  // namespace flocking::settings
