#include "grade/case_check.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "grade/discovery.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

using testing::TempFolder;

TEST(AnswerCheck, TakesLinesForEachAgentAndStep) {
  const std::string line = "1.000 -0.000 1e3 .5\n";
  EXPECT_EQ(fault_of_answer(line, 1, 1), "");
  EXPECT_EQ(fault_of_answer(line + line, 2, 1), "");
  EXPECT_EQ(fault_of_answer(line + line, 1, 2), "");
  EXPECT_EQ(fault_of_answer("", 0, 7), "");
  EXPECT_EQ(fault_of_answer("\n \n", 3, 0), "");
  EXPECT_EQ(fault_of_answer("\xEF\xBB\xBF\r\n\t1 2 3 4\r\n\r\n5 6 7 8", 2, 1), "");
  EXPECT_EQ(fault_of_answer("inf -nan NaN -Infinity\n", 1, 1), "");
}

TEST(AnswerCheck, NamesTheFirstFault) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"", "1:1: expected 4 lines (2 agents, 2 steps), found 0"},
      {"1 2 3 4\n1 2 3 4\n\n1 2 3 4\n", "5:1: expected 4 lines (2 agents, 2 steps), found 3"},
      {"1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n\n  5 6\n\n7\n",
       "6:3: expected the end of the answer after 4 lines (2 agents, 2 steps), found 2 more lines"},
      {"1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\nx",
       "5:1: expected the end of the answer after 4 lines (2 agents, 2 steps), found 1 more line"},
      {"1 2 3 4\n1 2\t3", "2:6: expected vy of agent 1 after step 1, found the end of the line"},
      {"1 2 3 4\n1 2 3 4\n1 \n",
       "3:3: expected y of agent 0 after step 2, found the end of the line"},
      {"1 2 3 4 5\n",
       "1:9: expected the end of the line after vy of agent 0 after step 1, found '5'"},
      {"\xEF\xBB\xBF"
       "1 two 3 4\n",
       "1:3: expected a number for y of agent 0 after step 1, found 'two'"},
      {"1 2 3 0x4\n", "1:7: expected a number for vy of agent 0 after step 1, found '0x4'"},
      {"1 2 3,5 4\n", "1:5: expected a number for vx of agent 0 after step 1, found '3,5'"}};
  for (const auto& [answer, fault] : faults) EXPECT_EQ(fault_of_answer(answer, 2, 2), fault);
  EXPECT_EQ(
      fault_of_answer("1", 0, 1),
      "1:1: expected the end of the answer after 0 lines (0 agents, 1 step), found 1 more line");
}

class CaseCheck : public ::testing::Test {
 protected:
  void add(const std::string& name, const std::string& text) const {
    static_cast<void>(folder_.add("cases/" + name, text));
  }
  [[nodiscard]] std::string root() const { return folder_.path_of("cases"); }
  [[nodiscard]] std::string fault(void (*require)(const std::vector<Case>&)) const {
    try {
      require(find_cases(root(), {}));
    } catch (const Error& error) {
      return std::to_string(static_cast<int>(error.status())) + " " + error.what();
    }
    return "";
  }
  static std::string told(const std::string& count, const std::string& lines) {
    return "3 " + count + " of the cases cannot be used for judging; nothing was run" + lines +
           "\ncorrect them; the simulator computes the answer of a case without one";
  }

 private:
  TempFolder folder_;
};

const char* const kInput = "0 0 0 0 0 0 0 1\n0 0 1 0\n1\nset mass 2\n1\nunset mass\n";

TEST_F(CaseCheck, TakesCasesWithLinesOfSettings) {
  add("a.in", kInput);
  add("a.out", "1 0 1 0\n2 0 1 0\n");
  add("b.in", kInput);
  EXPECT_EQ(fault(require_assignments), "");
}

TEST_F(CaseCheck, TakesAllCasesOfTheProject) {
  EXPECT_NO_THROW(require_assignments(find_cases(FLOCKING_TESTCASES, {})));
}

TEST_F(CaseCheck, NamesEachFaultyFile) {
  add("a.in", kInput);
  add("a.out", "1 0 1 0\n");
  add("b.in", "0 0 0 0 0 0 0 1\n0 zero 1 0\n1\n");
  add("b.out", "1 0 1 0\n");
  add("c.in", "two agents\n");
  add("d.in", "0 0 0 0 0 0 0 1\n0 0 1 0\n1 then\n");
  add("e.in", kInput);
  EXPECT_EQ(
      fault(require_assignments),
      told("4 files", "\n  " + root() +
                          "/a.out:2:1: expected 2 lines (1 agent, 2 steps), "
                          "found 1\n  " +
                          root() +
                          "/b.in:2:3: expected y of agent 0 (N is 1, the "
                          "first agent is 0), found 'zero'\n  " +
                          root() + "/c.in:1:1: expected r_c (cohesion radius), found 'two'\n  " +
                          root() + "/d.in:3:3: expected a number for time step 2, found 'then'"));
  EXPECT_EQ(fault(require_files), "");
}

TEST_F(CaseCheck, NeverWaitsForAFifo) {
  add("a.in", kInput);
  ASSERT_EQ(mkfifo((root() + "/a.out").c_str(), 0666), 0);
  const std::string one = told("a file", "\n  " + root() + "/a.out: expected a file, found a FIFO");
  EXPECT_EQ(fault(require_files), one);
  EXPECT_EQ(fault(require_assignments), one);
  ASSERT_EQ(mkfifo((root() + "/b.in").c_str(), 0666), 0);
  const std::string two =
      told("2 files", "\n  " + root() + "/a.out: expected a file, found a FIFO\n  " + root() +
                          "/b.in: expected a file, found a FIFO");
  EXPECT_EQ(fault(require_files), two);
  EXPECT_EQ(fault(require_assignments), two);
}

TEST_F(CaseCheck, ListsTheFirstOfMany) {
  std::string lines;
  for (char name = 'a'; name < 'a' + 12; ++name) {
    add(std::string(1, name) + ".in", "");
    if (name < 'a' + 10) {
      lines += "\n  " + root() + "/" + name +
               ".in:1:1: expected r_c (cohesion radius), found the end of the input";
    }
  }
  EXPECT_EQ(fault(require_assignments), told("12 files", lines + "\n  and 2 more"));
}

}  // namespace
}  // namespace flocking::grade
