#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "intake/class_layout.h"
#include "intake/made_class.h"

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;

TEST(CanvasLayout, HasTextsAndLinks) {
  const ClassFiles files =
      class_of({"hoppergrace_1002_text.html", "lovelaceada_1001_50001_main.cpp",
                "lovelaceada_1001_text.html", "noetheremmy_LATE_1004_50004_my_flock_2.cpp",
                "turingalan_LATE_1003_link.html"});
  EXPECT_EQ(find_layout(files), Layout::kCanvas);
  EXPECT_THAT(
      parcels_in(files),
      ElementsAre("1002|hoppergrace only a text",
                  "1001|lovelaceada <lovelaceada_1001_50001_main.cpp as main.cpp> only a text",
                  "1004|noetheremmy late <noetheremmy_LATE_1004_50004_my_flock_2.cpp as "
                  "my_flock_2.cpp>",
                  "1003|turingalan late only a link"));
}

TEST(CanvasLayout, JoinsFilesOfAnonymousStudents) {
  EXPECT_THAT(
      parcels_in(class_of({"LATE_anon_Zx9Qw_60011_main.cpp", "LATE_anon_Zx9Qw_60013_flock.h",
                           "anon_a1B2c_60001_main.cpp", "anon_Kk3Lm_text.html"})),
      ElementsAre("Zx9Qw|Zx9Qw late <LATE_anon_Zx9Qw_60011_main.cpp as main.cpp> "
                  "<LATE_anon_Zx9Qw_60013_flock.h as flock.h>",
                  "Kk3Lm|Kk3Lm only a text",
                  "a1B2c|a1B2c <anon_a1B2c_60001_main.cpp as main.cpp>"));
}

TEST(CanvasLayout, TakesTheLaterOfTwoFilesWithOneName) {
  EXPECT_THAT(parcels_in(class_of({"turingalan_3_100_main.cpp", "turingalan_3_99_main.cpp"})),
              ElementsAre("3|turingalan <turingalan_3_100_main.cpp as main.cpp>"));
}

Lines names_kept(const Texts& files) {
  Lines paths;
  Texts texts;
  for (const auto& [name, text] : files) {
    paths.push_back("turingalan_3_1_" + name);
    texts[paths.back()] = text;
  }
  const std::vector<Parcel> parcels = parcels_of(class_of(paths, texts), Layout::kCanvas);
  Lines names;
  for (const Piece& piece : parcels.at(0).pieces) {
    const std::string original = piece.item.substr(std::string("turingalan_3_1_").size());
    names.push_back(original == piece.as ? piece.as : original + " as " + piece.as);
  }
  return names;
}

TEST(CanvasVersions, CountIfTheFirstIsThere) {
  EXPECT_THAT(names_kept({{"main.cpp", ""}, {"main-1.cpp", "// main-1.cpp"}, {"main-2.cpp", ""}}),
              ElementsAre("main-2.cpp as main.cpp"));
  EXPECT_THAT(names_kept({{"main-9.cpp", ""}, {"main-10.cpp", ""}}),
              ElementsAre("main-10.cpp as main.cpp"));
}

TEST(CanvasVersions, AreTheStudentsOwnNamesIfFilesNameThem) {
  EXPECT_THAT(
      names_kept({{"main.cpp", "#include \"flock-2.h\""}, {"flock-2.h", ""}, {"flock.h", ""}}),
      ElementsAre("flock-2.h", "flock.h", "main.cpp"));
  EXPECT_THAT(names_kept({{"main.mjs", "import './vec-2'"}, {"vec-2.mjs", ""}, {"vec.mjs", ""}}),
              ElementsAre("main.mjs", "vec-2.mjs", "vec.mjs"));
  EXPECT_THAT(
      names_kept({{"main.cpp", "#include \"my-flock-2.h\""}, {"flock-2.h", ""}, {"flock.h", ""}}),
      ElementsAre("flock-2.h as flock.h", "main.cpp"));
}

TEST(CanvasVersions, AreTheStudentsOwnNamesBesideOtherFiles) {
  EXPECT_THAT(
      names_kept({{"part-1.cpp", "#include \"part.h\""}, {"part-2.cpp", ""}, {"part.h", ""}}),
      ElementsAre("part-1.cpp", "part-2.cpp", "part.h"));
  EXPECT_THAT(names_kept({{"main.cpp", "#include \"flock.h\""}, {"flock-2.h", ""}}),
              ElementsAre("flock-2.h as flock.h", "main.cpp"));
}

}  // namespace
}  // namespace flocking::intake
