#include "grade/cached_runs.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace flocking::grade {
namespace {

using explain::RunResult;

// Prints its input, and how often it was run where it counts.
class Runs : public ::testing::Test {
 protected:
  [[nodiscard]] explain::Program program() {
    return [this](const std::string& input) {
      asked_.push_back(input);
      return RunResult{.output = input + (counts_ ? std::to_string(asked_.size()) : "")};
    };
  }
  [[nodiscard]] const std::vector<std::string>& asked() const { return asked_; }
  void count() { counts_ = true; }

 private:
  std::vector<std::string> asked_;
  bool counts_ = false;
};

using CachedRunsTest = Runs;

TEST_F(CachedRunsTest, RunOnceForAnInput) {
  CachedRuns runs(program());
  for (const char* input : {"a", "b", "a", "b", "a"}) {
    EXPECT_EQ(runs.run(input).output, input);
  }
  EXPECT_EQ(asked(), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(runs.runs(), 2U);
}

TEST_F(CachedRunsTest, RunAgainOnceWhereAskedAgainAtOnce) {
  CachedRuns runs(program());
  for (const char* input : {"a", "a", "a", "b", "a", "a", "b", "b", "b"}) runs.run(input);
  EXPECT_EQ(asked(), (std::vector<std::string>{"a", "a", "b", "b"}));
}

TEST_F(CachedRunsTest, KeepNothingOfOneThatIsOtherEachTime) {
  count();
  CachedRuns runs(program());
  EXPECT_EQ(runs.run("a").output, "a1");
  EXPECT_EQ(runs.run("a").output, "a2");
  EXPECT_EQ(runs.run("a").output, "a3");
  EXPECT_EQ(runs.run("b").output, "b4");
  EXPECT_EQ(runs.run("a").output, "a5");
}

TEST_F(CachedRunsTest, ForgetTheOldest) {
  CachedRuns runs(program(), 3 * 30);
  const std::vector<std::string> inputs = {std::string(10, 'a'), std::string(10, 'b'),
                                           std::string(10, 'c'), std::string(10, 'd')};
  for (const std::string& input : inputs) runs.run(input);
  EXPECT_EQ(asked().size(), 4U);
  runs.run(inputs[1]);
  EXPECT_EQ(asked().size(), 4U);
  runs.run(inputs[0]);
  EXPECT_EQ(asked().size(), 5U);
  const std::string large(100, 'x');
  for (int i = 0; i < 2; ++i) {
    runs.run(large);
    runs.run(inputs[0]);
  }
  EXPECT_EQ(asked().size(), 7U);
}

TEST_F(CachedRunsTest, KeepNothingOfWhatWasThrown) {
  bool fails = true;
  CachedRuns runs([&fails](const std::string&) -> RunResult {
    if (fails) throw std::runtime_error("no");
    return {.output = "yes"};
  });
  EXPECT_THROW(runs.run("a"), std::runtime_error);
  fails = false;
  EXPECT_EQ(runs.run("a").output, "yes");
}

}  // namespace
}  // namespace flocking::grade
