// Tests for Python, JavaScript and Java: which of the files is the program, and what the language
// requires.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr const char* kFlockInJava =
    "package birds;\nimport java.util.*;\npublic class Flock {\n"
    "  public static void main(String[] a) {\n"
    "    Scanner s = new Scanner(System.in).useLocale(Locale.ROOT);\n    double[] v = new "
    "double[12];\n"
    "    for (int i = 0; i < 12; i++) v[i] = s.nextDouble();\n    while (s.hasNext()) {\n"
    "      v[8] += v[10] * s.nextDouble();\n"
    "      System.out.printf(Locale.ROOT, \"%.3f %.3f %.3f %.3f%n\", v[8], v[9], v[10], v[11]);\n"
    "    }\n  }\n}\n";
constexpr const char* kFlockInPython =
    "import sys\nimport step\nv = [float(x) for x in sys.stdin.read().split()]\nx = v[8]\n"
    "for dt in v[12:]:\n    x = step.step(x, v[10], dt)\n"
    "    print('%.3f %.3f %.3f %.3f' % (x, v[9], v[10], v[11]))\n";

class GradeLanguages : public ::testing::Test {
 protected:
  GradeLanguages() { place_.add_case("a", 1); }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  [[nodiscard]] static bool has_tool(const std::string& tool) {
    return Process({"/bin/sh", "-c", "command -v " + tool}).finish().exit_status == 0;
  }
  [[nodiscard]] ProcessResult grade_class(const Words& more = {}) const {
    Words words = {"--submissions", "class", "--cache", "cache"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }
  void expect_accepted(const std::string& who) const {
    const ProcessResult result = grade_class();
    EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
    EXPECT_THAT(without_measures(result.output), HasSubstr("  " + who + "  AC  1/1  1/1\n"));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeLanguages, TriesLanguagesBeforeTheStudents) {
  if (!has_tool("python3")) GTEST_SKIP() << "no python3";
  add("anna.py", "import step\n");
  const ProcessResult result = grade_class({"--memory-limit", "3"});
  EXPECT_EQ(result.exit_status, 3) << result.output;
  EXPECT_THAT(result.error,
              HasSubstr("flocking: error: Python does not work here: a program of one line needs "
                        "more than the memory limit of 3 MiB; use --memory-limit "));
  EXPECT_EQ(result.output, "");
}

TEST_F(GradeLanguages, GradesOthersWhereOneLanguageDoesNotWork) {
  if (!has_tool("python3")) GTEST_SKIP() << "no python3";
  add("anna.py", "import step\n");
  place().add_script("class/ben", kRightScript);
  const ProcessResult result = grade_class({"--memory-limit", "3"});
  EXPECT_EQ(result.exit_status, 1) << result.output << result.error;
  const std::string output = without_measures(result.output);
  EXPECT_THAT(output, HasSubstr("  ben  AC  1/1  1/1\n"));
  EXPECT_THAT(output, HasSubstr("  anna.py  JE  0/1  0/1\n"));
  EXPECT_THAT(output, HasSubstr("WARNING: Python does not work here: a program of one line needs "
                                "more than the memory limit of 3 MiB; use --memory-limit "));
  EXPECT_THAT(output, HasSubstr("Not graded: 1 submission: anna.py\n"));
}

TEST_F(GradeLanguages, OfPythonSaysWhatItRuns) {
  if (!has_tool("python3")) GTEST_SKIP() << "no python3";
  add("anna/boids/flock.py", std::string("from .names import x as y\n") + kFlockInPython);
  add("anna/boids/names.py", "x = 1\n");
  add("anna/step.py", "def step(x, v, dt):\n    return x + v * dt\n");
  add("anna/test_flock.py", "import boids.flock\n");
  expect_accepted("anna");
  EXPECT_THAT(grade_class().output,
              HasSubstr("WARNING: anna: runs boids/flock.py; not run: test_flock.py\n"));
}

TEST_F(GradeLanguages, OfPythonMayHaveLineEndsOfWindows) {
  if (!has_tool("python3")) GTEST_SKIP() << "no python3";
  std::string text = "#!/usr/bin/env python3\r\n";
  for (const char c : std::string(kFlockInPython)) text += c == '\n' ? "\r\n" : std::string(1, c);
  text.replace(text.find("import step"), 11,
               "class step: step = staticmethod(lambda x, v, dt: x + v * dt)");
  add("anna.py", text);
  fs::permissions(place().path_of("class/anna.py"), fs::perms(0755));
  expect_accepted("anna.py");
}

TEST_F(GradeLanguages, OfNodeReadsInAnyManner) {
  if (!has_tool("node")) GTEST_SKIP() << "no node";
  const std::string rest =
      "const v = t.split(/\\s+/).filter(Boolean).map(Number);\n"
      "for (const dt of v.slice(12)) { v[8] += v[10] * dt;\n"
      "  console.log(v.slice(8, 12).map((n) => n.toFixed(3)).join(' ')); }\n";
  add("on/main.js", "let t = ''; process.stdin.on('data', (d) => { t += d; }).on('end', () => {\n" +
                        rest + "});\n");
  add("lines/main.js",
      "let t = ''; const r = require('readline').createInterface({ input: process.stdin });\n"
      "r.on('line', (l) => { t += l + ' '; }).on('close', () => {\n" +
          rest + "});\n");
  add("await/main.mjs", "let t = ''; for await (const d of process.stdin) t += d;\n" + rest);
  add("promise/main.js",
      "require('fs').promises.readFile('/dev/stdin', 'utf8').then((t) => {\n" + rest + "});\n");
  const ProcessResult result = grade_class({"-j", "2"});
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
}

TEST_F(GradeLanguages, OfJavaGivesFilesTheNamesOfTheirClassesSlow) {
  if (!has_tool("javac")) GTEST_SKIP() << "no javac";
  add("anna/ada_1815.java", kFlockInJava);
  add("anna/FlockTest.java", "import org.junit.Test; class FlockTest extends Flock {}\n");
  expect_accepted("anna");
  add("anna/ada_1815.java", std::string(kFlockInJava) + "x");
  EXPECT_THAT(grade_class().output, HasSubstr("compile error: ada_1815.java:"));
}

}  // namespace
}  // namespace flocking::testing
