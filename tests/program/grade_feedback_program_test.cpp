// Tests of feedback for students: a page, Markdown and text for each student.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class GradeFeedback : public ::testing::Test {
 protected:
  GradeFeedback() {
    place_.add_case("a", 1);
    place_.add_case("b", 2);
  }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add(name, text));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    return place_.folder().text_of(name);
  }
  [[nodiscard]] Words files_in(const std::string& folder) const {
    Words names;
    for (const auto& entry : fs::directory_iterator(place_.path_of(folder))) {
      names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeFeedback, HasThreeFilesForEachStudentByTheirIds) {
  place().add_script("class/anna/run", kRightScript);
  place().add_script("class/bob/run", kWrongScript);
  add("roster.csv", "id,name,login\n007,Anna Berg,anna\n008,Bob Doe,bob\n009,Cleo Fox,cleo\n");
  const ProcessResult result = place().grade({"--submissions", "class", "--roster", "roster.csv",
                                              "--feedback", "out/pages", "--replays", "out/seen"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(files_in("out/pages"),
              ElementsAre("007.html", "007.md", "007.txt", "008.html", "008.md", "008.txt",
                          "009.html", "009.md", "009.txt"));
  for (const char* ending : {".html", ".md", ".txt"}) {
    const std::string bob = text_of(std::string("out/pages/008") + ending);
    EXPECT_THAT(bob, HasSubstr("0 of 2 cases pass, 0 of 2 points"));
    EXPECT_THAT(bob, HasSubstr("Bob Doe"));
    EXPECT_THAT(bob, HasSubstr("step 2, agent 0, vx")) << ending;
    EXPECT_THAT(bob, HasSubstr("../seen/Bob%20Doe/a.html"));
    EXPECT_THAT(bob, Not(HasSubstr("Anna")));
    EXPECT_THAT(text_of(std::string("out/pages/007") + ending), HasSubstr("2 of 2 cases pass"));
    EXPECT_THAT(text_of(std::string("out/pages/009") + ending),
                HasSubstr("not gradable: nothing was submitted"));
  }
  EXPECT_TRUE(fs::exists(place().path_of("out/seen/Bob Doe/a.html")));
}

TEST_F(GradeFeedback, IsCalledAsThePlatformTakesItBack) {
  const std::string right = std::string("#!/bin/sh\n") + kRightScript;
  add("canvas/bergan_LATE_7_90_run", right);
  add("canvas/doebob_8_91_run", right);
  EXPECT_EQ(place().grade({"--submissions", "canvas", "--feedback", "back"}).exit_status, 0);
  EXPECT_THAT(files_in("back"),
              ElementsAre("bergan_LATE_7_90_feedback.html", "bergan_LATE_7_90_feedback.md",
                          "bergan_LATE_7_90_feedback.txt", "doebob_8_91_feedback.html",
                          "doebob_8_91_feedback.md", "doebob_8_91_feedback.txt"));
  EXPECT_THAT(text_of("back/bergan_LATE_7_90_feedback.md"), HasSubstr("submitted late"));
  EXPECT_THAT(text_of("back/doebob_8_91_feedback.md"), Not(HasSubstr("late")));
  place().add_script("moodle/Anna Berg_101_assignsubmission_file_/run", kRightScript);
  EXPECT_EQ(place().grade({"--submissions", "moodle", "--feedback", "moodles"}).exit_status, 0);
  EXPECT_THAT(files_in("moodles"), Contains("Anna Berg_101_assignsubmission_file_feedback.html"));
}

TEST_F(GradeFeedback, KeepsHiddenCasesHidden) {
  add("cases/cases.toml", "[case.b]\nhidden = true\n");
  place().add_script("class/bob", std::string(kWrongScript) + "echo NOISE >&2; exit 3\n");
  EXPECT_EQ(place().grade({"--submissions", "class", "--feedback", "out"}).exit_status, 1);
  for (const char* file : {"out/bob.html", "out/bob.md", "out/bob.txt"}) {
    const std::string text = text_of(file);
    std::size_t told = 0;
    for (std::size_t at = text.find("NOISE"); at != std::string::npos;
         at = text.find("NOISE", at + 1)) {
      ++told;
    }
    EXPECT_EQ(told, 1U) << file << ": of the case that is not hidden";
  }
}

TEST_F(GradeFeedback, ExplainsWithAHintAlone) {
  const fs::path course = fs::path(FLOCKING_TESTCASES) / "course";
  for (const char* file : {"all_forces.in", "all_forces.out"}) {
    fs::copy_file(course / file, fs::path(place().path_of("cases")) / file);
  }
  const fs::path program = fs::path(FLOCKING_STUDENT_PROGRAMS) / "s08_flock";
  fs::create_directory(place().path_of("class"));
  fs::permissions(place().path_of("class"), fs::perms(0755));
  fs::copy_file(program, place().path_of("class/eve"));
  EXPECT_EQ(place().grade({"--submissions", "class", "--feedback", "without"}).exit_status, 1);
  const ProcessResult result =
      place().grade({"--submissions", "class", "--feedback", "with", "--hint", "where"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(text_of("without/eve.txt"), Not(HasSubstr("separation")));
  for (const char* file : {"with/eve.html", "with/eve.md", "with/eve.txt"}) {
    EXPECT_THAT(text_of(file), HasSubstr("then at separation.")) << file;
    EXPECT_THAT(text_of(file), Not(HasSubstr("separation.direction="))) << file;
  }
}

TEST_F(GradeFeedback, IsRefusedWhereItCannotBeWrittenBeforeAnythingRuns) {
  place().add_script("class/anna", kRightScript);
  add("file", "x");
  const auto fault = [this](const std::string& folder, int status) {
    const ProcessResult result = place().grade({"--submissions", "class", "--feedback", folder});
    EXPECT_EQ(result.exit_status, status);
    EXPECT_EQ(result.output, "");
    return result.error;
  };
  EXPECT_THAT(fault("file", 3),
              HasSubstr("flocking: error: --feedback file: cannot make this folder: "));
  EXPECT_EQ(fault("class/out", 2),
            "flocking: error: --feedback class/out: this is among the submissions; give another "
            "folder\nTry 'flocking grade --help'.\n");
  EXPECT_EQ(fault("cases", 2),
            "flocking: error: --feedback cases: this is among the cases; give another folder\n"
            "Try 'flocking grade --help'.\n");
  EXPECT_FALSE(fs::exists(place().path_of("class/out")));
  EXPECT_THAT(place().grade({"--feedback", "out", "--", "./x"}).error,
              HasSubstr("--feedback is for a class"));
}

}  // namespace
}  // namespace flocking::testing
