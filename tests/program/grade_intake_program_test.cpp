// Classes as learning platforms export them. Every student must be in every report.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/grading_place.h"
#include "support/made_archive.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

const Words kFormats = {"text", "markdown", "html", "json", "junit", "tap", "github", "csv"};

bool opens_archives(const GradingPlace& place) {
  make_archive(place.path_of("probe.zip"), {{"a/run", "#!/bin/sh\n", 'f', 0755}});
  const ProcessResult result = place.grade({"--submissions", "probe.zip"});
  fs::remove(place.path_of("probe.zip"));
  return result.exit_status != 3;
}

class GradeIntake : public ::testing::Test {
 protected:
  GradeIntake() { place_.add_case("a", 1); }
  void add(const std::string& name, std::string_view text = "x") const {
    static_cast<void>(place_.folder().add(name, text));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeIntake, NobodyVanishesSlow) {
  place().add_script("class/Anna Berg_101_assignsubmission_file_/run", kWrongScript);
  add("class/Bob Doe_102_assignsubmission_file_/essay.pdf");
  fs::create_directories(place().path_of("class/Cleo Fox_103_assignsubmission_file_"));
  fs::create_symlink("/etc", place().path_of("class/Dan Gray_104_assignsubmission_file_"));
  add("roster.csv",
      "Full name,Email address,Identifier\nAnna Berg,a@x.edu,101\nZoe Quinn,z@x.edu,9\n");
  for (const std::string& format : kFormats) {
    const ProcessResult result =
        place().grade({"--submissions", "class", "--roster", "roster.csv", "--report", format});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    for (const char* words :
         {"Anna Berg", "Bob Doe", "only a PDF: essay.pdf", "Cleo Fox", "its folder is empty",
          "Dan Gray", "Zoe Quinn", "unknown: 3 entries belong to no student of the roster"}) {
      EXPECT_THAT(result.output, HasSubstr(words)) << format;
    }
    if (format == "csv") {
      EXPECT_THAT(result.output, HasSubstr("\"Zoe Quinn\",\".\",\"a\",NG,"));
    }
    if (format == "csv" || format == "junit") continue;
    EXPECT_THAT(result.output, HasSubstr("Moodle, Full Name_participantid")) << format;
    EXPECT_THAT(result.output, HasSubstr("the roster does not contain 'Bob Doe'")) << format;
  }
}

// Students who can choose their login could take a classmate's row by choosing a login that
// resembles the classmate's name.
TEST_F(GradeIntake, NobodyTakesTheRowOfAnother) {
  for (const char* login : {"annagit", "bobgit", "bob-builder"}) {
    const bool is_attack = std::string(login) == "bob-builder";
    place().add_script("class/hw1-" + std::string(login) + "/run",
                       is_attack ? kWrongScript : kRightScript);
    fs::create_directories(place().path_of("class/hw1-" + std::string(login) + "/.git"));
  }
  add("roster.csv",
      "identifier,github_username,name\nBob Builder,bobgit,Bob Builder\nAnna A,annagit,Anna A\n"
      "Mallory M,bob-builder,Mallory M\n");
  const ProcessResult result =
      place().grade({"--submissions", "class", "--roster", "roster.csv", "--report", "csv"});
  EXPECT_THAT(result.output, HasSubstr("\"Bob Builder\",\".\",\"a\",AC,")) << result.output;
  EXPECT_THAT(result.output, HasSubstr("\"Mallory M\",\".\",\"a\",WA,"));
}

TEST_F(GradeIntake, OfProgramsSaysNothingNew) {
  place().add_script("class/right", kRightScript);
  const ProcessResult result = place().grade({"--submissions", "class"});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output, Not(HasSubstr("submitted as")));
  const std::string json = place().grade({"--submissions", "class", "--report", "json"}).output;
  EXPECT_THAT(json, Not(HasSubstr("\"layout\": \"")));
  EXPECT_THAT(json, Not(HasSubstr("\"id\"")));
}

TEST_F(GradeIntake, IsToldTheLayout) {
  place().add_script("class/hw1-anna/run", kRightScript);
  place().add_script("class/hw1-bob/run", kRightScript);
  const ProcessResult result =
      place().grade({"--submissions", "class", "--layout", "github", "--report", "csv"});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("\n\"anna\",\".\",\"a\",AC,"));
  EXPECT_THAT(place().grade({"--submissions", "class", "--layout", "blackbord"}).error,
              HasSubstr("--layout: expected one of: folders, files, canvas, moodle, brightspace, "
                        "blackboard, sakai, google, gradescope, github, found 'blackbord'"));
  EXPECT_EQ(place().grade({"--layout", "files", "--", "./x"}).exit_status, 2);
}

TEST_F(GradeIntake, GradesAnArchive) {
  if (!opens_archives(place())) GTEST_SKIP() << "built without libarchive";
  const std::string right = std::string("#!/bin/sh\n") + kRightScript;
  const std::string zeros(std::size_t{65} << 20U, '\0');
  make_archive(place().path_of("class.zip"), {{"anna/run", right, 'f', 0755},
                                              {"bob/run", right},
                                              {"../../cleo/run", right, 'f', 0755},
                                              {"dan/run", "/bin/sh", 'l'},
                                              {"dan/notes", "x"},
                                              {"eve/bomb", zeros},
                                              {"eve/run", right, 'f', 0755}});
  const ProcessResult result = place().grade({"--submissions", "class.zip"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  for (const char* words : {"  anna  AC", "  bob  AC", "  dan  NG", "  eve  AC",
                            "left out of the archive: '../../cleo/run' leads out of the folder",
                            "of dan was left out: 'dan/run' is a link",
                            "of eve was left out: 'eve/bomb' is larger than 64 MiB"}) {
    EXPECT_THAT(without_measures(result.output), HasSubstr(words));
  }
  EXPECT_FALSE(fs::exists(place().path_of("../cleo")));
  add("broken.zip", "this is none");
  EXPECT_EQ(place().grade({"--submissions", "broken.zip"}).error,
            "flocking: error: --submissions broken.zip: the archive cannot be opened: Unrecognized "
            "archive format\n");
}

TEST_F(GradeIntake, ReportsTheCodePageOfNamesInAnArchive) {
  if (!opens_archives(place())) GTEST_SKIP() << "built without libarchive";
  const std::string right = std::string("#!/bin/sh\n") + kRightScript;
  make_archive(
      place().path_of("class.zip"),
      {{.name = "\xd5\xc5\xc8\xfd/run", .content = right, .mode = 0755, .has_utf8_flag = false},
       {.name = "Ada/run", .content = right, .mode = 0755}});
  add("roster.csv", "id;name\r\n1;张三\r\n2;ADA\r\n");
  const ProcessResult result =
      place().grade({"--submissions", "class.zip", "--roster", "roster.csv"});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("  张三"));
  EXPECT_THAT(
      result.output,
      HasSubstr("1 name in the archive is not UTF-8; read as GB18030, in which 1 contains a "
                "name of the roster"));
}

TEST_F(GradeIntake, SaysWhatIsWrongWithARoster) {
  place().add_script("class/right", kRightScript);
  add("roster.csv", "colour\nred\n");
  const ProcessResult result = place().grade({"--submissions", "class", "--roster", "roster.csv"});
  EXPECT_EQ(result.exit_status, 3) << "no program has failed";
  EXPECT_THAT(result.error, HasSubstr("roster.csv:1:1: no column identifies students"));
  EXPECT_EQ(place().grade({"--submissions", "class", "--roster", "none.csv"}).exit_status, 3);
}

TEST_F(GradeIntake, GivesAllOfAGroupTheGradeOfOneSubmission) {
  place().add_script("class/hw-team-1/run", kRightScript);
  place().add_script("class/hw-team-2/run", kWrongScript);
  add("roster.csv",
      "id,login,name\n1,alove,Ada Lovelace\n2,ghopp,Grace Hopper\n3,aturi,Alan Turing\n");
  add("groups.csv", "group,login\nteam-1,alove\nteam-1,ghopp\nteam-2,aturi\n");
  const ProcessResult result =
      place().grade({"--submissions", "class", "--layout", "github", "--roster", "roster.csv",
                     "--groups", "groups.csv", "--sandbox", "none", "--report", "gradebook"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  for (const char* words :
       {"\"1\",\"Ada Lovelace\",1,1,", "\"2\",\"Grace Hopper\",1,1,", "\"3\",\"Alan Turing\",0,1,",
        "submitted together with Ada Lovelace", "submitted together with Grace Hopper"}) {
    EXPECT_THAT(result.output, HasSubstr(words));
  }
}

}  // namespace
}  // namespace flocking::testing
