#include "intake/class_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;
using Words = std::vector<std::string>;

ClassFiles files(const Words& names) {
  ClassFiles all;
  for (const std::string& name : names) all.items.push_back({.name = name});
  return all;
}

ClassFiles folders(const Words& names, bool are_repositories = false) {
  ClassFiles all;
  for (const std::string& name : names) {
    all.items.push_back({.name = name, .is_folder = true, .is_repository = are_repositories});
  }
  return all;
}

/// Returns "ID NAME: ITEM=AS ITEM=AS" for each parcel.
Words described(const ClassFiles& items) {
  Words lines;
  for (const Parcel& parcel : parcels_of(items, find_layout(items))) {
    std::string line = parcel.id + ' ' + parcel.name + (parcel.is_late ? " late:" : ":");
    for (const Piece& piece : parcel.pieces) line += ' ' + piece.item + '=' + piece.as;
    lines.push_back(line);
  }
  return lines;
}

TEST(ClassLayout, IsAFolderOrAFileForEachWhereNothingElseIsFound) {
  EXPECT_EQ(find_layout(folders({"anna", "bob"})), Layout::kFolders);
  EXPECT_EQ(find_layout(files({"anna.cpp", "bob.py"})), Layout::kFiles);
  EXPECT_THAT(described(folders({"anna", "bob"})),
              ElementsAre("anna anna: anna=", "bob bob: bob="));
  EXPECT_THAT(described(files({"anna.cpp"})), ElementsAre("anna anna.cpp: anna.cpp=anna.cpp"));
}

TEST(ClassLayout, OfCanvasJoinsFilesOfAStudentAndTakesTheNewest) {
  ClassFiles items = files({"berganna_4711_9001_main-1.cpp", "berganna_4711_9002_main.cpp",
                            "berganna_4711_9003_my_vec-2.h", "berganna_4711_9003_my_vec-10.h",
                            "doebob_LATE_12_9004_flock.zip"});
  items.start_of = [](const std::string& path, std::size_t) -> std::string {
    return path.find("main") != std::string::npos ? "#include \"my_vec.h\"\n" : "";
  };
  EXPECT_EQ(find_layout(items), Layout::kCanvas);
  EXPECT_THAT(described(items),
              ElementsAre("4711 berganna: berganna_4711_9001_main-1.cpp=main.cpp "
                          "berganna_4711_9003_my_vec-10.h=my_vec.h",
                          "12 doebob late: doebob_LATE_12_9004_flock.zip=flock.zip"));
}

// These platforms accept feedback files named after their numbers for students and submissions.
TEST(ClassLayout, NamesFeedbackAsPlatformsTakeIt) {
  const auto names_of = [](const ClassFiles& items) {
    Words names;
    for (const Parcel& parcel : parcels_of(items, find_layout(items))) {
      names.push_back(parcel.feedback_name);
    }
    return names;
  };
  EXPECT_THAT(names_of(files({"bergan_7_90_main.cpp", "bergan_7_91_main-1.cpp",
                              "doe_LATE_12_92_my_flock.zip", "stray.txt"})),
              ElementsAre("bergan_7_91_feedback", "doe_LATE_12_92_feedback", ""));
  EXPECT_THAT(names_of(folders(
                  {"Anna Berg_101_assignsubmission_file_", "Bo_b Ö_102_assignsubmission_file"})),
              ElementsAre("Anna Berg_101_assignsubmission_file_feedback",
                          "Bo_b Ö_102_assignsubmission_file_feedback"));
  EXPECT_THAT(names_of(files({"Anna Berg_101_assignsubmission_file_main.cpp"})),
              ElementsAre("Anna Berg_101_assignsubmission_file_feedback"));
  EXPECT_THAT(names_of(folders({"anna"})), ElementsAre(""));
}

TEST(ClassLayout, OfMoodleHasFoldersOrFiles) {
  const ClassFiles items =
      folders({"Anna Berg_101_assignsubmission_file_", "Bo_b Ö_102_assignsubmission_file"});
  EXPECT_EQ(find_layout(items), Layout::kMoodle);
  EXPECT_THAT(described(items), ElementsAre("101 Anna Berg: Anna Berg_101_assignsubmission_file_=",
                                            "102 Bo_b Ö: Bo_b Ö_102_assignsubmission_file="));
  EXPECT_THAT(described(files({"Anna Berg_101_assignsubmission_file_main.cpp",
                               "Anna Berg_101_assignsubmission_file_vec_2.h"})),
              ElementsAre("101 Anna Berg: Anna Berg_101_assignsubmission_file_main.cpp=main.cpp "
                          "Anna Berg_101_assignsubmission_file_vec_2.h=vec_2.h"));
}

TEST(ClassLayout, OfGradescopeHasNumbers) {
  const ClassFiles items = folders({"submission_1", "submission_22"});
  EXPECT_EQ(find_layout(items), Layout::kGradescope);
  EXPECT_THAT(described(items),
              ElementsAre("1 submission_1: submission_1=", "22 submission_22: submission_22="));
}

TEST(ClassLayout, OfGithubIsLoginsBehindTheAssignment) {
  const Words names = {"flock-ing-anna-b", "flock-ing-bob"};
  EXPECT_EQ(find_layout(folders(names, true)), Layout::kGithub);
  EXPECT_EQ(find_layout(folders(names)), Layout::kFolders) << "no repositories";
  EXPECT_THAT(described(folders(names, true)),
              ElementsAre("anna-b anna-b: flock-ing-anna-b=", "bob bob: flock-ing-bob="));
}

TEST(ClassLayout, LeavesNobodyOutWhoDoesNotFollowIt) {
  EXPECT_THAT(described(files({"a_1_2_x.cpp", "b_3_4_y.cpp", "zoe.cpp"})),
              ElementsAre("1 a: a_1_2_x.cpp=x.cpp", "3 b: b_3_4_y.cpp=y.cpp",
                          "zoe zoe.cpp: zoe.cpp=zoe.cpp"));
}

TEST(ClassLayout, HasARowForEach) {
  for (std::size_t i = 0; i < kLayoutRows.size(); ++i) {
    EXPECT_EQ(kLayoutRows.at(i).layout, static_cast<Layout>(i));
  }
}

}  // namespace
}  // namespace flocking::intake
