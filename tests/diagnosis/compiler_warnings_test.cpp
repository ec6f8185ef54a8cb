#include "diagnosis/compiler_warnings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <string>

namespace flocking::diagnosis {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const OwnFiles& warned_own() {
  static const OwnFiles kOwn({"main.cpp", "src/read.cpp"});
  return kOwn;
}

// Output of g++ 12.
constexpr const char* kLog =
    "main.cpp: In function 'int main()':\n"
    "main.cpp:8:9: warning: suggest parentheses around assignment used as truth value "
    "[-Wparentheses]\n"
    "    8 |   if (n = 1) return 0;\n"
    "      |       ~~^~~\n"
    "main.cpp:9:20: warning: comparison of integer expressions of different signedness: 'int' and "
    "'long unsigned int' [-Wsign-compare]\n"
    "main.cpp:10:7: warning: unused variable 'k' [-Wunused-variable]\n"
    "/tmp/s/src/read.cpp:3:14: warning: no return statement in function returning non-void "
    "[-Wreturn-type]\n"
    "/usr/include/c++/12/vector:3:14: warning: no return statement in function returning non-void "
    "[-Wreturn-type]\n"
    "main.cpp:8:9: warning: suggest parentheses around assignment used as truth value "
    "[-Wparentheses]\n";

TEST(CompilerWarnings, ThatMatterAreTold) {
  EXPECT_THAT(warnings_that_matter(kLog, warned_own()),
              ElementsAre("main.cpp:8: suggest parentheses around assignment used as truth value",
                          "src/read.cpp:3: no return statement in function returning non-void"));
}

TEST(CompilerWarnings, AreAtMostFive) {
  std::string log;
  for (int line = 1; line < 9; ++line) {
    log += "main.cpp:" + std::to_string(line) +
           ":1: warning: statement has no effect [-Wunused-value]\n";
  }
  EXPECT_THAT(warnings_that_matter(log, warned_own()), SizeIs(5));
}

TEST(CompilerWarnings, ArePrintableAndShort) {
  const std::string log =
      "main.cpp:1:1: warning: \x1b[31m" + std::string(500, 'x') + " [-Wformat=]\n";
  const std::string told = warnings_that_matter(log, warned_own()).at(0);
  EXPECT_EQ(told.find('\x1b'), std::string::npos);
  EXPECT_LT(told.size(), 250U);
}

TEST(CompilerWarnings, NeedAPlaceAndAnOption) {
  EXPECT_THAT(warnings_that_matter("cc1plus: warning: x [-Wformat]\nmain.cpp:1: warning: y\n"
                                   "main.cpp:2:1: error: z [-Werror=format]\n",
                                   warned_own()),
              IsEmpty());
}

TEST(CompilerWarnings, AreFoundByTheirPattern) {
  const std::regex pattern(pattern_of_warnings(), std::regex::extended);
  EXPECT_TRUE(std::regex_search("a.c:1:1: warning: x [-Wparentheses]", pattern));
  EXPECT_TRUE(std::regex_search("a.c:1:1: warning: x [-Wformat=]", pattern));
  EXPECT_FALSE(std::regex_search("a.c:1:1: warning: x [-Wsign-compare]", pattern));
  EXPECT_FALSE(std::regex_search("a.c:1:1: warning: x [-Wformat-y2k]", pattern));
}

}  // namespace
}  // namespace flocking::diagnosis
