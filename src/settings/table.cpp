#include "settings/table.h"

#include <array>
#include <cmath>
#include <deque>
#include <map>
#include <utility>

#include "settings/rows.h"
#include "settings/value_text.h"
#include "steering/behavior.h"

namespace flocking::settings {
namespace {

// A group force as a behaviour, with its dithering probability from the book.
struct GroupBehavior {
  std::string_view name;
  std::string_view probability;
};
constexpr std::array<GroupBehavior, 3> kGroup = {
    {{"cohesion", "0.5"}, {"separation", "0.8"}, {"alignment", "0.5"}}};

class TableBuilder {
 public:
  std::vector<Row> build() {
    for (const Setting& setting : world_rows())
      rows_.push_back({setting, Scope::kWorld, "", false});
    for (const Setting& setting : flock_rows())
      rows_.push_back({setting, Scope::kWorld, "", false});
    for (const Setting& setting : vehicle_rows()) {
      rows_.push_back({setting, Scope::kAgent, "", false});
    }
    for (const GroupBehavior& behavior : kGroup) {
      add_common(behavior.name, behavior.probability, "true");
      for (const Setting& setting : group_force_rows()) {
        if (setting.path.starts_with(behavior.name)) {
          rows_.push_back({setting, Scope::kAgent, std::string(behavior.name), false});
        }
      }
    }
    for (const steering::BehaviorRow& behavior : steering::behavior_table()) add(behavior);
    for (const Setting& setting : object_rows()) {
      rows_.push_back({setting, Scope::kObject, "", false});
    }
    return std::move(rows_);
  }

 private:
  void add(const steering::BehaviorRow& behavior) {
    for (const Setting& setting : behavior.settings) {
      rows_.push_back({setting, Scope::kAgent, std::string(behavior.name), true});
    }
    add_common(behavior.name, probability_text(behavior.probability), "");
  }

  // Adds the settings that every behaviour has. A weight or probability alone does not turn it on.
  void add_common(std::string_view name, std::string_view probability, std::string_view enabled) {
    const std::string behavior(name);
    rows_.push_back({{.path = keep(behavior + ".enabled"),
                      .type = ValueType::kSwitch,
                      .unit = "-",
                      .default_text = enabled,
                      .help = "on or off; a behaviour is on once one of its parameters is set"},
                     Scope::kAgent,
                     behavior,
                     false});
    rows_.push_back({{.path = keep(behavior + ".weight"),
                      .unit = "-",
                      .default_text = "1",
                      .help = "the force is multiplied by it"},
                     Scope::kAgent,
                     behavior,
                     false});
    rows_.push_back({{.path = keep(behavior + ".probability"),
                      .unit = "-",
                      .range = {.low = 0.0, .high = 1.0},
                      .default_text = keep(std::string(probability)),
                      .help = "probability that dithering tries this behaviour"},
                     Scope::kAgent,
                     behavior,
                     false});
  }

  // Formats tenths, since all probabilities in the book are tenths.
  static std::string probability_text(double probability) {
    return probability == 1.0 ? "1" : "0." + std::to_string(std::lround(probability * 10.0));
  }

  // Stores a text as long as the table exists, since rows only refer to texts.
  static std::string_view keep(std::string text) {
    static std::deque<std::string> texts;
    return texts.emplace_back(std::move(text));
  }

  std::vector<Row> rows_;
};

}  // namespace

const std::vector<Row>& table() {
  static const std::vector<Row> rows = TableBuilder().build();
  return rows;
}

const Row* find_row(std::string_view path) {
  static const std::map<std::string_view, const Row*> by_path = [] {
    std::map<std::string_view, const Row*> map;
    for (const Row& row : table()) map.emplace(row.setting.path, &row);
    return map;
  }();
  const auto found = by_path.find(path);
  return found == by_path.end() ? nullptr : found->second;
}

const Value* default_value(std::string_view path) {
  static const std::map<std::string_view, Value> defaults = [] {
    std::map<std::string_view, Value> values;
    for (const Row& row : table()) {
      if (row.setting.default_text.empty()) continue;
      values.emplace(row.setting.path, parse_value(row.setting, row.setting.default_text));
    }
    return values;
  }();
  const auto found = defaults.find(path);
  return found == defaults.end() ? nullptr : &found->second;
}

}  // namespace flocking::settings
