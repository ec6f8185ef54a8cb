#include "app/shared_results.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::app {
namespace {

using ::testing::ElementsAre;

intake::Entry entry_named(const std::string& name) {
  return {.id = {}, .name = name, .files = {}, .own = {}, .problem = {}, .left_out = {}};
}

TEST(SharedResults, AttachEntriesToTheOneWhoseFilesTheyAre) {
  std::vector<intake::Entry> entries = {entry_named("Ada Lovelace"), entry_named("Grace Hopper"),
                                        entry_named("Alan Turing")};
  entries[1].same_as = 0;
  const std::vector<TeamEntry> teams = teams_of(entries);
  ASSERT_EQ(teams.size(), 2U);
  EXPECT_EQ(teams[0].entry.name, "Ada Lovelace");
  ASSERT_EQ(teams[0].others.size(), 1U);
  EXPECT_EQ(teams[0].others[0].name, "Grace Hopper");
  EXPECT_EQ(teams[1].entry.name, "Alan Turing");
}

TEST(SharedResults, AreCopiedToEachStudentAfterTheFirst) {
  grade::Record record;
  for (const char* name : {"Ada Lovelace", "Alan Turing"}) {
    grade::SubmissionResult result{.name = name, .cannot_start = {}, .cases = {}};
    result.cases.emplace_back().points = record.submissions.empty() ? 7.0 : 3.0;
    record.submissions.push_back(result);
  }
  add_shared_results({{.submission = 0,
                       .name = "Grace Hopper",
                       .id = "2",
                       .roster_line = 3,
                       .presence = Presence::kSubmitted}},
                     record);
  ASSERT_EQ(record.submissions.size(), 3U);
  const grade::SubmissionResult& shared = record.submissions[1];
  EXPECT_EQ(shared.name, "Grace Hopper");
  EXPECT_EQ(shared.id, "2");
  EXPECT_EQ(shared.roster_line, 3U);
  EXPECT_EQ(shared.cases.at(0).points, 7.0);
  EXPECT_THAT(shared.notes, ElementsAre("submitted together with Ada Lovelace"));
  EXPECT_THAT(record.submissions[0].notes, ElementsAre("submitted together with Grace Hopper"));
  EXPECT_TRUE(record.submissions[2].notes.empty());
}

}  // namespace
}  // namespace flocking::app
