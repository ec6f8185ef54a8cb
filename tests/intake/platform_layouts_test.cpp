// Tests of every platform's layout: owners and kinds of files, and that no other layout accepts
// them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "intake/class_layout.h"
#include "intake/layouts/layout_reader.h"
#include "intake/made_class.h"

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;

TEST(MoodleLayout, JoinsAllKindsOfOneParticipant) {
  const ClassFiles files = class_of({"Ada Lovelace_101_assignsubmission_file/",
                                     "Ada Lovelace_101_assignsubmission_onlinetext/onlinetext.html",
                                     "Alan Turing_103_assignsubmission_onlinetext/onlinetext.html",
                                     "Emmy Noether_104_assignsubmission_comments/comments.html",
                                     "Grace_Hopper_102_assignsubmission_file_/"});
  EXPECT_EQ(find_layout(files), Layout::kMoodle);
  EXPECT_THAT(parcels_in(files),
              ElementsAre("101|Ada Lovelace <Ada Lovelace_101_assignsubmission_file> only a text",
                          "103|Alan Turing only a text", "104|Emmy Noether only a comment",
                          "102|Grace_Hopper <Grace_Hopper_102_assignsubmission_file_>"));
}

TEST(MoodleLayout, HasAllInOneFolder) {
  EXPECT_THAT(
      parcels_in(class_of({"Ada Lovelace_101_assignsubmission_file_a_assignsubmission_b.cpp",
                           "Ada Lovelace_101_assignsubmission_onlinetext_onlinetext.html",
                           "Alan Turing_103_assignsubmission_onlinetext_onlinetext.html",
                           "Alan Turing_103_assignfeedback_file_old.html"})),
      ElementsAre("101|Ada Lovelace "
                  "<Ada Lovelace_101_assignsubmission_file_a_assignsubmission_b.cpp as "
                  "a_assignsubmission_b.cpp> only a text",
                  "103|Alan Turing only a text"));
}

TEST(MoodleLayout, NumbersParticipantsOfBlindMarking) {
  EXPECT_THAT(parcels_in(class_of({"Participant_101_assignsubmission_file/",
                                   "Participant_102_assignsubmission_file/"})),
              ElementsAre("101|Participant 101 <Participant_101_assignsubmission_file>",
                          "102|Participant 102 <Participant_102_assignsubmission_file>"));
  EXPECT_THAT(parcels_in(class_of({"Teilnehmerin 7_7_assignsubmission_file_main.cpp"})),
              ElementsAre("7|Teilnehmerin 7 "
                          "<Teilnehmerin 7_7_assignsubmission_file_main.cpp as main.cpp>"));
}

TEST(MoodleLayout, TakesGroupsOffNames) {
  EXPECT_THAT(
      parcels_in(class_of({"Group A-Ada Lovelace_1_assignsubmission_file_/",
                           "Group A-Jean-Pierre Serre_2_assignsubmission_file_/",
                           "Group B-Emmy Noether_3_assignsubmission_file_/"})),
      ElementsAre("1|Ada Lovelace <Group A-Ada Lovelace_1_assignsubmission_file_>",
                  "2|Jean-Pierre Serre <Group A-Jean-Pierre Serre_2_assignsubmission_file_>",
                  "3|Emmy Noether <Group B-Emmy Noether_3_assignsubmission_file_>"));
  EXPECT_THAT(parcels_in(class_of({"Jean-Pierre Serre_2_assignsubmission_file_/",
                                   "Ada Lovelace_1_assignsubmission_file_/"})),
              ElementsAre("1|Ada Lovelace <Ada Lovelace_1_assignsubmission_file_>",
                          "2|Jean-Pierre Serre <Jean-Pierre Serre_2_assignsubmission_file_>"));
}

TEST(BrightspaceLayout, TakesTheNewestAttemptByItsDate) {
  const ClassFiles files =
      class_of({"40001-900001 - Ada Lovelace - 12 November, 2026 1146 PM/",
                "40001-900001 - Ada Lovelace - 2 December, 2026 901 AM/",
                "40002-900001 - Anna - Maria Berg - Nov 13, 2026 755 AM/", "index.html"});
  EXPECT_EQ(find_layout(files), Layout::kBrightspace);
  EXPECT_THAT(
      parcels_in(files),
      ElementsAre(
          "|Ada Lovelace at 2026-12-02 09:01 "
          "<40001-900001 - Ada Lovelace - 2 December, 2026 901 AM> "
          "('40001-900001 - Ada Lovelace - 12 November, 2026 1146 PM' is of an older attempt)",
          "|Anna - Maria Berg at 2026-11-13 07:55 "
          "<40002-900001 - Anna - Maria Berg - Nov 13, 2026 755 AM>"));
}

TEST(BrightspaceLayout, HasAllInOneFolder) {
  EXPECT_THAT(
      parcels_in(class_of({"1-9 - Ada Lovelace - Nov 13, 2026 755 AM - flock - final.cpp",
                           "1-9 - Ada Lovelace - Nov 13, 2026 755 AM - vec.h", "index.html"})),
      ElementsAre("|Ada Lovelace at 2026-11-13 07:55 "
                  "<1-9 - Ada Lovelace - Nov 13, 2026 755 AM - flock - final.cpp as "
                  "flock - final.cpp> "
                  "<1-9 - Ada Lovelace - Nov 13, 2026 755 AM - vec.h as vec.h>"));
}

TEST(BrightspaceLayout, TakesTheLatestOfSeveralDates) {
  const std::string eve = "2-9 - Eve - Nov 1, 2026 100 PM - Nov 20, 2026 900 AM - main.cpp";
  const std::string bob = "3-9 - Bob - Nov 20, 2026 900 AM - Nov 25, 2026 100 PM.cpp";
  EXPECT_THAT(parcels_in(class_of({"1-9 - Ada - Nov 20, 2026 900 AM - main.cpp", eve, bob})),
              ElementsAre("|Ada at 2026-11-20 09:00 "
                          "<1-9 - Ada - Nov 20, 2026 900 AM - main.cpp as main.cpp>",
                          "|Eve at 2026-11-20 09:00 <" + eve +
                              " as main.cpp> (all dates but the latest in '" + eve +
                              "', which counts as the date of submission)",
                          "|Bob at 2026-11-20 09:00 <" + bob + " as Nov 25, 2026 100 PM.cpp>"));
  const std::string folder = "4-9 - Eve - Nov 1, 2026 100 PM - Nov 20, 2026 900 AM";
  EXPECT_THAT(parcels_in(class_of({folder + "/"})),
              ElementsAre("|Eve - Nov 1, 2026 100 PM at 2026-11-20 09:00 <" + folder + ">"));
}

TEST(BlackboardLayout, TakesTheNewestAttemptAndReadsItsNote) {
  const std::string ada = "Flocking_alove_attempt_2026-11-12-10-00-00";
  const std::string later = "Flocking_alove_attempt_2026-11-13-09-00-00";
  const std::string alan = "Flocking_aturing_attempt_2026-11-12-11-00-00";
  const ClassFiles files = class_of(
      {ada + ".txt", ada + "_main.cpp", later + ".txt", later + "_main.cpp", alan + ".txt"},
      {{later + ".txt",
        "Name: Ada Lovelace (alove)\r\nAssignment: Flocking\r\n\r\nSubmission Field:\r\n"
        "There is no student submission text data for this "
        "assignment.\r\n\r\nComments:\r\nhello\r\n"},
       {alan + ".txt",
        "Name: Alan Turing (aturing)\nSubmission Field:\n<p>Hello</p>\n\nComments:\n"}});
  EXPECT_EQ(find_layout(files), Layout::kBlackboard);
  EXPECT_THAT(parcels_in(files),
              ElementsAre("alove|Ada Lovelace at 2026-11-13 09:00 <" + later +
                              "_main.cpp as main.cpp> "
                              "('" +
                              ada + "_main.cpp' is of an older attempt)",
                          "aturing|Alan Turing at 2026-11-12 11:00 only a text"));
}

TEST(BlackboardLayout, FindsLoginsWithBars) {
  const std::string date = "_attempt_2026-11-12-10-00-00";
  EXPECT_THAT(
      parcels_in(
          class_of({"My_Flock_a_love" + date + "_m.cpp", "My_Flock_ghopp" + date + "_m.cpp"})),
      ElementsAre("a_love|a_love at 2026-11-12 10:00 <My_Flock_a_love" + date + "_m.cpp as m.cpp>",
                  "ghopp|ghopp at 2026-11-12 10:00 <My_Flock_ghopp" + date + "_m.cpp as m.cpp>"));
  EXPECT_THAT(parcels_in(class_of({"My_Flock_a_love" + date + "_m.cpp"}, {}, {"a_love"})),
              ElementsAre("a_love|a_love at 2026-11-12 10:00 <My_Flock_a_love" + date +
                          "_m.cpp as m.cpp>"));
}

TEST(SakaiLayout, TakesAttachmentsAndReadsTheDate) {
  const ClassFiles files = class_of(
      {"Hopper, Grace(ghopp)/Hopper, Grace(ghopp)_submissionText.html",
       "Hopper, Grace(ghopp)/timestamp.txt", "Lovelace, Ada(alove)/Submission attachment(s)/",
       "Lovelace, Ada(alove)/comments.txt", "Lovelace, Ada(alove)/feedbackText.html",
       "Lovelace, Ada(alove)/timestamp.txt", "Turing, Alan(aturing)/Submission attachment(s)/",
       "grades.csv"},
      {{"Hopper, Grace(ghopp)/Hopper, Grace(ghopp)_submissionText.html", "<p>see mail</p>"},
       {"Hopper, Grace(ghopp)/timestamp.txt", "Nov 12, 2026 11:46:10 PM"},
       {"Lovelace, Ada(alove)/timestamp.txt", "20261112234610000\n"}});
  EXPECT_EQ(find_layout(files), Layout::kSakai);
  EXPECT_THAT(parcels_in(files),
              ElementsAre("ghopp|Hopper, Grace at 2026-11-12 23:46:10 only a text",
                          "alove|Lovelace, Ada at 2026-11-12 23:46:10 "
                          "<Lovelace, Ada(alove)/Submission attachment(s)>",
                          "aturing|Turing, Alan <Turing, Alan(aturing)/Submission attachment(s)>"));
}

TEST(GoogleLayout, JoinsFilesOfTheNameBeforeTheGap) {
  const ClassFiles files = class_of(
      {"Ada Lovelace - flock - final.cpp", "Ada Lovelace - vec.h", "Jean-Pierre Serre - main.py"});
  EXPECT_EQ(find_layout(files), Layout::kGoogle);
  EXPECT_THAT(parcels_in(files),
              ElementsAre("|Ada Lovelace <Ada Lovelace - flock - final.cpp as flock - final.cpp> "
                          "<Ada Lovelace - vec.h as vec.h>",
                          "|Jean-Pierre Serre <Jean-Pierre Serre - main.py as main.py>"));
  EXPECT_EQ(find_layout(class_of({"hw1 - ada.cpp", "hw1 - emmy.cpp"})), Layout::kFiles);
}

TEST(GoogleLayout, TakesNoFileThatDecidesOverOthersForTheSameStudents) {
  EXPECT_THAT(parcels_in(class_of({"Ada Lovelace - main.py", "Ada Lovelace - vec.py",
                                   "Grace Hopper - main.py", "Grace Hopper - run"})),
              ElementsAre("|Ada Lovelace <Ada Lovelace - main.py as main.py> "
                          "<Ada Lovelace - vec.py as vec.py>",
                          "|Grace Hopper several programs have the name 'Grace Hopper': 'run' and "
                          "'main.py'; remove those that are not this student's"));
  EXPECT_THAT(parcels_in(class_of({"Ada Lovelace - run", "Grace Hopper - a.zip"})),
              ElementsAre("|Ada Lovelace <Ada Lovelace - run as run>",
                          "|Grace Hopper <Grace Hopper - a.zip as a.zip>"));
}

TEST(GradescopeLayout, HasEverySubmitter) {
  const ClassFiles files =
      class_of({"submission_1/", "submission_2/", "submission_metadata.yml"},
               {{"submission_metadata.yml",
                 "---\nsubmission_1:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: '1'\n"
                 "  - :name: Grace Hopper\n    :sid: ''\n    :email: grace@x.example\n"
                 "  :created_at: 2026-11-12 23:46:10.000000000 Z\n"}});
  EXPECT_EQ(find_layout(files), Layout::kGradescope);
  EXPECT_THAT(parcels_in(files), ElementsAre("1|Ada Lovelace at 2026-11-12 23:46:10 <submission_1> "
                                             "with grace@x.example|Grace Hopper",
                                             "2|submission_2 <submission_2>"));
}

TEST(GithubLayout, FindsTheAssignmentByKnownLogins) {
  const Lines names = {"hw-team-a/.git", "hw-team-b/.git", "notes/.git"};
  EXPECT_EQ(find_layout(class_of(names)), Layout::kGithub);
  EXPECT_THAT(parcels_in(class_of(names)),
              ElementsAre("a|a <hw-team-a>", "b|b <hw-team-b>", "notes|notes <notes>"));
  EXPECT_THAT(
      parcels_in(class_of(names, {}, {"team-a", "team-b"})),
      ElementsAre("team-a|team-a <hw-team-a>", "team-b|team-b <hw-team-b>", "notes|notes <notes>"));
  EXPECT_THAT(
      parcels_in(class_of({"hw-ada-1/.git", "hw-emmy-1/.git", "hw-emmy/.git"}, {},
                          {"ada", "emmy", "emmy-1"})),
      ElementsAre("ada|ada <hw-ada-1>", "emmy|emmy <hw-emmy>", "emmy-1|emmy-1 <hw-emmy-1>"));
  EXPECT_EQ(find_layout(class_of({"hw-ada/", "hw-emmy-1/"}, {}, {"ada", "emmy"})), Layout::kGithub);
  EXPECT_EQ(find_layout(class_of({"hw-ada/", "hw-emmy/"})), Layout::kFolders);
}

struct Example {
  Layout layout;
  Lines paths;
};

const std::vector<Example>& examples() {
  static const std::vector<Example> all = {
      {Layout::kFolders, {"ada/", "emmy/", "grace.zip"}},
      {Layout::kFiles, {"ada.cpp", "emmy-1.cpp", "grace_hopper_2.cpp"}},
      {Layout::kCanvas,
       {"lovelaceada_1_2_a.cpp", "noetheremmy_LATE_3_4_b - c.cpp", "hopper_5_text.html"}},
      {Layout::kMoodle,
       {"Ada - L_1_assignsubmission_file_/", "Emmy N_2_assignsubmission_onlinetext_/"}},
      {Layout::kBrightspace,
       {"1-9 - Ada L - Nov 13, 2026 755 AM/", "2-9 - Emmy N - Nov 13, 2026 800 AM/"}},
      {Layout::kBlackboard,
       {"F_ada_attempt_2026-11-12-10-00-00_12_34_a.cpp", "F_emmy_attempt_2026-11-12-10-00-00.txt"}},
      {Layout::kSakai,
       {"Lovelace, Ada(ada)/timestamp.txt", "Noether, Emmy(emmy)/Submission attachment(s)/"}},
      {Layout::kGoogle, {"Ada Lovelace - a_1_2.cpp", "Emmy Noether - b_3_4.cpp"}},
      {Layout::kGradescope, {"submission_1/", "submission_22/"}},
      {Layout::kGithub, {"flock-ada/.git", "flock-emmy/.git"}}};
  return all;
}

TEST(PlatformLayouts, AreFoundAndLeaveOthersAlone) {
  ASSERT_EQ(examples().size(), kLayoutRows.size());
  for (const Example& example : examples()) {
    const ClassFiles files = class_of(example.paths);
    EXPECT_EQ(find_layout(files), example.layout) << example.paths.front();
    const auto number = static_cast<std::size_t>(example.layout);
    EXPECT_EQ(reader_of(example.layout) == nullptr, number < 2) << kLayoutRows.at(number).name;
  }
}

// Adds a grade table, a list and a stray file.
TEST(PlatformLayouts, AreFoundBesideOtherFiles) {
  for (const Example& example : examples()) {
    if (reader_of(example.layout) == nullptr) continue;
    Lines paths = example.paths;
    for (const std::string& path : example.paths) {
      std::string other = path;
      for (char& c : other) c = c == '1' ? '7' : c == '2' ? '8' : c == 'a' ? 'u' : c;
      if (other != path && example.layout != Layout::kSakai && example.layout != Layout::kMoodle &&
          example.layout != Layout::kBlackboard && example.layout != Layout::kGradescope) {
        paths.push_back(other);
      }
    }
    for (const char* stray : {"index.html", "grades.csv", "README.txt"}) paths.emplace_back(stray);
    EXPECT_EQ(find_layout(class_of(paths)), example.layout) << example.paths.front();
  }
}

TEST(PlatformLayouts, MakeNoSubmissionOfThePlatformsFiles) {
  for (const Example& example : examples()) {
    Lines paths = example.paths;
    for (const char* own : {"index.html", "grades.csv", "submission_metadata.yml"}) {
      paths.emplace_back(own);
    }
    if (example.layout == Layout::kFiles) continue;
    for (const std::string& line : parcels_in(class_of(paths))) {
      EXPECT_EQ(line.find("index.html"), std::string::npos) << line;
      EXPECT_EQ(line.find("grades.csv"), std::string::npos) << line;
      EXPECT_EQ(line.find("metadata"), std::string::npos) << line;
    }
  }
}

TEST(PlatformLayouts, AreInTheDocuments) {
  const auto text_of_document = [](const char* name) {
    std::ifstream file(std::filesystem::path(FLOCKING_TESTCASES) / ".." / "docs" / name);
    return std::string{std::istreambuf_iterator<char>(file), {}};
  };
  const std::string document = text_of_document("grading.md");
  const std::string manual = text_of_document("flocking.1");
  std::string table =
      "| `--layout` | names of files and folders | what is done with them |\n| --- | --- | --- |\n";
  std::string names;
  for (const LayoutRow& row : kLayoutRows) {
    table += "| `" + std::string(row.name) + "` | " + std::string(row.files) + " | " +
             std::string(row.treatment) + " |\n";
    names += (names.empty() ? "" : ", ") + std::string(row.name);
  }
  EXPECT_NE(document.find(table + "\n"), std::string::npos) << "docs/grading.md has to have\n"
                                                            << table;
  EXPECT_NE(manual.find("Layout of the class: " + names + "."), std::string::npos) << names;
}

TEST(PlatformLayouts, KnowWhoOwnsWhatByNamesAlone) {
  const ClassFiles files =
      class_of({"lovelaceada_1_2_a.cpp", "lovelaceada_1_3_b.h", "emmy_4_5_a.cpp", "x.txt"});
  EXPECT_THAT(owners_of(files, Layout::kCanvas), ElementsAre("of 4", "of 1", "of 1", "x.txt"));
}

}  // namespace
}  // namespace flocking::intake
