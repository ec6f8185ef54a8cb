#include "settings/table.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "settings/describe.h"
#include "steering/behavior.h"

namespace flocking::settings {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Table, SaysEverythingOfEveryRow) {
  std::set<std::string_view> paths;
  for (const Row& row : table()) {
    const Setting& setting = row.setting;
    EXPECT_TRUE(paths.insert(setting.path).second) << setting.path << " stands twice";
    EXPECT_FALSE(setting.help.empty()) << setting.path;
    EXPECT_FALSE(setting.help.ends_with(".")) << setting.path;
    EXPECT_FALSE(setting.unit.empty()) << setting.path;
    EXPECT_EQ(setting.type == ValueType::kChoice, !setting.choices.empty()) << setting.path;
    EXPECT_EQ(find_row(setting.path), &row);
    // Parsing the default throws if it does not fit the row.
    EXPECT_EQ(default_value(setting.path) != nullptr, !setting.default_text.empty())
        << setting.path;
  }
}

TEST(Table, HasTheCommonSettingsOfEveryBehavior) {
  for (const steering::BehaviorRow& behavior : steering::behavior_table()) {
    const std::string name(behavior.name);
    EXPECT_FALSE(behavior.help.empty()) << name;
    EXPECT_NE(behavior.make, nullptr) << name;
    for (const char* common : {".enabled", ".weight", ".probability"}) {
      EXPECT_NE(find_row(name + common), nullptr) << name << common;
    }
  }
}

// Every behaviour must have a test case that shows its effect.
TEST(Table, HasTestcasesForEveryBehavior) {
  std::string scenarios;
  for (const char* folder : {"steering", "flow"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(FLOCKING_TESTCASES) / folder)) {
      if (entry.path().extension() == ".toml") scenarios += content(entry.path()) + "\n";
    }
  }
  for (const steering::BehaviorRow& behavior : steering::behavior_table()) {
    EXPECT_NE(scenarios.find(std::string(behavior.name)), std::string::npos)
        << behavior.name << " is in no scenario of testcases/";
  }
}

TEST(Table, IsWhatTheDocumentShows) {
  EXPECT_TRUE(content(fs::path(FLOCKING_TESTCASES) / ".." / "docs" / "settings.md") ==
              describe_as_markdown())
      << "docs/settings.md is old: flocking settings --markdown > docs/settings.md";
}

}  // namespace
}  // namespace flocking::settings
