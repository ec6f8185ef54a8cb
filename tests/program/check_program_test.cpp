// Runs `flocking check` like a user.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class CheckProgram : public ::testing::Test {
 protected:
  void add(const std::string& name, const std::string& text) const {
    static_cast<void>(place_.folder().add("cases/" + name, text));
  }
  /// Adds the case `own` of our tests as `name`.
  void add_own(const std::string& own, const std::string& name,
               const std::string& rules = "course") const {
    for (const char* end : {".in", ".out"}) add(name + end, text_of(rules + "/" + own + end));
  }
  [[nodiscard]] static std::string text_of(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(std::string(FLOCKING_TESTCASES "/") + name).rdbuf();
    return text.str();
  }
  [[nodiscard]] ProcessResult check(const Words& words = {"cases"}) const {
    Words all = {"check"};
    all.insert(all.end(), words.begin(), words.end());
    return place_.flocking(all);
  }

 private:
  GradingPlace place_;
};

TEST_F(CheckProgram, FindsInOurOwnCasesOnlyWhatIsThereOnPurposeSlow) {
  const ProcessResult result = check({FLOCKING_TESTCASES "/course"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.error, "");
  std::istringstream lines(result.output);
  std::string last;
  for (std::string line; std::getline(lines, line);) {
    const bool is_meant = last.empty() || last.find("/layout_") != std::string::npos ||
                          last.find(": the same numbers as in layout_") != std::string::npos ||
                          last.find(" is unfair: a right program that ") != std::string::npos;
    EXPECT_TRUE(is_meant) << last;
    last = line;
  }
  EXPECT_THAT(last, HasSubstr(" cases, "));
}

TEST_F(CheckProgram, IsContentWithGoodCases) {
  for (const char* name : {"all_forces", "cohesion_alone"}) add_own(name, name);
  const std::string output = check().output;
  EXPECT_THAT(output, Not(HasSubstr(".in: ")));
  EXPECT_THAT(output, Not(HasSubstr(".out: ")));
  EXPECT_THAT(output, HasSubstr("cases: no case notices "));
}

TEST_F(CheckProgram, ListsEveryKindOfFaultWithItsPlace) {
  add_own("all_forces", "a");
  add_own("all_forces", "twice");
  add_own("all_forces", "other", "course-tests");
  add_own("cohesion_alone", "b");
  add_own("separation_alone", "c");
  add("lost.out", "1.000 0.000 1.000 0.000\n");
  add("bare.in", "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n");
  add("short.in", "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n");
  add("short.out", "1.000 0.000 1.000\n");
  add("comma.in", "1 0 0 0 1 0 0 2\n0 0,5 0 0\n0 -0.5 0 0\n0.125\n");
  add("odd.in", "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n");
  add("odd.out", "7.000 0.000 1.000 0.000\n");
  const ProcessResult result = check();
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.error, "");
  for (const char* line :
       {"cases/lost.out: no input lost.in; add the input, or remove the answer\n",
        "cases/bare.in: no answer, so flocking computes it; to store one, run flocking < NAME.in > "
        "NAME.out\n",
        "cases/short.out:", "cases/comma.in:2:3: expected y of agent 0",
        "cases/odd.out: no known rules give this answer; nearest ",
        "cases/other.out: this answer follows course-tests, but most answers follow course; ",
        "cases/a.in: the same numbers as in ", "cases: no case notices "}) {
    EXPECT_THAT(result.output, HasSubstr(line));
  }
  EXPECT_THAT(result.output, HasSubstr("\ncases: 9 cases, "));
}

TEST_F(CheckProgram, FindsUnfairTies) {
  add("tie.in", "0 0 0 0 0 0 0 1\n0.0625 0 1 0\n1\n");
  add("tie.out", "1.062 0.000 1.000 0.000\n");
  EXPECT_THAT(check().output, Not(HasSubstr("unfair")));
  add("cases.toml", "abs_tolerance = 0\n");
  EXPECT_THAT(check().output,
              HasSubstr("cases/tie.in: tie is unfair: a right program that rounds ties away from 0 "
                        "prints 1.063 for 1.062 at step 1, agent 0, x"));
}

TEST_F(CheckProgram, NamesAWrongSettingWithItsPlace) {
  add_own("all_forces", "a");
  add("cases.toml", "hiden = true\n");
  const ProcessResult result = check();
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.output, StartsWith("cases/cases.toml:1:1: "));
}

TEST_F(CheckProgram, NeedsOneFolder) {
  EXPECT_EQ(check({}).error,
            "flocking: error: no cases to check; give their folder, as in flocking check cases\n"
            "Try 'flocking check --help'.\n");
  EXPECT_EQ(check({"cases", "--cases", "cases"}).exit_status, 2);
  const ProcessResult nowhere = check({"nowhere"});
  EXPECT_EQ(nowhere.exit_status, 3);
  EXPECT_THAT(nowhere.error, HasSubstr("nowhere: there is no such folder"));
}

}  // namespace
}  // namespace flocking::testing
