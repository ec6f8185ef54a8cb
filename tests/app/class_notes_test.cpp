#include "app/class_notes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace flocking::app {
namespace {

using ::testing::ElementsAre;

NoteOnSome lacking(const std::string& tool, const std::vector<NamedSubmission>& who) {
  return {.stage = NoteOnSome::Stage::kToolMissing,
          .subject = tool + " is not installed, which",
          .one = "submission needs",
          .many = "submissions need",
          .submissions = who};
}

NoteOnSome failing(const std::string& language, const std::vector<NamedSubmission>& who) {
  return {.stage = NoteOnSome::Stage::kLanguageFails,
          .subject = language + " does not work here. Not graded:",
          .one = "submission",
          .many = "submissions",
          .submissions = who};
}

TEST(ClassNotes, OfShardsAreThoseOfTheWholeClass) {
  ClassNotes odd = {.of_class = {"the class"},
                    .of_one = {{1, "bob submitted late"}},
                    .of_some = {lacking("rustc", {{3, "dan"}}), failing("Go", {{1, "bob"}})},
                    .of_runs = {"crashes were not examined"},
                    .late_without_penalty = 1};
  const ClassNotes even = {
      .of_class = {"the class"},
      .of_one = {{0, "ann submitted late"}, {2, "cleo submitted late"}},
      .of_some = {lacking("cargo", {{4, "eve"}}), lacking("rustc", {{2, "cleo"}, {6, "gus"}}),
                  failing("Java", {{0, "ann"}})},
      .of_runs = {"crashes were not examined"},
      .late_without_penalty = 2};
  join(odd, even);
  EXPECT_THAT(
      note_words(odd),
      ElementsAre("the class", "ann submitted late", "bob submitted late", "cleo submitted late",
                  "cargo is not installed, which 1 submission needs: eve",
                  "rustc is not installed, which 3 submissions need: cleo, dan, gus",
                  "Java does not work here. Not graded: 1 submission: ann",
                  "Go does not work here. Not graded: 1 submission: bob",
                  "crashes were not examined",
                  "late penalty: 3 submissions have no known time, so no penalty was applied"));
}

}  // namespace
}  // namespace flocking::app
