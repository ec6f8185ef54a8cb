#include "base/nearest.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking {
namespace {

const std::vector<std::string> kNames = {"--rules", "--input", "--output", "--version", "--help"};

TEST(Nearest, FindsTypingErrors) {
  EXPECT_EQ(nearest("--rule", kNames), "--rules");
  EXPECT_EQ(nearest("--rulse", kNames), "--rules") << "a swap counts once";
  EXPECT_EQ(nearest("--imput", kNames), "--input");
  EXPECT_EQ(nearest("--outputs", kNames), "--output");
}

TEST(Nearest, SuggestsNothingIfNoCandidateIsSimilar) {
  EXPECT_EQ(nearest("--threads", kNames), "");
  EXPECT_EQ(nearest("x", kNames), "");
  const std::vector<std::string> rules = {"course", "book", "buas"};
  EXPECT_EQ(nearest("foo", rules), "") << "two letters of three";
  EXPECT_EQ(nearest("fooo", rules), "") << "two letters of four";
  EXPECT_EQ(nearest("boo", rules), "book");
  EXPECT_EQ(nearest("", kNames), "");
  EXPECT_EQ(nearest("--rules", {}), "");
}

TEST(Nearest, TakesTheFirstOfEquals) {
  const std::vector<std::string> alike = {"bat", "cat", "rat"};
  EXPECT_EQ(nearest("hat", alike), "bat");
}

}  // namespace
}  // namespace flocking
