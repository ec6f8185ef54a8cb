// Tests the first screen of an explanation for 20 programs and some sources: first_screens.txt has
// a line "$ CHOICES" for each variant of the simulator, or "$ FILE.cpp" for a source in
// tests/program/sources, followed by what `flocking explain` prints for it.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

struct Screen {
  std::string choices;
  std::string text;

  [[nodiscard]] bool is_of_source() const { return choices.ends_with(".cpp"); }
};

std::vector<Screen> quoted_screens() {
  std::vector<Screen> screens;
  std::ifstream file(FLOCKING_TESTCASES "/../tests/program/first_screens.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("$ ")) {
      screens.push_back({line.substr(2), ""});
    } else if (!screens.empty()) {
      screens.back().text += line + '\n';
    }
  }
  return screens;
}

TEST(FirstScreens, AreAsQuotedSlow) {
  const GradingPlace place;
  const std::vector<Screen> screens = quoted_screens();
  ASSERT_GE(screens.size(), 20U);
  for (const Screen& screen : screens) {
    if (screen.is_of_source()) continue;
    const ProcessResult result =
        place.flocking({"explain", "--sandbox", "limits", "--cases", FLOCKING_TESTCASES "/course",
                        "--", kProgram, "--variant", screen.choices});
    EXPECT_EQ(result.output, screen.text) << screen.choices << result.error;
  }
}

TEST(FirstScreens, OfSourcesAreAsQuotedSlow) {
  if (!has_tool("g++")) GTEST_SKIP() << "no g++";
  const GradingPlace place;
  std::size_t count = 0;
  for (const Screen& screen : quoted_screens()) {
    if (!screen.is_of_source()) continue;
    ++count;
    const ProcessResult result =
        place.flocking({"explain", "--cases", FLOCKING_TESTCASES "/course",
                        FLOCKING_TESTCASES "/../tests/program/sources/" + screen.choices});
    if (result.exit_status == 3) GTEST_SKIP() << result.error;
    EXPECT_EQ(result.output, screen.text) << screen.choices << result.error;
  }
  EXPECT_GE(count, 1U);
}

TEST(FirstScreens, FitOnAScreen) {
  for (const Screen& screen : quoted_screens()) {
    std::size_t lines = 0;
    std::size_t width = 0;
    for (const char c : screen.text) {
      width = c == '\n' ? 0 : width + 1;
      lines += c == '\n' ? 1 : 0;
      EXPECT_LE(width, 100U) << screen.choices;
    }
    EXPECT_LE(lines, 12U) << screen.choices;
  }
}

}  // namespace
}  // namespace flocking::testing
