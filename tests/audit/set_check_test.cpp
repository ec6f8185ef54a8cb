#include "audit/set_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::audit {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::string kHead = "1 2 3 4 5 6 7 1\n";

SetCase made_case(const std::string& name, const std::string& input, bool hidden = false) {
  return {{name, input, "1 2 3 4\n"}, hidden};
}

TEST(SetFindings, AreNoneOfAnOrdinarySet) {
  const std::vector<SetCase> cases = {made_case("a", kHead + "1 2 3 4\n0.5\n"),
                                      made_case("b", kHead + "1 2 3 4\n0.25\n", true)};
  const SetFindings found = set_findings(cases);
  EXPECT_THAT(found.same, IsEmpty());
  EXPECT_THAT(found.leaks, IsEmpty());
  EXPECT_THAT(found.other_layout, IsEmpty());
  EXPECT_THAT(found.without_newline, IsEmpty());
  EXPECT_EQ(found.dearest, "a");
  EXPECT_EQ(found.dearest_share, 0.5);
  EXPECT_THAT(set_findings({}).dearest, "");
}

TEST(SetFindings, AreCasesWithTheSameNumbers) {
  const std::vector<SetCase> cases = {
      made_case("a", kHead + "1 2 3 4\n0.5\n"), made_case("b", kHead + "1 2 3 4.0\n\n.5\n"),
      made_case("c", kHead + "1 2 3 4\n0.5\n0.5\n"), made_case("d", kHead + "1.0 2 3 4\n0.5")};
  const SetFindings found = set_findings(cases);
  EXPECT_THAT(found.same, ElementsAre(ElementsAre("a", "b", "d")));
  EXPECT_THAT(found.other_layout, ElementsAre("b"));
  EXPECT_THAT(found.without_newline, ElementsAre("d"));
}

TEST(SetFindings, AreHiddenCasesThatStudentsHave) {
  const std::vector<SetCase> cases = {made_case("a", kHead + "1 2 3 4\n0.5\n"),
                                      made_case("b", kHead + "1 2 3 4\n5e-1\n", true),
                                      made_case("c", kHead + "9 2 3 4\n0.5\n", true),
                                      made_case("d", kHead + "9 2 3 4\n0.5\n", true)};
  const SetFindings found = set_findings(cases);
  EXPECT_THAT(found.leaks, ElementsAre(ElementsAre("b", "a")));
  EXPECT_THAT(found.same, ElementsAre(ElementsAre("c", "d")));
}

TEST(SetFindings, AreLayoutsThatTheAssignmentDoesNotHave) {
  std::vector<SetCase> cases = {made_case("mark", "\xEF\xBB\xBF" + kHead + "1 2 3 4\n0.5\n"),
                                made_case("carriage", "1 2 3 4 5 6 7 1\r\n1 2 3 4\r\n0.5\r\n"),
                                made_case("tab", kHead + "1\t2 3 4\n0.5\n"),
                                made_case("one", "1 2 3 4 5 6 7 1 1 2 3 4 0.5\n"),
                                made_case("blank", kHead + "1 2 3 4 \n0.5\n")};
  cases[2].text.answer = "1 2 3 4";
  const SetFindings found = set_findings(cases);
  EXPECT_THAT(found.other_layout, ElementsAre("mark", "carriage", "tab", "one", "blank"));
  EXPECT_THAT(found.without_newline, ElementsAre("tab"));
}

TEST(SetFindings, AreCostsByAgentsAndSteps) {
  const std::vector<SetCase> cases = {
      made_case("a", "1 2 3 4 5 6 7 2\n1 2 3 4\n1 2 3 4\n1\n1\n1\n"),
      made_case("b", kHead + "1 2 3 4\n0.5\n1\n1\n1\n")};
  const SetFindings found = set_findings(cases);
  EXPECT_EQ(found.dearest, "a");
  EXPECT_EQ(found.dearest_share, 0.75);
}

}  // namespace
}  // namespace flocking::audit
