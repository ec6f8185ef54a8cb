// The real program over every case in testcases/: a folder's name is the name of its rules; cases
// in steering/ have a scenario beside them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
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

std::vector<fs::path> inputs_in(const std::string& folder) {
  std::vector<fs::path> inputs;
  for (const auto& entry : fs::directory_iterator(fs::path(FLOCKING_TESTCASES) / folder)) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

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

TEST(SteeringTestcases, AreAnsweredToTheByte) {
  const std::vector<fs::path> inputs = inputs_in("steering");
  EXPECT_GE(inputs.size(), 60U);
  for (fs::path path : inputs) {
    const std::string scenario = fs::path(path).replace_extension(".toml");
    const ProcessResult result = run_flocking({"--scenario", scenario}, content(path));
    EXPECT_EQ(result.exit_status, 0) << path << "\n" << result.error;
    EXPECT_EQ(result.error, "") << path;
    EXPECT_EQ(result.output, content(path.replace_extension(".out"))) << path;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Testcases, ::testing::Values("course", "course-tests"),
                         [](const auto& rules) {
                           return std::string(rules.param) == "course" ? "Course" : "CourseTests";
                         });

}  // namespace
}  // namespace flocking::testing
