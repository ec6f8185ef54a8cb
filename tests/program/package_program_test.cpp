// Runs `flocking package` like an instructor, and the packaged validator like a judge.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using Words = std::vector<std::string>;

constexpr const char* kInput = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n";
constexpr const char* kAnswer = "0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n";

std::map<std::string, std::string> contents(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    files[entry.path().lexically_relative(folder).string()] = text.str();
  }
  return files;
}

// Runs `flocking package` without trying the solutions; another test below tries them.
ProcessResult run_package(const std::string& cases, const std::string& out,
                          const Words& more = {"--untried"}) {
  Words words = {"package", "--cases", cases, "--out", out};
  words.insert(words.end(), more.begin(), more.end());
  return run_flocking(words);
}

std::string course_cases() { return std::string(FLOCKING_TESTCASES) + "/course"; }

TEST(PackageProgram, PacksEveryCaseOfTheCourseWithItsAnswerSlow) {
  const TempFolder folder;
  const std::string out = folder.path_of("flocking");
  const ProcessResult result = run_package(course_cases(), out);
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_THAT(result.error,
              HasSubstr("flocking: warning: left out layout_byte_order_mark: its input contains "
                        "bytes that are not plain text, such as a byte-order mark\n"));
  auto files = contents(out);
  std::size_t inputs = 0;
  for (const auto& entry : fs::directory_iterator(course_cases())) {
    const std::string stem = entry.path().stem().string();
    if (entry.path().extension() != ".in") continue;
    const bool differs_in_layout = stem.starts_with("layout_") && stem != "layout_number_forms";
    EXPECT_EQ(result.error.find("left out " + stem + ":") != std::string::npos, differs_in_layout)
        << stem;
    if (differs_in_layout) continue;
    ++inputs;
    const bool is_sample = files.contains("data/sample/" + stem + ".in");
    const std::string packed = (is_sample ? "data/sample/" : "data/secret/") + stem;
    EXPECT_TRUE(files.contains(packed + ".in")) << stem;
    std::ostringstream answer;
    answer << std::ifstream(fs::path(entry.path()).replace_extension(".out")).rdbuf();
    EXPECT_EQ(files[packed + ".ans"], answer.str()) << stem;
  }
  EXPECT_THAT(result.output, StartsWith(out + ": 2 sample cases, " + std::to_string(inputs - 2) +
                                        " secret cases\nanswers follow course ("));
  run_package(course_cases(), folder.path_of("again"));
  EXPECT_EQ(files, contents(folder.path_of("again")));
}

TEST(PackageProgram, TakesWhatCasesTomlSaysAndAnswersTheRest) {
  const TempFolder folder;
  static_cast<void>(folder.add("cases/cases.toml",
                               "abs_tolerance = 0.01\ntime_limit = 3\n"
                               "[case.shown]\nsample = true\nmemory_limit = 600\n"));
  static_cast<void>(folder.add("cases/shown.in", kInput));
  static_cast<void>(folder.add("cases/own.in", kInput));
  static_cast<void>(folder.add("cases/own.ans", "0 0.484 0 -0.125 0 -0.484 0 0.125"));
  static_cast<void>(folder.add("cases/deep/er.in", kInput));
  static_cast<void>(folder.add("cases/large.in", "0 0 0 9 0 0 1 1\n0 0 1e300 0\n1e300\n"));
  static_cast<void>(folder.add("cases/words.in", "0 0 0 0 0 0 0 0\nset seed 2\n1\n"));
  const ProcessResult result = run_package(folder.path_of("cases"), folder.path_of("out"));
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_THAT(result.error, HasSubstr("warning: left out large: its answer contains nan or inf\n"));
  EXPECT_THAT(
      result.error,
      HasSubstr(
          "warning: left out words: its input contains a word that is not a number: 'set'\n"));
  auto files = contents(folder.path_of("out"));
  EXPECT_EQ(files["data/sample/shown.ans"], kAnswer);
  EXPECT_EQ(files["data/secret/deep_er.ans"], kAnswer);
  EXPECT_EQ(files["data/secret/own.ans"], "0 0.484 0 -0.125 0 -0.484 0 0.125");
  EXPECT_FALSE(files.contains("data/secret/large.in"));
  EXPECT_FALSE(files.contains("data/secret/words.in"));
  EXPECT_THAT(files["problem.yaml"], HasSubstr("float_absolute_tolerance 0.01\n"));
  EXPECT_THAT(files["problem.yaml"], HasSubstr("memory: 600\n"));
  EXPECT_EQ(files["domjudge-problem.ini"], "timelimit = 3\n");
}

TEST(PackageProgram, FollowsTheRulesOfTheAnswers) {
  const TempFolder folder;
  const std::string cases = std::string(FLOCKING_TESTCASES) + "/course-tests";
  const ProcessResult result = run_package(cases, folder.path_of("out"));
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_THAT(result.output,
              HasSubstr("\nanswers follow course-tests (22 of 22 cases; course: 4)\n"));
  auto files = contents(folder.path_of("out"));
  EXPECT_THAT(files["problem.html"], HasSubstr("((dx/d)/|dx|, (dy/d)/|dy|)"));
  const std::string solution = folder.path_of("out/submissions/accepted/reference.py");
  EXPECT_THAT(run_flocking({"grade", "--sandbox", "limits", "--exact", "--cases",
                            folder.path_of("out/data"), "--", "/usr/bin/python3", solution})
                  .output,
              HasSubstr("22 of 22 cases pass"));
}

// If such answers were included, the package's own solutions would fail.
TEST(PackageProgram, LeavesOutAnswersByOtherRules) {
  const TempFolder folder;
  const std::string diagonal = "0 5 9 0 0 1 0 2\n0 0 0 0\n3 4 0 0\n1\n";
  for (const char* const name : {"a", "b"}) {
    static_cast<void>(folder.add(std::string("cases/") + name + ".in", diagonal));
    static_cast<void>(folder.add(std::string("cases/") + name + ".out",
                                 "-0.12 -0.16 -0.12 -0.16\n3.12 4.16 0.12 0.16\n"));
  }
  static_cast<void>(folder.add("cases/odd.in", kInput));
  static_cast<void>(folder.add("cases/odd.out", "0 0.484 0 -0.125 0 -0.484 0.5 0.125"));
  static_cast<void>(folder.add("cases/other.in", diagonal));
  static_cast<void>(folder.add("cases/other.out", "-0.2 -0.2 -0.2 -0.2\n3.2 4.2 0.2 0.2\n"));
  const ProcessResult result = run_package(folder.path_of("cases"), folder.path_of("out"));
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(
      result.error,
      "flocking: warning: left out odd: no known rules give this answer; nearest course, step 1, "
      "agent 1, vx\n"
      "flocking: warning: left out other: its answer follows course-tests, but most answers follow "
      "course\n");
  EXPECT_THAT(contents(folder.path_of("out")),
              Not(::testing::Contains(::testing::Key(HasSubstr("odd")))));
}

TEST(PackageProgram, LaysInputsOutAlike) {
  const TempFolder folder;
  static_cast<void>(
      folder.add("cases/a.in", "01 0 0\t0 1 0 0 02 0 0.5\r\n\n 0 0 0 -00.5 0 0 000.125"));
  static_cast<void>(folder.add("cases/b.in", kInput));
  static_cast<void>(folder.add("cases/c.in", "1 0 0 0 1 0 0 2\n0 0.25 0 0\n0 -0.5 0 0\n+.5\n"));
  const ProcessResult result = run_package(folder.path_of("cases"), folder.path_of("out"));
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "flocking: warning: " + folder.path_of("cases") +
                              ": 3 inputs have no answer: a, b and c; flocking computes them\n"
                              "flocking: warning: left out b: its input is the same as that of a, "
                              "except for blanks, line ends and needless zeros\n");
  auto files = contents(folder.path_of("out"));
  const bool is_shown = files.contains("data/sample/case_a.in");
  EXPECT_EQ(files[is_shown ? "data/sample/case_a.in" : "data/secret/case_a.in"], kInput);
  for (const char* const place : {"sample", "secret"}) {
    EXPECT_FALSE(files.contains(std::string("data/") + place + "/case_b.in"));
  }
}

// Writes cases with a pair on the diagonal, where the two sets of rules differ.
std::string diagonal_cases(const TempFolder& folder) {
  for (const char* const name : {"one", "two"}) {
    static_cast<void>(
        folder.add(std::string("cases/") + name + ".in", "0 5 9 0 0 1 0 2\n0 0 0 0\n3 4 0 0\n1\n"));
    static_cast<void>(folder.add(std::string("cases/") + name + ".out",
                                 "-0.2 -0.2 -0.2 -0.2\n3.2 4.2 0.2 0.2\n"));
  }
  static_cast<void>(folder.add("cases/three.in", "0 5 9 0 0 1 0 2\n0 0 0 0\n6 8 0 0\n1\n"));
  return folder.path_of("cases");
}

TEST(PackageProgram, TriesItsSolutionsByTheRulesThatAreGivenSlow) {
  const TempFolder folder;
  const ProcessResult found = run_package(diagonal_cases(folder), folder.path_of("found"), {});
  const std::string warning = "flocking: warning: " + folder.path_of("cases") +
                              ": 1 input has no answer: three; flocking computes it\n";
  EXPECT_EQ(found.error, warning);
  EXPECT_EQ(found.exit_status, 0);
  const ProcessResult given =
      run_package(folder.path_of("cases"), folder.path_of("given"), {"--rules", "course-tests"});
  EXPECT_EQ(given.error, warning);
  EXPECT_EQ(given.exit_status, 0);
  EXPECT_THAT(contents(folder.path_of("given"))["problem.html"],
              HasSubstr("((dx/d)/|dx|, (dy/d)/|dy|)"));

  const ProcessResult other = run_package(folder.path_of("cases"), folder.path_of("other"),
                                          {"--rules", "course", "--untried"});
  EXPECT_THAT(other.error,
              HasSubstr("left out one: its answer follows course-tests, but --rules is course\n"));
  EXPECT_EQ(run_package(folder.path_of("cases"), folder.path_of("no"), {"--rules", "book"}).error,
            "flocking: error: --rules: expected one of: course, course-tests, found 'book'\n"
            "Try 'flocking package --help'.\n");
}

TEST(PackageProgram, EndsWithOneWhereItsWrongSolutionPassesSlow) {
  const TempFolder folder;
  for (const char* const name : {"cases/a.in", "cases/b.in"}) {
    static_cast<void>(folder.add(name, kInput));  // without separation
  }
  const std::string out = folder.path_of("out");
  const ProcessResult result = run_package(folder.path_of("cases"), out, {});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.error, "flocking: warning: " + folder.path_of("cases") +
                              ": 2 inputs have no answer: a and b; flocking computes them\n"
                              "flocking: error: --out " +
                              out +
                              ": the package was written, but do not use it:\n"
                              "  submissions/wrong_answer/wrong_way_round.cpp: this wrong solution "
                              "passes every case; add a case that it fails\n");
  EXPECT_TRUE(contents(out).contains("problem.yaml"));
}

TEST(PackageProgram, EndsWithOneWhereItsOwnSolutionFailsSlow) {
  const TempFolder folder;
  static_cast<void>(folder.add("cases/cases.toml", "time_limit = 0.0001\n"));
  const ProcessResult result = run_package(diagonal_cases(folder), folder.path_of("out"), {});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.error, HasSubstr("\n  submissions/accepted/reference.py: it fails "));
  EXPECT_THAT(result.error, HasSubstr("time limit exceeded"));
}

TEST(PackageProgram, LeavesComparingToTheJudges) {
  const TempFolder folder;
  const ProcessResult result = run_package(diagonal_cases(folder), folder.path_of("out"),
                                           {"--validator", "default", "--untried"});
  EXPECT_EQ(result.exit_status, 0);
  auto files = contents(folder.path_of("out"));
  EXPECT_THAT(
      files["problem.yaml"],
      HasSubstr("\nvalidation: default\nvalidator_flags: float_absolute_tolerance 0.001\n"));
  EXPECT_THAT(files, Not(::testing::Contains(::testing::Key(StartsWith("output_validators")))));
}

TEST(PackageProgram, RefusesAFolderThatIsInUse) {
  const TempFolder folder;
  static_cast<void>(folder.add("used/file", "x"));
  const std::string used = folder.path_of("used");
  const ProcessResult result = run_package(course_cases(), used);
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.error, "flocking: error: --out " + used +
                              ": the folder is not empty; give a new or an empty one\n");
  EXPECT_EQ(contents(used).size(), 1U);
  EXPECT_EQ(run_package(course_cases(), used + "/file").exit_status, 1);
  // This is checked before any file is read.
  const ProcessResult below = run_package(folder.path_of("nowhere"), used + "/file/deeper");
  EXPECT_EQ(below.exit_status, 3);
  EXPECT_EQ(below.error,
            "flocking: error: " + used + "/file/deeper: cannot make the folder: Not a directory\n");
}

TEST(PackageProgram, RefusesWhatMakesNoPackage) {
  const TempFolder folder;
  static_cast<void>(folder.add("one/case.in", kInput));
  static_cast<void>(folder.add("one/cases.toml", "sample = true\n"));
  static_cast<void>(folder.add("two/a.in", kInput));
  static_cast<void>(folder.add("two/b.in", kInput));
  static_cast<void>(folder.add("two/cases.toml", "[case.b]\nabs_tolerance = 1\n"));
  const auto error_for = [&folder](const std::string& cases, int status) {
    const ProcessResult result = run_package(folder.path_of(cases), folder.path_of("out"));
    EXPECT_EQ(result.exit_status, status) << cases;
    EXPECT_FALSE(fs::exists(folder.path_of("out")));
    return result.error;
  };
  EXPECT_THAT(error_for("one", 1), HasSubstr("no secret case is left to judge with"));
  EXPECT_THAT(error_for("two", 1), HasSubstr("the cases a and b have different tolerances"));
  EXPECT_THAT(error_for("nowhere", 3), HasSubstr("there is no such folder"));
  EXPECT_EQ(
      run_flocking({"package"}).error,
      "flocking: error: package needs a folder; give --out DIR\nTry 'flocking package --help'.\n");
  EXPECT_EQ(run_flocking({"package", "--out", "a", "b"}).exit_status, 2);
}

TEST(PackageProgram, KeepsItsHelpWithinATerminal) {
  std::istringstream help(run_flocking({"package", "--help"}).output);
  for (std::string line; std::getline(help, line);) EXPECT_LE(line.size(), 80U) << line;
}

/// The validator of a package, copied into a separate folder.
class PackagedValidator : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directory(folder_.path_of("cases"));
    static_cast<void>(folder_.add("cases/one.in", kInput));
    ASSERT_EQ(run_package(folder_.path_of("cases"), folder_.path_of("out")).exit_status, 0);
    fs::create_directory(folder_.path_of("bin"));
    fs::create_directory(folder_.path_of("feedback"));
    static_cast<void>(folder_.add("case.in", kInput));
    static_cast<void>(folder_.add("case.ans", kAnswer));
  }

  [[nodiscard]] std::string script(const std::string& name) const {
    return folder_.path_of("out/output_validators/flocking/" + name);
  }

  /// Judges `output` with only `variables` in the environment, as on a judge's machine.
  [[nodiscard]] ProcessResult judged(const Words& variables, const std::string& output) const {
    Words command = {"/usr/bin/env", "-i"};
    command.insert(command.end(), variables.begin(), variables.end());
    command.insert(command.end(),
                   {script("run"), folder_.path_of("case.in"), folder_.path_of("case.ans"),
                    folder_.path_of("feedback/"), "float_absolute_tolerance", "0.001"});
    return Process(command).finish(output);
  }

  void expect_judgement(const Words& variables) const {
    EXPECT_EQ(judged(variables, kAnswer).exit_status, 42);
    EXPECT_EQ(judged(variables, "0 0.4845 0 -0.1245\n0 -0.484 0 0.125").exit_status, 42);
    EXPECT_EQ(judged(variables, "0 0.486 0 -0.125\n0 -0.484 0 0.125\n").exit_status, 43);
    EXPECT_THAT(folder_.text_of("feedback/judgemessage.txt"), HasSubstr("0.486"));
    EXPECT_EQ(judged(variables, "").exit_status, 43);
  }

  TempFolder folder_;
};

const char* const kPlainPath = "PATH=/usr/bin:/bin";

TEST_F(PackagedValidator, FindsTheProgramOnPath) {
  fs::create_symlink(kProgram, folder_.path_of("bin/flocking"));
  expect_judgement({"PATH=" + folder_.path_of("bin") + ":/usr/bin:/bin"});
}

TEST_F(PackagedValidator, FindsTheProgramThatAVariableNames) {
  expect_judgement({kPlainPath, std::string("FLOCKING=") + kProgram});
}

TEST_F(PackagedValidator, RemembersTheProgramThatAVariableNamedWhenItWasBuilt) {
  const Words build = {
      "/bin/sh",       "-c",    "cd \"$(dirname \"$1\")\" && FLOCKING=\"$2\" ./build", "sh",
      script("build"), kProgram};
  EXPECT_EQ(Process(build).finish().exit_status, 0);
  expect_judgement({kPlainPath});
}

TEST_F(PackagedValidator, FindsTheProgramBesideIt) {
  fs::create_symlink(kProgram, script("flocking"));
  expect_judgement({kPlainPath});
}

TEST_F(PackagedValidator, IsAnErrorOfTheJudgeWithoutTheProgram) {
  for (const Words& variables :
       {Words{kPlainPath}, Words{kPlainPath, "FLOCKING=/nowhere/flocking"}}) {
    const ProcessResult result = judged(variables, kAnswer);
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_THAT(result.error, HasSubstr("put flocking on PATH"));
    EXPECT_EQ(folder_.text_of("feedback/judgemessage.txt"), result.error);
  }
  const ProcessResult result = judged({kPlainPath, "FLOCKING=/bin/true"}, kAnswer);
  EXPECT_EQ(result.exit_status, 0) << "neither 42 nor 43";
}

}  // namespace
}  // namespace flocking::testing
