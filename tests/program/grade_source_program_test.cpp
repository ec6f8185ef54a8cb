// Tests of a program given by its source, `grade -- main.cpp`: it is built, or run, like the
// submissions of a class.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// A program for one agent that keeps its velocity, in two files.
constexpr const char* kMain =
    "#include <cstdio>\n#include <iostream>\n#include \"agent.h\"\n"
    "int main() {\n  double parameter = 0;\n  for (int i = 0; i < 8; ++i) std::cin >> parameter;\n"
    "  Agent a = read_agent();\n  double dt = 0;\n"
    "  while (std::cin >> dt) {\n    a.x += a.vx * dt;\n    a.y += a.vy * dt;\n"
    "    std::printf(\"%.3f %.3f %.3f %.3f\\n\", a.x, a.y, a.vx, a.vy);\n  }\n}\n";
constexpr const char* kHeader =
    "struct Agent { double x, y, vx, vy; };\n"
    "Agent read_agent();\n";
constexpr const char* kAgent =
    "#include <iostream>\n#include \"agent.h\"\n"
    "Agent read_agent() {\n  Agent a;\n  std::cin >> a.x >> a.y >> a.vx >> a.vy;\n  return a;\n}\n";
constexpr const char* kPythonFlock =
    "import sys\nwords = sys.stdin.read().split()\n"
    "x, y, vx, vy = map(float, words[8:12])\n"
    "for dt in map(float, words[12:]):\n    x += vx * dt\n    y += vy * dt\n"
    "    print('%.3f %.3f %.3f %.3f' % (x, y, vx, vy))\n";
constexpr const char* kCrash =
    "#include <iostream>\n#include <vector>\n"
    "double at(const std::vector<double>& all, std::size_t i) {\n"
    "  return all[i];\n"  // 4
    "}\n"
    "int main() {\n  std::vector<double> all(5);\n  double sum = at(all, all.size());\n"  // 8
    "  std::cout << sum;\n  return 3;\n}\n";

class GradeSource : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_tool("g++")) GTEST_SKIP() << "no g++";
    place_.add_case("a", 1);
    place_.add_case("b", 3);
  }
  // Grades a program given by its source.
  [[nodiscard]] ProcessResult graded(const std::string& source) const {
    return place_.grade({"--", source});
  }

  GradingPlace place_;
};

TEST_F(GradeSource, BuildsWithTheFilesBesideIt) {
  static_cast<void>(place_.folder().add("mine/main.cpp", kMain));
  static_cast<void>(place_.folder().add("mine/agent.h", kHeader));
  static_cast<void>(place_.folder().add("mine/agent.cpp", kAgent));
  const ProcessResult result = graded("mine/main.cpp");
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
  EXPECT_THAT(result.output, HasSubstr("submission: mine/main.cpp\n"));
  EXPECT_THAT(result.output, HasSubstr("2 of 2 cases pass"));
}

TEST_F(GradeSource, RunsScriptsThatAreNoPrograms) {
  if (!has_tool("python3")) GTEST_SKIP() << "no python3";
  static_cast<void>(place_.folder().add("fly.py", kPythonFlock));
  const ProcessResult result = graded("fly.py");
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
  EXPECT_THAT(result.output, HasSubstr("2 of 2 cases pass"));
}

TEST_F(GradeSource, StartsExecutableScriptsAsBefore) {
  place_.add_script("fly.sh.py", "echo nothing");
  const ProcessResult result = graded("./fly.sh.py");
  EXPECT_THAT(result.output, HasSubstr("0 of 2 cases pass"));
  EXPECT_THAT(result.output, Not(HasSubstr("SyntaxError")));
}

TEST_F(GradeSource, NamesTheLineOfACrash) {
  static_cast<void>(place_.folder().add("crash.cpp", kCrash));
  const ProcessResult result = graded("crash.cpp");
  EXPECT_EQ(result.exit_status, 1) << result.output << result.error;
  EXPECT_THAT(
      result.output,
      HasSubstr("at crash.cpp:4: index 5 of a vector of 5\n     called from crash.cpp:8\n"));
}

TEST_F(GradeSource, PrintsWarningsThatMatter) {
  static_cast<void>(place_.folder().add(
      "warned.cpp", "#include <iostream>\nint main() {\n  double sum;\n  std::cout << sum;\n}\n"));
  const ProcessResult result = graded("warned.cpp");
  EXPECT_THAT(result.output, HasSubstr("submission: warned.cpp\nwarning: warned.cpp:4:"));
}

TEST_F(GradeSource, SaysWhyItDoesNotCompile) {
  static_cast<void>(place_.folder().add("broken.cpp", "int main() { return x; }\n"));
  const ProcessResult result = graded("broken.cpp");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.output, HasSubstr("compile error: broken.cpp:1:21: error: "));
}

TEST_F(GradeSource, RefusesAPartWithoutASubmission) {
  static_cast<void>(place_.folder().add("fly.py", kPythonFlock));
  const ProcessResult result = place_.grade({"--shard", "2/2", "--", "fly.py"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.error,
              StartsWith("flocking: error: --shard 2/2: this shard contains no submission"));
}

}  // namespace
}  // namespace flocking::testing
