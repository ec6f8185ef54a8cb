// Tests of flocking explain and grade --explain.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class Explain : public ::testing::Test {
 protected:
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  // `limits` only: an explanation does not depend on the sandbox's layers.
  [[nodiscard]] ProcessResult explain(const Words& options, const Words& command) const {
    Words words = {"explain", "--sandbox", "limits"};
    words.insert(words.end(), options.begin(), options.end());
    words.emplace_back("--");
    words.insert(words.end(), command.begin(), command.end());
    return place_.flocking(words);
  }
  [[nodiscard]] static Words variant(const std::string& choices) {
    return {kProgram, "--variant", choices};
  }

 private:
  GradingPlace place_;
};

TEST_F(Explain, NamesWhatDeviates) {
  const ProcessResult result = explain(
      {"--all"}, variant("separation.towards alignment.weight=missing cohesion.collect=sum"));
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output,
              HasSubstr("Cohesion does not divide its sum by the number of neighbours."));
  EXPECT_THAT(result.output, HasSubstr("Pulls towards neighbours [separation]"));
  EXPECT_THAT(result.output,
              HasSubstr("--variant \"cohesion.collect=sum separation.direction=towards "
                        "alignment.weight=missing\""));
  EXPECT_THAT(result.output, HasSubstr("the program really printed this"));
}

TEST_F(Explain, ClaimsNothingOfForcesThatNoOutputShows) {
  for (const std::string body :
       {":", "while :; do echo 1.000 2.000 3.000 4.000; done | head -n 999", "kill -ABRT $$"}) {
    const std::string program = place().path_of("silent");
    std::ofstream(program) << "#!/bin/sh\n" << body << "\n";
    fs::permissions(program, fs::perms(0755));
    const ProcessResult result =
        explain({"--cases", FLOCKING_TESTCASES "/course-tests", "--process-limit", "3"}, {program});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    for (const char* force : {"eparation", "ohesion", "lignment"}) {
      EXPECT_THAT(result.output, Not(HasSubstr(force))) << body;
    }
  }
}

TEST_F(Explain, KnowsTheCoursesOwnProgram) {
  const ProcessResult wrong = explain({"--all"}, variant("course-tests"));
  EXPECT_THAT(wrong.output, HasSubstr("separation.term=per-axis separation.clamp=product"));
  const ProcessResult right = explain({}, {kProgram});
  EXPECT_EQ(right.exit_status, 0);
  EXPECT_THAT(right.output, HasSubstr("The program follows the rules."));
}

TEST_F(Explain, CallsNoProgramRightThatEndsBadly) {
  const std::string dies =
      place().folder().add("dies", "#!/bin/sh\n" + place().program_for_all() + "\nkill -9 $$\n");
  std::filesystem::permissions(dies, std::filesystem::perms(0755));
  const ProcessResult result = explain({"--sandbox", "none", "--process-limit", "4"}, {dies});
  EXPECT_THAT(result.output,
              HasSubstr("The output follows the rules, but the program does not end "));
  EXPECT_THAT(result.output, Not(HasSubstr("The program follows the rules")));
  EXPECT_EQ(result.exit_status, 1);
}

TEST_F(Explain, TellsWhatBreaksCases) {
  place().add_case("a", 1);
  place().add_case("b", 2);
  const ProcessResult result = explain({"--all", "--cases", "cases"},
                                       variant("step.dt=not-position reading.steps=first-only"));
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("Breaks 2 of 2 cases on its own."));
  EXPECT_THAT(result.output, HasSubstr("of 2 cases pass."));
}

// All runs of an explanation share a sandbox; a program can notice that by its process id.
TEST_F(Explain, CountsWhatPassesAsItIsGraded) {
  place().add_case("a", 1);
  place().add_script("shy", "[ $$ -gt 2 ] || exit 0\n" + std::string(kRightScript));
  const ProcessResult result = place().flocking(
      {"explain", "--sandbox", "full", "--cases", "cases", "--all", "--", "./shy"});
  if (result.exit_status == 3) GTEST_SKIP() << "no namespaces: " << result.error;
  EXPECT_THAT(result.output, HasSubstr("Without changes, 0 of 1 case passes."));
}

TEST_F(Explain, HidesAnswersThatAreLinks) {
  place().add_case("a", 1);
  const std::string answer = place().folder().text_of("cases/a.out");
  static_cast<void>(place().folder().add("course/answers/a.out", answer));
  fs::remove(place().path_of("cases/a.out"));
  fs::create_symlink("../course/answers/a.out", place().path_of("cases/a.out"));
  place().add_script("course/reads", "exec cat \"${0%/*}/answers/a.out\"\n");
  const ProcessResult result = place().flocking(
      {"explain", "--process-limit", "4", "--cases", "cases", "--", "course/reads"});
  EXPECT_THAT(result.output, HasSubstr("0 of 1 case passes"));
}

TEST_F(Explain, TellsNoMoreThanTheHintSlow) {
  const Words program = variant("separation.towards");
  const std::string none = explain({"--hint", "none"}, program).output;
  EXPECT_THAT(none, HasSubstr("Explained."));
  EXPECT_THAT(none, Not(HasSubstr("separation")));
  const std::string where = explain({"--hint", "where"}, program).output;
  EXPECT_THAT(where, HasSubstr("separation"));
  EXPECT_THAT(where, Not(HasSubstr("towards")));
  const std::string what = explain({"--hint", "what", "--format", "json"}, program).output;
  EXPECT_THAT(what, HasSubstr("Separation points at the neighbour"));
  EXPECT_THAT(what, Not(HasSubstr("P_i - P_a")));
}

TEST_F(Explain, SaysWhyNot) {
  place().add_script("sleeper", "while :; do :; done\n");
  const ProcessResult hangs = explain({"--time-limit", "0.2"}, {"./sleeper"});
  EXPECT_EQ(hangs.exit_status, 1);
  EXPECT_THAT(
      hangs.output,
      HasSubstr("Why the explanation is incomplete: it was stopped before it printed anything"));
  place().add_script("crasher", "exit 3\n");
  EXPECT_THAT(explain({}, {"./crasher"}).output,
              HasSubstr("Why the explanation is incomplete: it prints nothing: exit status 3"));
  const std::string missing = explain({}, {"./nobody"}).output;
  EXPECT_EQ(missing, "nobody: Not explained: it cannot be started: there is no such file\n");
}

TEST_F(Explain, ExplainsOutputsThatWereKept) {
  place().add_case("a", 1);
  place().add_case("b", 3);
  const Words grade = {"--keep", "kept", "--", kProgram, "--variant", "reading.steps=first-only"};
  EXPECT_EQ(place().grade(grade).exit_status, 1);
  fs::path kept;
  for (const auto& entry : fs::directory_iterator(place().path_of("kept"))) kept = entry.path();
  const ProcessResult result =
      place().flocking({"explain", "--all", "--from", kept.string(), "--cases", "cases"});
  EXPECT_EQ(result.exit_status, 0) << result.error << result.output;
  EXPECT_THAT(result.output, HasSubstr("Only the first time step"));
  EXPECT_THAT(result.output, HasSubstr("based on the given outputs only"));
}

TEST_F(Explain, ReadsFilesAlone) {
  place().add_case("a", 1);
  place().add_case("b", 3);
  const auto error_of_kept = [this] {
    const ProcessResult result =
        place().flocking({"explain", "--from", "kept", "--cases", "cases"});
    EXPECT_EQ(result.exit_status, 3) << result.output;
    return result.error;
  };
  static_cast<void>(place().folder().add("kept/a.out", "1 0 1 0\n2 0 1 0\n"));
  fs::create_directory(place().path_of("kept/b.out"));
  EXPECT_EQ(error_of_kept(), "flocking: error: kept/b.out: expected a file, found a folder\n");
  fs::remove(place().path_of("kept/b.out"));
  ASSERT_EQ(mkfifo(place().path_of("kept/b.out").c_str(), 0600), 0);
  EXPECT_EQ(error_of_kept(), "flocking: error: kept/b.out: expected a file, found a FIFO\n");
}

TEST_F(Explain, IsPartOfGradingAClass) {
  place().add_case("a", 1);
  place().add_case("b", 3);
  const std::string program = place().program_for_all();
  place().add_script("class/still", "exec " + program + " --variant step.position=unmoved\n");
  place().add_script("class/hasty", "exec " + program + " --variant reading.steps=first-only\n");
  place().add_script("class/right", "exec " + program + "\n");
  fs::permissions(place().path_of("class"), fs::perms(0755));
  const ProcessResult result =
      // The scripts run the simulator, which every sandbox forbids.
      place().grade({"--submissions", "class", "--sandbox", "none", "--explain", "json=why.json",
                     "--explain", "text", "--report", "html=r.html", "--report", "json=r.json"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(result.output, HasSubstr("Position not moved"));
  EXPECT_THAT(result.output, HasSubstr("hasty"));
  std::ifstream file(place().path_of("why.json"));
  const std::string json{std::istreambuf_iterator<char>(file), {}};
  EXPECT_THAT(json, HasSubstr("\"histogram\""));
  EXPECT_THAT(json, HasSubstr("step.position=unmoved"));
  EXPECT_THAT(json, Not(HasSubstr("\"name\": \"right\"")));
  const std::string report = place().folder().text_of("r.json");
  EXPECT_THAT(report,
              HasSubstr("\"headline\": \"Cohesion, separation and alignment are right. The "));
  EXPECT_THAT(report, HasSubstr("\"explanations\": {\n    \"hint\": \"full\""));
  const std::string page = place().folder().text_of("r.html");
  EXPECT_THAT(page, HasSubstr("\"headline\":\"Cohesion, separation and alignment are right. The "));
  EXPECT_THAT(page, HasSubstr("\"choice\":\"unmoved\""));
}

TEST_F(Explain, LeavesReportsAsTheyAreWithoutIt) {
  place().add_case("a", 1);
  place().add_script("hasty",
                     "exec " + std::string(kProgram) + " --variant step.position=unmoved\n");
  const std::string report = place().report("json", "./hasty", {"--sandbox", "limits"});
  EXPECT_THAT(report, HasSubstr("\"explanation\": null\n"));
  EXPECT_THAT(report, HasSubstr("\"explanations\": null\n"));
}

// The program fails the case at once, and sleeps on all other inputs.
TEST_F(Explain, SaysThatAnInterruptEndedIt) {
  place().add_case("a", 1);
  place().add_script("sleeper", "read -r x\n[ \"$x\" = '0 0 0 0 0 0 0 1' ] || exec sleep 9\n");
  Words command = {"/bin/sh", "-c", "\"$@\" & sleep 1; kill -INT $!; wait $!", "sh"};
  const Words grade =
      place().grade_command({"--wall-limit", "3", "--sandbox", "limits", "--explain",
                             "json=why.json", "--report", "json=r.json", "--", "./sleeper"});
  command.insert(command.end(), grade.begin(), grade.end());
  const ProcessResult result = Process(command).finish();
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: stopped by signal 2: 1 of 1 case graded\n");
  EXPECT_THAT(place().folder().text_of("r.json"),
              HasSubstr("\"interrupted\": \"stopped by signal 2\""));
}

TEST_F(Explain, RefusesWhatDoesNotGoTogether) {
  EXPECT_THAT(place().flocking({"explain"}).error,
              HasSubstr("nothing to explain; give a program after --, or outputs with --from DIR"));
  EXPECT_THAT(place().flocking({"explain", "--from", "x"}).error,
              HasSubstr("the cases are needed too; give --cases DIR"));
  EXPECT_THAT(explain({"--from", "x"}, {"./x"}).error, HasSubstr("cannot be combined with"));
  EXPECT_EQ(explain({"--format", "html"}, {"./x"}).exit_status, 2);
  EXPECT_EQ(explain({"--hint", "some"}, {"./x"}).exit_status, 2);
}

}  // namespace
}  // namespace flocking::testing
