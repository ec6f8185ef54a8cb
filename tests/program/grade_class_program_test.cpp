// Tests of whole classes: repeated runs, parts of a class, several jobs, interruptions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/alive.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class GradeClass : public ::testing::Test {
 protected:
  GradeClass() {
    place_.add_case("a", 1);
    place_.add_case("deep/b", 3);
    place_.add_script("class/right", kRightScript);
    place_.add_script("class/folder/run", kWrongScript);
    place_.add_script("class/zero", "while read -r _; do :; done\nexit 2\n");
    fs::permissions(place_.path_of("class"), fs::perms(0755));
    fs::permissions(place_.path_of("class/folder"), fs::perms(0755));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  [[nodiscard]] ProcessResult grade_class(const Words& more) const {
    Words words = {"--submissions", "class"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeClass, IsAMatrix) {
  const ProcessResult result = grade_class({});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(without_measures(result.output), HasSubstr("  submission  1  2  passed  points\n"
                                                         "  folder  WA  WA  0/2  0/2\n"
                                                         "  right  AC  AC  2/2  2/2\n"
                                                         "  zero  RTE  RTE  0/2  0/2\n"));
  EXPECT_THAT(result.output, HasSubstr("3 submissions: 2 of 6 cases pass, 2 of 6 points"));
}

TEST_F(GradeClass, IsTheSameHoweverManyWork) {
  const Words formats = {"text", "markdown", "html", "json", "junit", "tap", "github", "csv"};
  const auto graded = [&](const std::string& jobs) {
    Words words = {"-j", jobs};
    for (const std::string& format : formats) {
      words.insert(words.end(), {"--report", format + "=" + format + jobs});
    }
    EXPECT_EQ(grade_class(words).exit_status, 1);
  };
  graded("1");
  graded("2");
  graded("7");
  for (const std::string& format : formats) {
    const std::string one = without_measures(place().folder().text_of(format + "1"));
    EXPECT_THAT(one, HasSubstr("zero"));
    EXPECT_EQ(one, without_measures(place().folder().text_of(format + "2"))) << format;
    EXPECT_EQ(one, without_measures(place().folder().text_of(format + "7"))) << format;
  }
}

TEST_F(GradeClass, IsGradedInParts) {
  const std::string first = grade_class({"--shard", "1/2", "--report", "csv"}).output;
  EXPECT_THAT(first, HasSubstr("\"folder\""));
  EXPECT_THAT(first, HasSubstr("\"zero\""));
  EXPECT_THAT(first, Not(HasSubstr("\"right\"")));
  const ProcessResult second = grade_class({"--shard", "2/2", "--report", "csv"});
  EXPECT_EQ(second.exit_status, 0) << second.error;
  EXPECT_THAT(second.output, HasSubstr("\"right\""));
  EXPECT_THAT(second.output, Not(HasSubstr("\"zero\"")));
  const ProcessResult fourth = grade_class({"--shard", "4/4"});
  EXPECT_EQ(fourth.exit_status, 1);
  EXPECT_EQ(
      fourth.error,
      "flocking: error: --shard 4/4: this shard contains no submission; there are 3 in all\n");
}

TEST_F(GradeClass, KeepsItsOutputs) {
  EXPECT_EQ(grade_class({"--keep", "kept"}).exit_status, 1);
  const TempFolder& folder = place().folder();
  EXPECT_EQ(folder.text_of("kept/right/deep/b.out"), folder.text_of("cases/deep/b.out"));
  EXPECT_EQ(folder.text_of("kept/folder/a.out"),
            "1.000 0.000 1.000 0.000\n2.000 0.000 1.500 0.000\n");
  EXPECT_EQ(folder.text_of("kept/zero/a.out"), "");
  EXPECT_TRUE(fs::exists(place().path_of("kept/zero/a.out")));
}

TEST_F(GradeClass, WritesThroughNoLinkInItsFolders) {
  const TempFolder& folder = place().folder();
  static_cast<void>(folder.add("teacher/a.out", "precious\n"));
  for (const char* link : {"kept/zero/a.out", "pages/zero/a.html", "told/zero.txt"}) {
    static_cast<void>(folder.add(link, ""));
    folder.remove(link);
    fs::create_symlink(place().path_of("teacher/a.out"), place().path_of(link));
  }
  fs::create_symlink("../teacher", place().path_of("kept/folder"));
  const ProcessResult result =
      grade_class({"--keep", "kept", "--replays", "pages", "--feedback", "told"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_EQ(folder.text_of("teacher/a.out"), "precious\n");
  EXPECT_EQ(folder.text_of("kept/zero/a.out"), "");
  EXPECT_THAT(folder.text_of("pages/zero/a.html"), HasSubstr("<html"));
  EXPECT_THAT(folder.text_of("told/zero.txt"), HasSubstr("zero"));
}

TEST_F(GradeClass, KeepsTheOutputsOfOneSubmissionWhereItShould) {
  for (const std::string& program : {place().path_of("class/right"), std::string("./class/right"),
                                     std::string("cases/../class/right")}) {
    EXPECT_EQ(place().grade({"--keep", "kept", "--", program}).exit_status, 0);
    bool is_kept = false;
    for (const auto& entry : fs::recursive_directory_iterator(place().path_of(""))) {
      const std::string path = entry.path().string();
      if (!entry.is_regular_file() || entry.path().filename() != "b.out") continue;
      const bool is_answer = path.starts_with(place().path_of("cases"));
      is_kept = is_kept || path.starts_with(place().path_of("kept/"));
      EXPECT_TRUE(is_answer || path.starts_with(place().path_of("kept/"))) << path;
    }
    EXPECT_TRUE(is_kept) << program;
    fs::remove_all(place().path_of("kept"));
  }
}

TEST_F(GradeClass, SaysWhereItCannotKeep) {
  static_cast<void>(place().folder().add("kept", "a file\n"));
  const ProcessResult result = place().grade({"--keep", "kept", "--", "class/right"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error, HasSubstr("kept"));
}

TEST_F(GradeClass, SaysWhatIsNotDeterministicSlow) {
  place().add_script("moody",
                     "read -r word < /proc/sys/kernel/random/uuid\n"
                     "case $word in [0-7]*) printf ' ' ;; esac\n" +
                         std::string(kRightScript));
  const ProcessResult result = place().grade({"--repeat", "20", "--", "./moody"});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output,
              HasSubstr("not deterministic: verdict or output differed between 20 runs"));
  EXPECT_THAT(place().grade({"--repeat", "3", "--", "class/right"}).output,
              Not(HasSubstr("deterministic")));
}

TEST_F(GradeClass, AnswersCasesByTheSimulator) {
  place().add_case_without_answer("c", 7);
  EXPECT_EQ(place().grade({"--", "class/right"}).exit_status, 0);
  EXPECT_THAT(place().report("csv", "class/folder/run"), HasSubstr("\"c\",WA,\"\",0,1,"));
  static_cast<void>(place().folder().add("cases/c.in", "0 0 0 0 0 0 0 1\n0 x 7 0\n1\n"));
  const ProcessResult wrong = place().grade({"--", "class/right"});
  EXPECT_EQ(wrong.exit_status, 3);
  EXPECT_EQ(wrong.output, "");
  EXPECT_THAT(wrong.error, HasSubstr("  cases/c.in:2:3: expected y of agent 0"));
}

TEST_F(GradeClass, NamesStepAgentAndFieldOfOtherRules) {
  const std::string cases = std::string(FLOCKING_TESTCASES) + "/course-tests";
  const ProcessResult right =
      place().grade({"--cases", cases, "--", kProgram, "--rules", "course-tests"});
  EXPECT_EQ(right.exit_status, 0) << right.output << right.error;
  const ProcessResult wrong =
      place().grade({"--cases", cases, "--report", "csv", "--", kProgram, "--rules", "course"});
  EXPECT_EQ(wrong.exit_status, 1);
  EXPECT_THAT(wrong.output,
              ::testing::ContainsRegex(",WA,\"\",0,1,[0-9.,]+,[0-9]+,[0-9]+,v?[xy],\"[-0-9.]+\","));
  EXPECT_THAT(wrong.output, Not(HasSubstr(",JE,")));
  EXPECT_THAT(wrong.output, Not(HasSubstr(",RTE,")));
}

// A program that waits in its second case for as long as its argument says.
const char* const kWaitingScript =
    "read -r _\nread -r x y vx vy\n[ $vx = 1 ] || exec sleep $1\n"
    "while read -r dt; do x=$((x + vx * dt)); echo \"$x.000 0.000 $vx.000 0.000\"; done\n";

TEST_F(GradeClass, EndsAtASignalWithItsReportsSlow) {
  place().add_script("waits", kWaitingScript);
  const std::vector<std::pair<std::string, std::string>> signals = {
      {"INT", "2"}, {"TERM", "15"}, {"HUP", "1"}};
  for (const auto& [signal, number] : signals) {
    for (const char* sandbox : {"auto", "limits"}) {
      const std::string duration = "20.00" + std::to_string(getpid());
      const ProcessResult result = signalled_at_sleep(
          signal, duration,
          place().grade_command({"--wall-limit", "30", "--sandbox", sandbox, "--report",
                                 "csv=r.csv", "--", "./waits", duration}));
      EXPECT_EQ(result.exit_status, 3);
      EXPECT_EQ(result.error,
                "flocking: error: stopped by signal " + number + ": 1 of 2 cases graded\n");
      const std::string csv = place().folder().text_of("r.csv");
      EXPECT_THAT(csv, HasSubstr("\"a\",AC,\"\",1,1,"));
      EXPECT_THAT(csv, HasSubstr("\"deep/b\",JE,\"not done: the grading ended before\",0,1,"));
      EXPECT_THAT(result.output, HasSubstr("the grading ended early: stopped by signal " + number));
      EXPECT_FALSE(is_alive("sleep", duration));
    }
  }
}

TEST_F(GradeClass, SaysAtASignalHowToContinue) {
  fs::create_directory(place().path_of("some"));
  place().add_script("some/a_quick", kRightScript);
  const std::string duration = "20.02" + std::to_string(getpid());
  place().add_script("some/b_waits", "exec sleep " + duration + "\n");
  const ProcessResult result =
      signalled_at_sleep("INT", duration,
                         place().grade_command({"--wall-limit", "30", "-j", "1", "--cache", "kept",
                                                "--sandbox", "limits", "--submissions", "some"}));
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error,
              HasSubstr("flocking: error: stopped by signal 2: 1 of 2 submissions graded"));
}

TEST_F(GradeClass, EndsWhileItExplainsSlow) {
  place().add_script("waits", "[ -z \"$1\" ] || exec sleep $1\n");
  const std::string duration = "20.01" + std::to_string(getpid());
  const ProcessResult explained =
      signalled_at_sleep("HUP", duration,
                         {"/usr/bin/env", "-C", place().path_of(""), kProgram, "explain",
                          "--wall-limit", "30", "--", "./waits", duration});
  EXPECT_EQ(explained.exit_status, 3);
  EXPECT_EQ(explained.output, "");
  EXPECT_EQ(explained.error, "flocking: error: explaining was stopped by signal 1\n");
  EXPECT_FALSE(is_alive("sleep", duration));
  // The program fails each case at once, and waits only for the inputs of an explanation.
  place().add_script("slow", "read -r a b c rest\n[ \"$a $b $c\" = '0 0 0' ] || exec sleep $1\n");
  const ProcessResult graded = signalled_at_sleep(
      "TERM", duration,
      place().grade_command({"--wall-limit", "30", "--report", "csv=r.csv", "--explain",
                             "text=why.txt", "--", "./slow", duration}));
  EXPECT_EQ(graded.exit_status, 3);
  EXPECT_EQ(graded.error, "flocking: error: stopped by signal 15: 2 of 2 cases graded\n");
  EXPECT_THAT(place().folder().text_of("r.csv"), HasSubstr("\"a\",WA,\"\",0,1,"));
  EXPECT_TRUE(fs::exists(place().path_of("why.txt")));
  EXPECT_FALSE(is_alive("sleep", duration));
}

TEST_F(GradeClass, GoesOnWhereAHangupIsIgnoredSlow) {
  const std::string duration = "1.2" + std::to_string(getpid());
  place().add_script("waits", kWaitingScript);
  const ProcessResult result = signalled_at_sleep(
      "HUP", duration, place().grade_command({"--report", "csv", "--", "./waits", duration}),
      "trap '' HUP; ");
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.output, Not(HasSubstr(",JE,")));
}

TEST_F(GradeClass, HasAllEntriesInAllReports) {
  static_cast<void>(place().folder().add("class/notes.txt", "hello\n"));
  static_cast<void>(place().folder().add("class/.git/config", ""));
  fs::create_symlink("right", place().path_of("class/thief"));
  fs::copy_file(kProgram, place().path_of("class/simulator"));
  place().add_script("class/interpreted", "");
  static_cast<void>(place().folder().add("class/interpreted", "#!/proc/self/exe --scenario\n"));
  fs::create_directory(place().path_of("class/empty"));
  fs::create_symlink(kProgram, place().path_of("class/empty/run"));
  const std::vector<std::pair<std::string, std::string>> refused = {
      {"notes.txt", "only documents: notes.txt"},
      {"thief", "it is a link to another file"},
      {"simulator", "it is the flocking simulator itself, not a program of the student"},
      {"interpreted", "its first line names "},
      {"empty", "its file run is a link to the flocking simulator"}};
  for (const char* format : {"text", "markdown", "html", "json", "junit", "tap", "github", "csv"}) {
    const ProcessResult result = grade_class({"--report", format});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    for (const auto& [name, problem] : refused) {
      EXPECT_THAT(result.output, HasSubstr(name)) << format;
      if (std::string(format) == "csv") continue;
      EXPECT_THAT(result.output, HasSubstr(problem)) << format;
    }
    EXPECT_THAT(result.output, Not(HasSubstr(".git"))) << format;
  }
  const std::string csv = grade_class({"--report", "csv"}).output;
  EXPECT_THAT(csv, HasSubstr("\"right\",\".\",\"a\",AC,"));
  EXPECT_THAT(csv, Not(HasSubstr("JE")));
}

TEST_F(GradeClass, OfOneDoesNotSeeTheSimulatorBesideIt) {
  fs::create_directories(place().path_of("own/lib"));
  fs::copy_file(kProgram, place().path_of("own/lib/flocking"));
  place().add_script("own/right", kRightScript);
  place().add_script("own/thief", "exec \"${0%/*}\"/lib/flocking --rules course\n");
  for (const char* sandbox : {"auto", "limits"}) {
    const ProcessResult right = place().grade({"--sandbox", sandbox, "--", "own/right"});
    const bool can_mask = right.output.find("landlock") < right.output.find("processor time") ||
                          right.output.find("namespaces") < right.output.find("processor time");
    EXPECT_EQ(right.exit_status, can_mask ? 0 : 1) << right.output;
    const ProcessResult thief = place().grade({"--sandbox", sandbox, "--", "own/thief"});
    EXPECT_EQ(thief.exit_status, 1);
    EXPECT_THAT(thief.output, HasSubstr("\n0 of 2 cases pass"));
  }
  EXPECT_THAT(place().grade({"--sandbox", "none", "--", "own/right"}).output,
              HasSubstr("cannot start: its folder contains a copy of flocking (lib/flocking), "
                        "which the program could call, and this sandbox cannot hide it. Move the "
                        "program to a separate folder; its 2 cases were not run\n"));
}

TEST_F(GradeClass, OfOneMayBeTheSimulatorByNameOnly) {
  fs::create_symlink(kProgram, place().path_of("solution"));
  const ProcessResult refused = place().grade({"--", "./solution"});
  EXPECT_EQ(refused.exit_status, 1);
  EXPECT_THAT(refused.output, HasSubstr("cannot start: it is the flocking simulator itself, not a "
                                        "program of the student's; its 2 cases were not run\n"));
  EXPECT_EQ(place().grade({"--", kProgram}).exit_status, 0);
}

}  // namespace
}  // namespace flocking::testing
