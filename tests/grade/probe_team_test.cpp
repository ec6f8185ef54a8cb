// Tests of submissions on several inputs in parallel.
#include "grade/probe_team.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/error.h"
#include "grade/submissions.h"
#include "sandbox/in_child.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using sandbox::testing::in_child;
using testing::TempFolder;
using Inputs = std::vector<std::string>;

class ProbesTogether : public ::testing::TestWithParam<std::size_t> {
 protected:
  ProbesTogether() { fs::permissions(folder_.path_of(""), fs::perms(0755)); }
  // Returns the result of `work` with a team for a shell script, in a process that may have
  // children.
  using Work = std::function<std::string(ProbeTeam&)>;
  [[nodiscard]] std::string with(const std::string& text, const sandbox::Limits& limits,
                                 const Work& work) const {
    const std::string path = folder_.add("script", "#!/bin/sh\n" + text);
    fs::permissions(path, fs::perms(0755));
    return in_child([&] {
      ProbeTeam team(one_submission({path}, {}), limits, sandbox::find_layers(), GetParam());
      return work(team);
    });
  }

 private:
  TempFolder folder_;
};

constexpr auto kNever = [] { return false; };
// Runs that end normally must also start and end within this limit.
constexpr int kWall = testing::kIsSanitized ? 5 : 1;

TEST_P(ProbesTogether, AnswerInTheOrderOfTheInputs) {
  const std::string text = with("read -r n; echo $n", {}, [](ProbeTeam& team) {
    std::string all;
    for (const Inputs& inputs :
         {Inputs{"1\n", "2\n", "3\n", "4\n", "5\n"}, Inputs{}, Inputs{"6\n"}}) {
      const auto results = team.run_unless(inputs, kNever);
      if (!results || results->size() != inputs.size()) return std::string("too few");
      for (const explain::RunResult& result : *results) all += result.output;
    }
    return all + team.first().run("7\n").output;
  });
  EXPECT_EQ(text, "1\n2\n3\n4\n5\n6\n7\n");
}

TEST_P(ProbesTogether, BeginNoMoreOnceOneWasStoppedSlow) {
  const std::string text = with(
      "read -r n; [ $n != 1 ] || exec sleep 100; echo $n", {.wall_s = kWall}, [](ProbeTeam& team) {
        const Inputs inputs = {"0\n", "1\n", "1\n", "1\n", "1\n", "1\n", "1\n"};
        const auto results = team.run_unless(inputs, kNever);
        const std::string next = team.first().run("2\n").output;
        return std::to_string(results->size()) + results->front().output + next;
      });
  EXPECT_EQ(text, std::to_string(1 + GetParam()) + "0\n2\n");
}

TEST_P(ProbesTogether, EndAllAtOnce) {
  const auto begin = std::chrono::steady_clock::now();
  const std::string text = with("exec sleep 1000", {.wall_s = 100}, [](ProbeTeam& team) {
    const bool has_ended = !team.run_unless(Inputs{"1", "2", "3"}, [] { return true; });
    return std::string(has_ended && !team.is_usable() ? "ended" : "still runs");
  });
  EXPECT_EQ(text, "ended");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST_P(ProbesTogether, TellWhyNoneCanBeStarted) {
  const std::string text = in_child([&] {
    std::vector<Submission> submissions(2, one_submission({"/bin/cat"}, {}));
    submissions[1].problem = "it is no program";
    ProbeTeam team(submissions, {}, sandbox::find_layers(), 0, GetParam());
    team.turn_to(1);
    const std::string reason = team.cannot_start();
    const std::size_t begun = team.run_unless(Inputs{"a", "b"}, kNever)->size();
    team.turn_to(0);
    return reason + std::to_string(begun) +
           team.run_unless(Inputs{"a", "b"}, kNever)->back().output;
  });
  EXPECT_EQ(text, "it is no program0b");
}

INSTANTIATE_TEST_SUITE_P(OfSoMany, ProbesTogether, ::testing::Values(1, 2, 3));

}  // namespace
}  // namespace flocking::grade
