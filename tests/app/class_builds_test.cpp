#include "app/class_builds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "support/temp_folder.h"

namespace flocking::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr const char* kReason = "sources cannot be built here: this system offers no way to count";

// Builds on a machine without control groups, on which processes cannot be traced.
class UncountedBuilds : public ::testing::Test {
 protected:
  UncountedBuilds() { add_source(); }

  void add_source() {
    static_cast<void>(folder_.add("0/flock.cpp", "int main() {}\n"));
    class_.submissions.push_back(builds_.submission_of(folder_.path_of("0"), 0, {}));
    class_.submissions.back().name = "eve";
  }
  void add_program() {
    class_.submissions.emplace_back();
    class_.submissions.back().name = "ada";
  }
  void build() { builds_.build(class_, earlier_, {}); }

  ClassOfSubmissions class_;

 private:
  flocking::testing::TempFolder folder_;
  GradeOptions options_;
  sandbox::Layers layers_;
  std::optional<build::Recipe> recipe_;
  EarlierResults earlier_{options_, layers_, {}};
  ClassBuilds builds_{options_, recipe_, layers_, [] {}};
};

TEST_F(UncountedBuilds, RefuseSourcesAloneAndLeaveOthersToBeGraded) {
  add_program();
  build();
  EXPECT_THAT(class_.submissions[0].problem, HasSubstr(kReason));
  EXPECT_EQ(class_.submissions[0].refused_as, grade::Verdict::kJudgeError);
  EXPECT_TRUE(class_.submissions[0].is_refused_here);
  EXPECT_THAT(class_.submissions[1].problem, IsEmpty());
  EXPECT_FALSE(class_.submissions[1].is_refused_here);
  EXPECT_THAT(note_words(class_.notes), ElementsAre(HasSubstr("Not graded: 1 submission: eve")));
}

TEST_F(UncountedBuilds, EndTheGradingIfNoSubmissionIsLeft) {
  EXPECT_THROW(build(), EnvironmentError);
}

}  // namespace
}  // namespace flocking::app
