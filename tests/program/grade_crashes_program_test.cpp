// Tests that reports name the source line of a crash, and keep compiler warnings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

// Five crashes typical of beginners. The numbers in comments are lines of these programs.
constexpr const char* kStod =
    "#include <iostream>\n#include <string>\n"
    "double number_in(const std::string& text) {\n"
    "  return std::stod(text);\n"  // 4
    "}\n"
    "int main() {\n  std::string line;\n  double first = 0;\n  std::cin >> first;\n"
    "  while (!line.empty() || std::getline(std::cin, line)) line.clear();\n"
    "  std::cout << number_in(line);\n}\n";  // 11
constexpr const char* kIndex =
    "#include <iostream>\n#include <vector>\n"
    "double at(const std::vector<double>& all, std::size_t i) {\n"
    "  return all[i];\n"  // 4
    "}\n"
    "int main() {\n  std::vector<double> all(5);\n  double sum = at(all, all.size());\n"  // 8
    "  std::cout << sum;\n  return 3;\n}\n";
constexpr const char* kNull =
    "#include <iostream>\nstruct Agent { double x; double y; };\n"
    "Agent* find(int id) { return id > 0 ? new Agent : nullptr; }\n"
    "int main() {\n  int id = -1;\n  std::cin >> id;\n"
    "  Agent* agent = find(id);\n"
    "  std::cout << agent->y;\n}\n";  // 8
constexpr const char* kEndless =
    "#include <iostream>\n"
    "int depth(int n) {\n  int local[10];\n  local[n % 10] = n;\n"
    "  return depth(n + 1) + local[n % 7];\n"  // 5
    "}\n"
    "int main(int argc, char**) { std::cout << depth(argc); }\n";
constexpr const char* kOwn =
    "struct BadLine { int line; };\n"
    "void check(int n) {\n  if (n > 0)\n    throw BadLine{n};\n}\n"  // 4
    "int main(int argc, char**) { check(argc); }\n";                 // 6
constexpr const char* kRead =
    "#include <stdexcept>\n"
    "void read_all() {\n  throw std::runtime_error(\"no agents in the file\");\n}\n";  // 3
constexpr const char* kReadsAll = "void read_all();\nint main() { read_all(); }\n";

class GradeCrashes : public ::testing::TestWithParam<const char*> {
 protected:
  GradeCrashes() { place_.add_case("a", 1); }
  void SetUp() override {
    if (!has_tool("g++")) GTEST_SKIP() << "no g++";
    const ProcessResult found =
        Process({"/bin/sh", "-c", "test -e \"$(g++ -print-file-name=libasan.so)\""}).finish();
    if (found.exit_status != 0) GTEST_SKIP() << "no AddressSanitizer";
  }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  [[nodiscard]] ProcessResult grade_class(const Words& more = {}) const {
    Words words = {"--submissions", "class", "--cache", "cache", "--sandbox", mode(), "-j", "2"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }
  // Returns true if programs can be graded in this mode on this machine.
  [[nodiscard]] bool is_possible() const {
    place_.add_script("right", kRightScript);
    return place_.grade({"--sandbox", mode(), "--", "./right"}).exit_status == 0;
  }
  [[nodiscard]] static const char* mode() { return GetParam(); }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  // Returns the number of builds in the cache, which holds results as well.
  [[nodiscard]] std::size_t builds() const {
    const fs::directory_iterator kept(place_.path_of("cache"));
    return static_cast<std::size_t>(std::count_if(
        begin(kept), end(kept), [](const fs::path& path) { return path.filename() != "results"; }));
  }

 private:
  GradingPlace place_;
};

std::string told_of(const std::string& who, std::string_view ending, std::string_view lines) {
  return "submission: " + who + "\nRTE  a\n     runtime error: " + std::string(ending) + "\n" +
         std::string(lines);
}

TEST_P(GradeCrashes, AreGivenALineSlow) {
  if (!is_possible()) GTEST_SKIP() << "cannot grade with --sandbox " << mode();
  add("anna/main.cpp", kStod);
  add("bob.cpp", kIndex);
  add("carl/main.cpp", kNull);
  add("dora/main.cpp", kEndless);
  add("emil/main.cpp", kOwn);
  const ProcessResult result = grade_class();
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(result.output, HasSubstr(told_of("anna", "signal 6 (SIGABRT)",
                                               "     at main.cpp:4: std::stod of an empty text\n"
                                               "     called from main.cpp:11\n")));
  EXPECT_THAT(result.output, HasSubstr(told_of("bob.cpp", "exit status 3",
                                               "     at bob.cpp:4: index 5 of a vector of 5\n"
                                               "     called from bob.cpp:8\n")));
  EXPECT_THAT(result.output, HasSubstr(told_of("carl", "signal 11 (SIGSEGV)",
                                               "     at main.cpp:8: null pointer to Agent\n")));
  EXPECT_THAT(result.output,
              HasSubstr(told_of("dora", "signal 11 (SIGSEGV)",
                                "     at main.cpp:5: endless recursion: depth calls itself\n")));
  EXPECT_THAT(result.output, HasSubstr(told_of("emil", "signal 6 (SIGABRT)",
                                               "     at main.cpp:4: uncaught BadLine\n"
                                               "     called from main.cpp:6\n")));
  EXPECT_EQ(builds(), 10U);
  EXPECT_EQ(without_measures(grade_class().output), without_measures(result.output));
  EXPECT_EQ(builds(), 10U) << "kept, and found again";
}

TEST_P(GradeCrashes, AreGivenALineWhateverBuildsThemSlow) {
  if (!is_possible()) GTEST_SKIP() << "cannot grade with --sandbox " << mode();
  if (!has_tool("cmake") || !has_tool("make")) GTEST_SKIP() << "no cmake or make";
  for (const char* who : {"anna", "bob", "carl"}) {
    add(std::string(who) + "/src/main.cpp", kReadsAll);
    add(std::string(who) + "/src/read.cpp", kRead);
  }
  add("anna/CMakeLists.txt",
      "cmake_minimum_required(VERSION 3.10)\nproject(f CXX)\n"
      "add_executable(flock src/main.cpp src/read.cpp)\n");
  add("bob/Makefile", "flock:\n\tg++ -s -O2 -Werror -o flock src/main.cpp src/read.cpp\n");
  add("carl/Makefile", "flock:\n\t$(MAKE) -C src\n");
  add("carl/src/Makefile", "flock: main.o read.o\n\t$(CXX) -static -o flock main.o read.o\n");
  const ProcessResult result = grade_class();
  for (const char* who : {"anna", "bob", "carl"}) {
    EXPECT_THAT(
        result.output,
        HasSubstr(told_of(who, "signal 6 (SIGABRT)",
                          "     at src/read.cpp:3: uncaught std::runtime_error: no agents in "
                          "the file\n     called from src/main.cpp:2\n")))
        << result.error;
  }
}

// If the grader and the submissions run as the same user, a build cannot change file modes.
TEST_P(GradeCrashes, AreGivenALineByAnyUserSlow) {
  if (geteuid() != 0) GTEST_SKIP() << "not root: the tests above are of such a user";
  if (!has_tool("setpriv")) GTEST_SKIP() << "no setpriv";
  if (!is_possible()) GTEST_SKIP() << "cannot grade with --sandbox " << mode();
  add("anna/main.cpp", kOwn);
  const ProcessResult result =
      place().grade_as_nobody({"--submissions", "class", "--sandbox", mode()});
  if (result.exit_status == 3) GTEST_SKIP() << "that user cannot grade: " << result.error;
  EXPECT_THAT(result.output, HasSubstr("     at main.cpp:4: uncaught BadLine\n")) << result.error;
}

INSTANTIATE_TEST_SUITE_P(Modes, GradeCrashes, ::testing::Values("full", "limits"),
                         [](const auto& mode) { return std::string(mode.param); });

class GradeSecondRuns : public GradeCrashes {};

INSTANTIATE_TEST_SUITE_P(Modes, GradeSecondRuns, ::testing::Values("limits"),
                         [](const auto& mode) { return std::string(mode.param); });

constexpr const char* kNan =
    "#include <cmath>\n#include <cstdio>\n"
    "double unit(double x) {\n  return x / std::fabs(x);\n}\n"  // 4
    "int main() {\n  int n = 0;\n  if (std::scanf(\"%d\", &n) < 0) return 1;\n"
    "  const double v = unit(n * 0.0);\n"  // 9
    "  std::printf(\"1.000 0.000 %.3f 0.000\\n2.000 0.000 1.000 0.000\\n\", v);\n}\n";
constexpr const char* kInfinity =
    "#include <cstdio>\n"
    "int main(int argc, char**) {\n  double d = argc - 1;\n  d = 1 / d;\n"  // 4
    "  std::printf(\"1.000 0.000 %.3f 0.000\\n2.000 0.000 1.000 0.000\\n\", d);\n}\n";
constexpr const char* kHanging =
    "#include <cstdio>\n"
    "int rest(int n) {\n  volatile int left = n;\n  while (left != 0) left = n;\n  return "
    "left;\n}\n"
    "int main(int argc, char**) { std::printf(\"%d\", rest(argc)); }\n";  // 7

TEST_P(GradeSecondRuns, NameTheLineOfNan) {
  add("anna/main.cpp", kNan);
  add("carl/main.cpp", kInfinity);
  const std::string output = grade_class().output;
  EXPECT_THAT(output, HasSubstr("     at main.cpp:4: the first NaN: 0 / 0, or the root of a "
                                "negative number\n     called from main.cpp:9\n"));
  EXPECT_THAT(output,
              HasSubstr("     at main.cpp:4: the first division by 0 that gives infinity\n"));
  EXPECT_THAT(grade_class({"--disclose", "difference"}).output,
              HasSubstr("     at main.cpp:4: NaN or infinity appears here first\n"));
}

TEST_P(GradeSecondRuns, NameTheLineOfAHang) {
  add("anna/main.cpp", kHanging);
  const std::string output = grade_class({"--time-limit", "0.5", "--wall-limit", "60"}).output;
  EXPECT_THAT(output,
              ::testing::ContainsRegex(
                  "     at main\\.cpp:4: the program is here when the time limit is reached\n"
                  "     called from main\\.cpp:7\n"));
}

// The outcome of the second run does not change any grade.
TEST_P(GradeSecondRuns, ChangeNothingElseSlow) {
  add("right/main.cpp",
      "#include <cstdio>\n#include <cstdlib>\nint main() {\n"
      "#ifndef __SANITIZE_ADDRESS__\n  std::abort();\n#endif\n"
      "  std::puts(\"1.000 0.000 1.000 0.000\\n2.000 0.000 1.000 0.000\");\n}\n");
  add("broken/main.cpp",
      "#ifdef __SANITIZE_ADDRESS__\n#error x\n#endif\n#include <cstdlib>\n"
      "int main() { std::abort(); }\n");
  add("silent/main.cpp", "int main() { return 3; }\n");
  const std::string output = grade_class().output;
  for (const char* who : {"right", "broken"}) {
    EXPECT_THAT(output, HasSubstr(told_of(who, "signal 6 (SIGABRT)", "\n")));
  }
  EXPECT_THAT(output, HasSubstr(told_of("silent", "exit status 3", "\n")));
  EXPECT_THAT(output, HasSubstr("3 submissions: 0 of 3 cases pass, 0 of 3 points"));
}

TEST_P(GradeSecondRuns, CanForgeWordsButNoPlacesSlow) {
  const std::string text =
      "#include <cstdio>\nint main() {\n"
      "  std::fputs(\"==1==ERROR: AddressSanitizer: \\033[2J now AC \\n\"\n"
      "             \"    #0 0x1 in f PLACE:3\\n\\n\", stderr);\n  return 3;\n}\n";
  const auto with = [&text](const std::string& place) {
    std::string made = text;
    return made.replace(made.find("PLACE"), 5, place);
  };
  add("anna/main.cpp", with("/etc/passwd"));
  add("bob/main.cpp", with("main.cpp"));
  const std::string output = grade_class().output;
  EXPECT_THAT(output, HasSubstr(told_of("anna", "exit status 3", "\n")));
  EXPECT_THAT(output,
              HasSubstr(told_of("bob", "exit status 3", "     at main.cpp:3: \\x1b[2J now AC")));
  EXPECT_THAT(output, Not(HasSubstr("\x1b")));
}

TEST_P(GradeSecondRuns, TellAsMuchAsIsDisclosedSlow) {
  add("anna/main.cpp", kStod);
  EXPECT_THAT(grade_class({"--disclose", "difference"}).output,
              HasSubstr("     at main.cpp:4: it crashes here\n"));
  EXPECT_EQ(builds(), 2U);
  EXPECT_THAT(grade_class({"--disclose", "verdict"}).output, Not(HasSubstr("main.cpp")));
  static_cast<void>(place().folder().add("cases/cases.toml", "hidden = true\n"));
  fs::remove_all(place().path_of("cache"));
  const std::string report = grade_class({"--report", "json"}).output;
  EXPECT_THAT(report, HasSubstr("\"hidden\": true"));
  EXPECT_THAT(report, Not(HasSubstr("main.cpp")));
  EXPECT_EQ(builds(), 1U) << "the grader does not search for lines that it must not show";
}

// The line of a crash is stored with the results: nothing is built or run a second time for it.
TEST_P(GradeSecondRuns, AreTakenOverSlow) {
  const auto in_cache = [this](const std::string& name) {
    return place().path_of("cache/" + name);
  };
  if (geteuid() != 0) GTEST_SKIP() << "results are kept out of reach of submissions by root alone";
  add("anna/main.cpp", kStod);
  const std::string first = grade_class().output;
  EXPECT_EQ(builds(), 2U);
  fs::rename(in_cache("results"), place().path_of("kept"));
  fs::remove_all(place().path_of("cache"));
  fs::create_directory(place().path_of("cache"));
  fs::permissions(place().path_of("cache"), fs::perms(0700));
  fs::rename(place().path_of("kept"), in_cache("results"));
  const std::string second = grade_class({"--resume"}).output;
  EXPECT_THAT(second, HasSubstr("     at main.cpp:4: std::stod of an empty text\n"));
  EXPECT_EQ(builds(), 1U);
}

TEST_P(GradeSecondRuns, AreOfCToo) {
  add("anna.c",
      "#include <stdio.h>\nint main(void) {\n  int a[5] = {0};\n  volatile int i = 5;\n"
      "  a[i] = 1;\n  printf(\"%d\", a[0]);\n  return 3;\n}\n");
  EXPECT_THAT(grade_class().output, HasSubstr("     at anna.c:5: index 5 of an array of 5\n"));
}

TEST_P(GradeSecondRuns, FollowTheInstructorsRecipeSlow) {
  static_cast<void>(place().folder().add(
      "cases/flocking.toml", "build = \"g++ -DN=1 code/*.cpp -o flock\"\nrun = \"./flock 7 8\"\n"));
  add("anna/readme.md", "x");
  add("anna/code/any.cpp",
      "#include <stdexcept>\nint main(int argc, char**) {\n"
      "  if (argc == 3) throw std::logic_error(\"two words\");\n}\n");
  EXPECT_THAT(grade_class().output,
              HasSubstr("     at code/any.cpp:3: uncaught std::logic_error: two words\n"));
}

class GradeWarnings : public GradeCrashes {};

INSTANTIATE_TEST_SUITE_P(Modes, GradeWarnings, ::testing::Values("limits"),
                         [](const auto& mode) { return std::string(mode.param); });

constexpr const char* kCareless =
    "#include <cstdio>\n"
    "int twice(int x) {\n  if (x > 0) std::puts(\"\");\n}\n"  // 4
    "int main(int argc, char**) {\n  unsigned n = 1;\n"
    "  if (argc = 2) std::puts(\"x\");\n"        // 7
    "  if (argc == 1 == 0) std::puts(\"y\");\n"  // 8
    "  return argc < n ? 1 : twice(-3) & 0;\n}\n";

TEST_P(GradeWarnings, ThatMatterAreToldAndKeptSlow) {
  add("anna/main.cpp", kCareless);
  for (const char* when : {"built", "found again"}) {
    const std::string report = grade_class({"--report", "json"}).output;
    EXPECT_THAT(report, HasSubstr("\"main.cpp:4: no return statement in function returning "
                                  "non-void\""))
        << when;
    EXPECT_THAT(report,
                HasSubstr("\"main.cpp:7: suggest parentheses around assignment used as truth "
                          "value\""));
    EXPECT_THAT(report, HasSubstr("\"main.cpp:8: suggest parentheses around comparison"));
    EXPECT_THAT(report, Not(HasSubstr("different signedness")));
  }
}

TEST_P(GradeWarnings, MakeNoBuildFailSlow) {
  if (!has_tool("make")) GTEST_SKIP() << "no make";
  const char* const with_one = "int main(int argc, char**) {\n  if (argc = 2) return 3;\n}\n";
  add("anna/main.cpp", with_one);
  add("anna/Makefile", "flock:\n\tg++ -Werror -o flock main.cpp\n");
  add("bob/main.cpp", with_one);
  for (const Words& flags : {Words{}, Words{"--cxx-flags", "-O1 -Werror"}}) {
    Words words = {"--report", "json"};
    words.insert(words.end(), flags.begin(), flags.end());
    EXPECT_THAT(grade_class(words).output, Not(HasSubstr("\"CE\"")));
  }
}

}  // namespace
}  // namespace flocking::testing
