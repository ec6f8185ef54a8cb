#include "grade/cached_runs.h"

#include <gtest/gtest.h>

#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace flocking::grade {
namespace {

using explain::RunResult;

// A program that prints its input and, if it counts, how often it was run.
class Runs : public ::testing::Test {
 protected:
  [[nodiscard]] explain::Program program() {
    return [this](const std::string& input) {
      asked_.push_back(input);
      return RunResult{.output = input + (counts_ ? std::to_string(asked_.size()) : "")};
    };
  }
  // Runs inputs one after the other. After an input that is stopped ("s"), runs no more.
  [[nodiscard]] CachedRuns::RunTogether together() {
    return [this](std::span<const std::string> inputs) {
      ++announced_;
      std::vector<RunResult> results;
      for (const std::string& input : inputs) {
        results.push_back(program()(input));
        results.back().was_stopped = input == "s";
        if (input == "s") break;
      }
      return results;
    };
  }
  [[nodiscard]] const std::vector<std::string>& asked() const { return asked_; }
  [[nodiscard]] int announced() const { return announced_; }
  void count() { counts_ = true; }

 private:
  std::vector<std::string> asked_;
  bool counts_ = false;
  int announced_ = 0;
};

using CachedRunsTest = Runs;
using Inputs = std::vector<std::string>;

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

TEST_F(CachedRunsTest, RunOnceForAnInputThatIsAnnounced) {
  CachedRuns runs(program(), together());
  runs.run("a");
  runs.announce(Inputs{"a", "b", "c", "b"});
  EXPECT_EQ(asked(), (Inputs{"a", "b", "c"}));
  for (const char* input : {"b", "a", "c", "b"}) EXPECT_EQ(runs.run(input).output, input);
  EXPECT_EQ(asked().size(), 3U);
  EXPECT_EQ(runs.runs(), 3U);
  runs.announce(Inputs{"a", "b", "d"});  // a single input need not run in advance
  EXPECT_EQ(asked().size(), 3U);
}

TEST_F(CachedRunsTest, RunNothingBeforehandWhereThereIsNoWayTo) {
  CachedRuns runs(program());
  runs.announce(Inputs{"a", "b"});
  EXPECT_TRUE(asked().empty());
}

TEST_F(CachedRunsTest, RunAnAnnouncedInputAgainOnceWhereAskedAgainAtOnce) {
  CachedRuns runs(program(), together());
  runs.announce(Inputs{"a", ""});
  runs.run("");
  EXPECT_EQ(asked(), (Inputs{"a", ""}));
  for (const char* input : {"a", "a", "a"}) runs.run(input);
  EXPECT_EQ(asked(), (Inputs{"a", "", "a"}));
}

TEST_F(CachedRunsTest, RunNothingBeforehandOfOneThatIsOtherEachTime) {
  count();
  CachedRuns runs(program(), together());
  runs.announce(Inputs{"a", "b"});
  EXPECT_EQ(runs.run("a").output, "a1");
  EXPECT_EQ(runs.run("a").output, "a3");
  runs.announce(Inputs{"c", "d"});
  EXPECT_EQ(announced(), 1);
  EXPECT_EQ(runs.run("b").output, "b4");
}

TEST_F(CachedRunsTest, RunNothingBeforehandOnceOneWasStopped) {
  CachedRuns runs(program(), together());
  runs.announce(Inputs{"a", "s", "b"});
  EXPECT_TRUE(runs.run("s").was_stopped);
  EXPECT_EQ(runs.run("b").output, "b");
  EXPECT_EQ(asked(), (Inputs{"a", "s", "b"}));
  runs.announce(Inputs{"c", "d"});
  EXPECT_EQ(announced(), 1);
}

TEST_F(CachedRunsTest, RunAgainWhatWasAnnouncedAndForgotten) {
  CachedRuns runs(program(), together(), 3 * 30);
  const Inputs inputs = {std::string(10, 'a'), std::string(10, 'b'), std::string(10, 'c'),
                         std::string(10, 'd')};
  runs.announce(inputs);
  for (const std::string& input : inputs) EXPECT_EQ(runs.run(input).output, input);
  EXPECT_GT(asked().size(), 4U);
  runs.announce(Inputs{"e", "f"});  // the cache has no room for such large output
  EXPECT_EQ(announced(), 1);
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
