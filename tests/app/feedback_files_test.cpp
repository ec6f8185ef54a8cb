#include "app/feedback_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace flocking::app {
namespace {

using ::testing::ElementsAre;

TEST(FeedbackFiles, AreCalledAsTheirStudents) {
  EXPECT_THAT(file_names({"0012", "berg_LATE_1_2_feedback", "M\xc3\xbcller, J\xc3\xbcrgen"}),
              ElementsAre("0012", "berg_LATE_1_2_feedback", "M\xc3\xbcller, J\xc3\xbcrgen"));
}

TEST(FeedbackFiles, LieNowhereElse) {
  EXPECT_THAT(
      file_names({"../up", "/etc/x", "a\\b:c", "-rf", ".hidden", "", "a\nb", "\xff",
                  "a\xe2\x80\xae"
                  "b"}),
      ElementsAre("_._up", "_etc_x", "a_b_c", "_rf", "_hidden", "_", "a_b", "_ (2)", "a___b"));
  EXPECT_LE(file_names({std::string(5000, 'x')}).front().size(), 160U);
}

TEST(FeedbackFiles, AreDifferentWhateverTheCase) {
  EXPECT_THAT(file_names({"anna", "Anna", "ANNA", "a/b", "a:b"}),
              ElementsAre("anna", "Anna (2)", "ANNA (3)", "a_b", "a_b (2)"));
}

TEST(FeedbackFiles, OfStudentsOfTheRosterComeFirst) {
  EXPECT_THAT(file_names({"ANNA", "anna", "Anna (2)"}, {false, true, true}),
              ElementsAre("ANNA (3)", "anna", "Anna (2)"));
}

}  // namespace
}  // namespace flocking::app
