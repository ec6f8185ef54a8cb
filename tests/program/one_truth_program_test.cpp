// All commands give the same information about the same programs: how many cases pass, what differs
// first, and which rules the answers follow.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "replay/json.h"
#include "replay/page_reader.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kRules = "answers follow course-tests (22 of 22 cases; course: 4)";

// Students' programs: one follows the text, one the published answers, one is wrong, one stops
// early, one is partly explained, one prints text next to its numbers.
const std::vector<std::string> kPrograms = {"s01_boids", "s02_flocking", "s06_lines", "s07_sim",
                                            "s08_flock"};
constexpr const char* kPartly = "s11_school";  // takes seconds

std::string line_with(const std::string& text, const std::string& part) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.find(part) != std::string::npos) return line;
  }
  return "no line with " + part + " in:\n" + text;
}

std::string behind(const std::string& text, const std::string& part) {
  const std::size_t at = text.find(part);
  return at == std::string::npos ? "no " + part + " in:\n" + text : text.substr(at + part.size());
}

class OneTruth : public ::testing::Test {
 protected:
  OneTruth() {
    fs::create_directory(place_.path_of("class"));
    for (const std::string& name : kPrograms) {
      fs::copy_file(std::string(FLOCKING_STUDENT_PROGRAMS) + "/" + name,
                    place_.path_of("class/" + name));
    }
    fs::remove_all(place_.path_of("cases"));
    fs::copy(std::string(FLOCKING_TESTCASES) + "/course-tests", place_.path_of("cases"));
  }

  [[nodiscard]] const GradingPlace& place() const { return place_; }
  [[nodiscard]] ProcessResult run(const std::string& command, const Words& more) const {
    Words words = {command};
    if (command != "compare" && command != "package") {
      words.insert(words.end(), {"--sandbox", "limits"});
    }
    if (command == "explain") words.emplace_back("--all");  // more than the first screen
    words.insert(words.end(), more.begin(), more.end());
    return place_.flocking(words);
  }
  [[nodiscard]] Json json_of(const std::string& file) const {
    return parsed_json(place_.folder().text_of(file));
  }
  void replace(const std::string& file, const std::string& what, const std::string& by) const {
    std::string text = place_.folder().text_of(file);
    const std::size_t at = text.find(what);
    ASSERT_NE(at, std::string::npos) << file << " has no " << what;
    static_cast<void>(place_.folder().add(file, text.replace(at, what.size(), by)));
  }

 private:
  GradingPlace place_;
};

// "3 of 22 cases" is the same in the reports of a class and in the output for a single program.
TEST_F(OneTruth, AsManyCasesPassEverywhereSlow) {
  ASSERT_EQ(
      run("grade", {"--cases", "cases", "--submissions", "class", "--explain", "json=why.json",
                    "--report", "json=all.json", "--report", "html=all.html"})
          .exit_status,
      1);
  const Json all = json_of("all.json");
  std::size_t explained = 0;
  for (const Json& submission : all["submissions"].items) {
    const std::string name = submission["name"].text;
    const std::size_t passed = submission["score"]["passed"].count();
    const std::string words = std::to_string(passed) + " of 22 cases pass";
    EXPECT_THAT(run("grade", {"--cases", "cases", "--", "class/" + name}).output,
                HasSubstr("\n" + words))
        << name;
    EXPECT_THAT(run("explain", {"--cases", "cases", "--", "class/" + name}).output,
                HasSubstr("Without changes, " + words + "."))
        << name;
    if (submission["explanation"].is_null()) {
      EXPECT_EQ(passed, 22U) << name;
      continue;
    }
    EXPECT_EQ(submission["explanation"]["passed"].count(), passed) << name;
    EXPECT_EQ(submission["explanation"]["judged"].count(), 22U) << name;
    EXPECT_EQ(json_of("why.json")["submissions"][explained++]["passed"].count(), passed) << name;
  }
  EXPECT_EQ(explained, kPrograms.size() - 1) << "only that by the published answers is right";
  const Words partly = {"--cases", "cases", "--",
                        std::string(FLOCKING_STUDENT_PROGRAMS) + "/" + kPartly};
  const std::string passed = line_with(run("grade", partly).output, "cases pass, ");
  const std::string told = run("explain", partly).output;
  EXPECT_THAT(told, HasSubstr("Partly explained"));
  EXPECT_THAT(told, HasSubstr("Without changes, " + passed.substr(0, passed.find(',')) + ".\n"));
}

TEST_F(OneTruth, TheRulesAreNamedInTheSameWordsSlow) {
  const Words cases = {"--cases", "cases"};
  const auto said = [&](const std::string& command, const Words& more) {
    Words words = cases;
    words.insert(words.end(), more.begin(), more.end());
    const ProcessResult result = run(command, words);
    EXPECT_EQ(result.error, "") << command;
    return line_with(result.output, "answers follow");
  };
  EXPECT_EQ(said("grade", {"--", "class/s01_boids"}), kRules);
  EXPECT_EQ(said("grade", {"--submissions", "class"}), kRules);
  EXPECT_EQ(said("explain", {"--", "class/s01_boids"}), kRules);
  EXPECT_EQ(said("explain", {"--format", "markdown", "--", "class/s01_boids"}),
            std::string("`") + kRules + "`");
  EXPECT_EQ(said("package", {"--out", "package"}), kRules);
  for (const char* const format : {"markdown", "html", "json", "tap", "gradescope", "github"}) {
    EXPECT_THAT(said("grade", {"--report", format, "--", "class/s01_boids"}), HasSubstr(kRules))
        << format;
  }
  const Json why = parsed_json(
      run("explain", {"--cases", "cases", "--format", "json", "--", "class/s01_boids"}).output);
  EXPECT_EQ(why["rules"]["sentence"].text, kRules);
  EXPECT_EQ(why["rules"]["common"].text, "course-tests");
}

TEST_F(OneTruth, TheFirstDifferenceIsTheSameSlow) {
  for (const std::string& name : {std::string("s01_boids"), std::string("s08_flock")}) {
    const std::string program = "class/" + name;
    static_cast<void>(run("grade", {"--cases", "cases", "--report", "json=one.json", "--keep",
                                    "kept", "--replays", "pages", "--", program}));
    const Json one = json_of("one.json");
    std::size_t compared = 0;
    for (const Json& result : one["submissions"][0]["cases"].items) {
      if (result["verdict"].text != "WA") continue;
      const std::string first = result["findings"][0].text;
      const std::string stem = "cases/" + result["name"].text;
      const std::string output = "kept/" + name + "/" + result["name"].text + ".out";
      EXPECT_EQ(line_with(run("compare", {stem + ".out", output}).output, "expected"), first);
      const std::string viewed = run("view", {stem + ".in", "-o", "v.html", "--", program}).output;
      EXPECT_EQ(behind(line_with(viewed, "expected"), "first difference at "), first);
      EXPECT_THAT(viewed, HasSubstr("answers follow course-tests ("));
      EXPECT_EQ(PageReader(place().folder().text_of("v.html")).facts()["rules"].text,
                "course-tests");
      EXPECT_EQ(PageReader(place().folder().text_of(result["replay"].text)).facts()["rules"].text,
                "course-tests");
      if (++compared == 3) break;
    }
    EXPECT_EQ(compared, 3U) << name;
  }
}

// With all fixes, a wrong program passes as many cases as a program that follows the answers'
// rules.
TEST_F(OneTruth, FixesLeadToAllCasesSlow) {
  const std::string wrong = run("explain", {"--cases", "cases", "--", "class/s08_flock"}).output;
  EXPECT_THAT(wrong, HasSubstr(" makes 22 of 22 cases pass.\n"));
  EXPECT_THAT(wrong, Not(HasSubstr("follow other rules")));
  const std::string right = run("explain", {"--cases", "cases", "--", "class/s02_flocking"}).output;
  EXPECT_THAT(right, HasSubstr("The program follows the rules.\n"));
  EXPECT_THAT(right, HasSubstr("Without changes, 22 of 22 cases pass.\n"));
}

// A program that follows the text fails the published answers; that is not the student's mistake.
TEST_F(OneTruth, OtherRulesAreSaidFirstInTheSameWordsSlow) {
  const std::string sentence =
      "Your program follows the assignment's text (course). These cases follow the rules of the "
      "published answers (course-tests): use cases that follow course, such as --cases "
      "testcases/course.";
  for (const char* const format :
       {"text", "markdown", "html", "json", "gradescope", "tap", "github"}) {
    const std::string text =
        run("grade", {"--cases", "cases", "--report", format, "--", "class/s01_boids"}).output;
    const std::size_t said =
        text.find(std::string(format) == "html" ? "Your program follows" : sentence);
    ASSERT_NE(said, std::string::npos) << format << "\n" << text;
    EXPECT_LT(said, text.find("all_forces")) << format << ": before any case";
  }
  const std::string why = run("explain", {"--cases", "cases", "--", "class/s01_boids"}).output;
  EXPECT_THAT(why, HasSubstr("\n" + sentence + "\nExplained: "));
  EXPECT_THAT(why, HasSubstr("\nWithout changes, 4 of 22 cases pass.\n"));
  EXPECT_THAT(why, Not(HasSubstr("eparation points"))) << "no mistake";
  EXPECT_THAT(why, Not(HasSubstr("Fixing")));
  ASSERT_EQ(
      run("grade", {"--cases", "cases", "--keep", "kept", "--", "class/s01_boids"}).exit_status, 1);
  EXPECT_THAT(run("explain", {"--cases", "cases", "--from", "kept/s01_boids"}).output,
              HasSubstr("\n" + sentence + "\n"));
  for (const char* const name : {"s02_flocking", "s08_flock"}) {
    EXPECT_THAT(run("grade", {"--cases", "cases", "--", std::string("class/") + name}).output,
                Not(HasSubstr("Your program follows")));
  }
  ASSERT_EQ(run("grade", {"--cases", "cases", "--submissions", "class", "--explain",
                          "json=why.json", "--report", "json=all.json", "--report", "text=all.txt",
                          "--feedback", "back", "--hint", "where"})
                .exit_status,
            1);
  const std::string all = place().folder().text_of("all.txt");
  EXPECT_THAT(all, HasSubstr("\nsubmission: s01_boids\n     " + sentence + "\n"));
  const std::string counted =
      "1 of 5 submissions follows course; the answers that it fails follow course-tests: use cases "
      "that follow course, such as --cases testcases/course";
  EXPECT_EQ(line_with(all, "submissions follow"), counted);
  EXPECT_LT(all.find(counted), all.find("all_forces"));
  const Json grades = json_of("all.json");
  EXPECT_EQ(grades["followed_rules"][0].text, counted);
  for (const Json& submission : grades["submissions"].items) {
    if (submission["name"].text != "s01_boids") continue;
    EXPECT_EQ(submission["follows"]["sentence"].text, sentence);
    EXPECT_EQ(submission["follows"]["rules"].text, "course");
    EXPECT_EQ(submission["follows"]["rules_of_cases"].text, "course-tests");
    EXPECT_EQ(submission["explanation"]["headline"].text, sentence);
  }
  EXPECT_EQ(place().folder().text_of("back/s01_boids.txt").find(sentence), 0U);
  EXPECT_THAT(place().folder().text_of("back/s01_boids.md"), HasSubstr(sentence));
}

// The published answers follow other rules than the text: the first command in README gives full
// marks.
TEST_F(OneTruth, AProgramByThePublishedRulesPassesTheCasesOfTheReadmeSlow) {
  const std::string readme = [] {
    std::ifstream file(std::string(FLOCKING_TESTCASES) + "/../README.md");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }();
  const std::string command = line_with(readme, "./flocking grade --cases testcases/");
  ASSERT_EQ(command, "./flocking grade --cases testcases/course-tests -- ./yours");
  const std::string cases = std::string(FLOCKING_TESTCASES) + "/course-tests";
  EXPECT_THAT(run("grade", {"--cases", cases, "--", "class/s02_flocking"}).output,
              HasSubstr("\n22 of 22 cases pass, 22 of 22 points"));
}

TEST_F(OneTruth, OtherRulesHelpWhereFlockingComputesTheAnswersSlow) {
  for (const fs::directory_entry& entry : fs::directory_iterator(place().path_of("cases"))) {
    if (entry.path().extension() == ".out") fs::remove(entry.path());
  }
  const std::string sentence =
      "Your program follows the rules of the published answers (course-tests). These cases follow "
      "the assignment's text (course): use --rules course-tests.";
  const std::string graded = run("grade", {"--cases", "cases", "--", "class/s02_flocking"}).output;
  EXPECT_THAT(graded, HasSubstr("\n" + sentence + "\n"));
  EXPECT_THAT(graded, HasSubstr("\nanswers of 22 cases were computed by flocking, rules course\n"));
  const std::string by_rules =
      run("grade", {"--cases", "cases", "--rules", "course-tests", "--", "class/s02_flocking"})
          .output;
  EXPECT_THAT(by_rules, HasSubstr("\n22 of 22 cases pass"));
  EXPECT_THAT(by_rules, Not(HasSubstr("Your program")));
  EXPECT_THAT(run("explain", {"--", "class/s02_flocking"}).output,
              HasSubstr("\nYour program follows the rules of the published answers "
                        "(course-tests). It is compared with the assignment's text (course): use "
                        "--rules course-tests.\nExplained: "));
}

TEST_F(OneTruth, MissingAnswersFollowTheOthersSlow) {
  fs::remove(place().path_of("cases/lattice.out"));
  fs::remove(place().path_of("cases/all_forces.out"));
  const ProcessResult graded = run("grade", {"--cases", "cases", "--", "class/s02_flocking"});
  EXPECT_THAT(graded.output, HasSubstr("\n22 of 22 cases pass"));
  EXPECT_THAT(graded.output,
              HasSubstr("answers follow course-tests (20 of 20 cases; course: 4)\n"));
  EXPECT_THAT(run("explain", {"--cases", "cases", "--", "class/s02_flocking"}).output,
              HasSubstr("Without changes, 22 of 22 cases pass.\n"));
  ASSERT_EQ(run("package", {"--cases", "cases", "--out", "package"}).exit_status, 0);
  EXPECT_THAT(run("grade", {"--cases", "package/data", "--", "class/s02_flocking"}).output,
              HasSubstr("\n22 of 22 cases pass"));
  // For inputs without an answer the rules given by the user apply.
  EXPECT_THAT(
      run("grade", {"--cases", "cases", "--rules", "course", "--", "class/s02_flocking"}).output,
      HasSubstr("\n20 of 22 cases pass"));
}

TEST_F(OneTruth, RulesThatAnswersContradictAreWarnedOfSlow) {
  const std::string warning =
      "flocking: warning: the rules course were set, but the answers of all_forces, "
      "coincident_agents, distance_equal_to_radius and 15 more follow course-tests\n";
  const Words set = {"--cases", "cases", "--rules", "course", "--", "class/s02_flocking"};
  const ProcessResult graded = run("grade", set);
  EXPECT_EQ(graded.error, warning);
  EXPECT_THAT(graded.output, HasSubstr(behind(warning, "warning: ")));
  EXPECT_EQ(run("explain", set).error, warning);
  EXPECT_EQ(run("view", {"cases/lattice.in", "-o", "v.html", "--rules", "course"}).error,
            "flocking: warning: the rules course were set, but the answer of lattice follows "
            "course-tests\n");
}

TEST_F(OneTruth, OneCaseByOtherRulesIsNamedSlow) {
  const std::string input = place().folder().text_of("cases/all_forces.in");
  static_cast<void>(place().folder().add("cases/all_forces.out", run_flocking({}, input).output));
  const std::string rules =
      "answers follow different rules (course-tests: 21 of 22 cases; course: 5)";
  const std::string named = "the answer of all_forces follows course, not course-tests\n";
  for (const char* const command : {"grade", "explain"}) {
    const std::string output =
        run(command, {"--cases", "cases", "--", "class/s02_flocking"}).output;
    EXPECT_EQ(line_with(output, "answers follow"), rules) << command;
    EXPECT_THAT(output, HasSubstr(named)) << command;
    EXPECT_THAT(output, HasSubstr("21 of 22 cases pass")) << command;
  }
  const ProcessResult package = run("package", {"--cases", "cases", "--out", "package"});
  EXPECT_EQ(package.error,
            "flocking: warning: left out all_forces: its answer follows course, but most answers "
            "follow course-tests\n");
  EXPECT_THAT(package.output, HasSubstr(rules + "\n" + named));
  EXPECT_THAT(run("explain", {"--cases", "cases", "--", "class/s08_flock"}).output,
              HasSubstr("The answer of the other case follows other rules than course-tests: no "
                        "program can pass all cases until all answers follow the same rules.\n"));
}

TEST_F(OneTruth, AnAnswerByNobodysRulesIsNamedWithItsFirstDifferenceSlow) {
  replace("cases/lattice.out", place().folder().text_of("cases/lattice.out").substr(0, 5), "7.777");
  const std::string odd =
      "lattice: no known rules give this answer; nearest course, step 1, agent 0, x";
  const std::string rules =
      "answers follow different rules (course-tests: 21 of 22 cases; course: 4; no rules: 1)";
  for (const char* const command : {"grade", "explain"}) {
    const std::string output =
        run(command, {"--cases", "cases", "--", "class/s02_flocking"}).output;
    EXPECT_EQ(line_with(output, "answers follow"), rules) << command;
    EXPECT_THAT(output, HasSubstr(odd + "\n")) << command;
    EXPECT_THAT(output, HasSubstr("21 of 22 cases pass")) << "it still judges: " << command;
  }
  EXPECT_THAT(run("explain", {"--cases", "cases", "--", "class/s08_flock"}).output,
              HasSubstr("remark: 1 case was left out: " + odd + "\n"));
  EXPECT_THAT(run("explain", {"--cases", "cases", "--", "class/s08_flock"}).output,
              HasSubstr(" makes 21 of the 21 cases that were examined pass.\n"));
  EXPECT_EQ(run("package", {"--cases", "cases", "--out", "package"}).error,
            "flocking: warning: left out " + odd + "\n");
  EXPECT_THAT(run("view", {"cases/lattice.in", "-o", "v.html"}).output, HasSubstr(odd + "\n"));
  EXPECT_THAT(run("compare", {"cases/lattice.out", "cases/lattice.out"}).output,
              HasSubstr(odd + "\n"));
  // Students are not told the path of a hidden case.
  static_cast<void>(place().folder().add("cases/cases.toml", "[case.lattice]\nhidden = true\n"));
  const std::string hidden = run("grade", {"--cases", "cases", "--", "class/s02_flocking"}).output;
  EXPECT_EQ(line_with(hidden, "answers follow"), rules);
  EXPECT_THAT(hidden, Not(HasSubstr("nearest")));
}

// The tolerance, layout and limits that a case sets apply to both commands.
TEST_F(OneTruth, ExplanationsJudgeAsGradingsDoSlow) {
  static_cast<void>(place().folder().add("cases/cases.toml",
                                         "[case.all_forces]\nabs_tolerance = 1000\n"
                                         "[case.lattice]\nstrict_format = true\n"
                                         "[case.several_steps]\nhidden = true\n"
                                         "[case.thirty_random_agents]\noutput_limit = 0.0001\n"));
  for (const std::string& name : kPrograms) {
    const Words words = {"--cases", "cases", "--", "class/" + name};
    const std::string passed = line_with(run("grade", words).output, "cases pass, ");
    EXPECT_THAT(run("explain", words).output,
                HasSubstr("Without changes, " + passed.substr(0, passed.find(',')) + ".\n"))
        << name;
  }
}

}  // namespace
}  // namespace flocking::testing
