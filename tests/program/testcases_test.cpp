// Runs the real program on every case in testcases/. A folder is named after the rules that its
// answers follow; cases in steering/ have a scenario.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  EXPECT_TRUE(stream) << path;
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<fs::path> files_in(const std::string& folder, const std::string& extension) {
  std::vector<fs::path> inputs;
  for (const auto& entry : fs::directory_iterator(fs::path(FLOCKING_TESTCASES) / folder)) {
    if (entry.path().extension() == extension) inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

std::vector<fs::path> inputs_in(const std::string& folder) { return files_in(folder, ".in"); }

class Testcases : public ::testing::TestWithParam<const char*> {};

TEST_P(Testcases, AreAnsweredToTheByte) {
  const std::vector<fs::path> inputs = inputs_in(GetParam());
  EXPECT_GE(inputs.size(), 20U);
  for (fs::path path : inputs) {
    const ProcessResult result = run_flocking({"--rules", GetParam()}, content(path));
    EXPECT_EQ(result.exit_status, 0) << path << "\n" << result.error;
    EXPECT_EQ(result.output, content(path.replace_extension(".out"))) << path;
  }
}

// These cases are separate because a grader never accepts them.
TEST(NotFiniteTestcases, AreAnsweredToTheByte) {
  const std::vector<fs::path> inputs = inputs_in("not-finite");
  EXPECT_GE(inputs.size(), 2U);
  for (fs::path path : inputs) {
    const ProcessResult result = run_flocking({}, content(path));
    EXPECT_EQ(result.exit_status, 0) << path;
    EXPECT_NE(result.error, "") << path;
    EXPECT_EQ(result.output, content(path.replace_extension(".out"))) << path;
  }
}

TEST_P(Testcases, AreReadFromAndWrittenToFiles) {
  const fs::path out = fs::path(::testing::TempDir()) / (std::string("files-") + GetParam());
  for (fs::path path : inputs_in(GetParam())) {
    const ProcessResult result =
        run_flocking({"simulate", "--rules", GetParam(), "--input", path, "--output", out});
    EXPECT_EQ(result.exit_status, 0) << path << "\n" << result.error;
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(content(out), content(path.replace_extension(".out"))) << path;
  }
  fs::remove(out);
}

class SteeringTestcases : public ::testing::TestWithParam<const char*> {};

TEST_P(SteeringTestcases, AreAnsweredToTheByte) {
  const std::vector<fs::path> inputs = inputs_in(GetParam());
  EXPECT_GE(inputs.size(), 60U);
  for (fs::path path : inputs) {
    const std::string scenario = fs::path(path).replace_extension(".toml");
    const ProcessResult result = run_flocking({"--scenario", scenario}, content(path));
    EXPECT_EQ(result.exit_status, 0) << path << "\n" << result.error;
    EXPECT_EQ(result.error, "") << path;
    EXPECT_EQ(result.output, content(path.replace_extension(".out"))) << path;
  }
}

// Returns the arguments in NAME.field, with the full path of the map.
std::vector<std::string> field_arguments(const fs::path& path) {
  std::istringstream words(content(path));
  std::vector<std::string> arguments = {"field"};
  for (std::string word; words >> word;) {
    const bool is_map = arguments.back() == "--map";
    arguments.push_back(is_map ? (path.parent_path() / word).string() : word);
  }
  return arguments;
}

TEST(FieldTestcases, AreAnsweredToTheByte) {
  int cases = 0;
  for (fs::path path : files_in("flow", ".field")) {
    ++cases;
    for (const char* shown : {"cost", "integration", "direction"}) {
      std::vector<std::string> arguments = field_arguments(path);
      arguments.insert(arguments.end(), {"--show", shown});
      const ProcessResult result = run_flocking(arguments);
      EXPECT_EQ(result.exit_status, 0) << path << "\n" << result.error;
      EXPECT_EQ(result.output, content(fs::path(path).replace_extension(shown))) << path;
    }
  }
  EXPECT_GE(cases, 25);
}

INSTANTIATE_TEST_SUITE_P(All, SteeringTestcases, ::testing::Values("steering", "flow"),
                         [](const auto& folder) { return std::string(folder.param); });

INSTANTIATE_TEST_SUITE_P(All, Testcases, ::testing::Values("course", "course-tests"),
                         [](const auto& rules) {
                           return std::string(rules.param) == "course" ? "Course" : "CourseTests";
                         });

}  // namespace
}  // namespace flocking::testing
