// Runs `flocking new` like a user, and scenarios that describe a flock.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "settings/rows.h"
#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

ProcessResult made(Words words) {
  words.insert(words.begin(), "new");
  return run_flocking(words);
}

void expect_refusal(const Words& words, const std::string& message) {
  const ProcessResult result = made(words);
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.error, "flocking: error: " + message + "\nTry 'flocking new --help'.\n");
  EXPECT_EQ(result.output, "");
}

TEST(NewProgram, MakesAnInput) {
  EXPECT_EQ(made({"--ring",     "5",       "--agents",    "4",          "--directions",
                  "inward",     "--speed", "2",           "--steps",    "2",
                  "--radii",    "2,0.5,4", "--max-force", "0.25",       "--weights",
                  "1,-2,0.125", "--dt",    "0.05",        "--decimals", "1"})
                .output,
            "2 0.5 0.25 4 1 -2 0.125 4\n"
            "5.0 0.0 -2.0 0.0\n0.0 5.0 0.0 -2.0\n-5.0 0.0 2.0 0.0\n0.0 -5.0 0.0 2.0\n"
            "0.05\n0.05\n");
  EXPECT_EQ(
      made({"--grid", "2x2", "--area", "8,4", "--steps", "0", "--speed", "0", "--decimals", "0"})
          .output,
      "3 1 5 3 1 1 1 4\n-4 -2 0 0\n4 -2 0 0\n-4 2 0 0\n4 2 0 0\n");
}

TEST(NewProgram, MakesWhatTheSimulatorReads) {
  for (const Words& words :
       {Words{"--agents", "200"}, Words{"--agents", "0"}, Words{"--disc", "0"},
        Words{"--clusters", "7", "--agents", "50"}, Words{"--two-groups", "9"},
        Words{"--grid", "1x1"}, Words{"--dt", "-1e-3"}, Words{"--weights", "-1e6,1e6,1e-300"}}) {
    const ProcessResult simulated = run_flocking({}, made(words).output);
    EXPECT_EQ(simulated.exit_status, 0) << simulated.error;
    EXPECT_EQ(simulated.error, "");
  }
}

TEST(NewProgram, MakesTheSameForTheSameSeed) {
  const std::string first = made({}).output;
  EXPECT_EQ(made({"--seed", "1"}).output, first);
  EXPECT_NE(made({"--seed", "2"}).output, first);
  EXPECT_EQ(made({"--seed", "2"}).output, made({"--seed", "2"}).output);
}

TEST(NewProgram, WritesAFile) {
  const TempFolder folder;
  const std::string path = folder.path_of("flock.in");
  EXPECT_EQ(made({"-o", path}).output, "");
  EXPECT_EQ(folder.text_of("flock.in"), made({}).output);
  const ProcessResult full = made({"--output", "/dev/full"});
  EXPECT_EQ(full.exit_status, 3);
  EXPECT_THAT(full.error, HasSubstr("/dev/full"));
}

TEST(NewProgram, SaysWhatIsWrong) {
  expect_refusal({"--disc", "1", "--ring", "2"},
                 "--ring: the flock has a shape already, by --disc; give one of the two");
  expect_refusal({"--grid", "3x2", "--agents", "7"},
                 "--agents: the grid has room for 6, not for 7");
  expect_refusal({"--grid", "9999999x9999999"},
                 "--grid: the grid has room for 99999980000001, more than the maximum of 10000000");
  expect_refusal({"--area", "1,2", "--disc", "3"},
                 "--area: an area goes with a grid, with clusters or alone, not with --disc");
  expect_refusal(
      {"--agents", "-1"},
      "--agents: expected a whole number of at least 0 and at most 10000000, found '-1'");
  expect_refusal({"--radii", "1,2"},
                 "--radii: expected three numbers A,B,C of at least 0 and at most 1000000, found "
                 "'1,2'");
  expect_refusal({"--area", "1,-2"},
                 "--area: expected W,H, numbers of at least 0 and at most 1000000, found '1,-2'");
  expect_refusal({"--grid", "0x3"},
                 "--grid: expected COLSxROWS, whole numbers of at least 1 and at most 10000000, "
                 "found '0x3'");
  expect_refusal({"--directions", "randm"},
                 "--directions: expected one of: random, aligned, inward, outward, found 'randm'; "
                 "did you mean random?");
  expect_refusal({"20"}, "unexpected argument '20'; use options, such as --agents 20");
  expect_refusal({"--agent", "20"}, "unknown option '--agent'; did you mean --agents?");
}

// Each setting of a flock is also a flag with the same name.
TEST(NewProgram, HasTheWordsOfTheSettings) {
  const std::string help = made({"--help"}).output;
  for (const Setting& setting : settings::flock_rows()) {
    std::string flag = "--" + std::string(setting.path.substr(setting.path.find('.') + 1));
    for (char& c : flag) c = c == '_' ? '-' : c;
    EXPECT_THAT(help, HasSubstr("\n  " + flag + " ")) << setting.path;
  }
}

class FlockScenario : public ::testing::Test {
 protected:
  ProcessResult run(const std::string& toml, Words more = {}, const std::string& input = "") {
    more.insert(more.begin(), {"--scenario", folder_.add("s.toml", toml)});
    return run_flocking(more, input);
  }
  TempFolder folder_;
};

TEST_F(FlockScenario, NeedsNoInput) {
  const ProcessResult result = run(
      "max_speed = 2\n[flock]\nagents = 20\ndisc = 3\nradii = [2, 1, 2]\nweights = \"1,2,0.5\"\n"
      "dt = 0.05\nsteps = 4\nspeed = 1.5\ndirections = \"aligned\"\nseed = 9\n");
  EXPECT_EQ(result.error, "");
  const std::string input =
      made({"--agents", "20", "--disc", "3", "--radii", "2,1,2", "--weights", "1,2,0.5", "--dt",
            "0.05", "--steps", "4", "--speed", "1.5", "--directions", "aligned", "--seed", "9"})
          .output;
  EXPECT_EQ(result.output, run_flocking({"--max-speed", "2"}, input).output);
  EXPECT_EQ(result.exit_status, 0);
}

TEST_F(FlockScenario, IsDrawnAndReplayedWithoutInput) {
  const std::string scenario =
      folder_.add("s.toml", "[flock]\nagents = 3\nring = 2\nsteps = 2\nseed = 4\n");
  const std::string input = folder_.add(
      "a.in", made({"--agents", "3", "--ring", "2", "--steps", "2", "--seed", "4"}).output);
  const std::string drawn = folder_.path_of("drawn.svg");
  EXPECT_EQ(run_flocking({"plot", "--scenario", scenario, "-o", drawn}).error, "");
  const std::string named = folder_.path_of("named.svg");
  EXPECT_EQ(run_flocking({"plot", input, "-o", named, "--title", "Trajectories of 3 agents"}).error,
            "");
  EXPECT_EQ(folder_.text_of("drawn.svg"), folder_.text_of("named.svg"));

  const std::string page = folder_.path_of("page.html");
  const ProcessResult alone = run_flocking({"view", "--scenario", scenario, "-o", page});
  EXPECT_EQ(alone.output, "wrote " + page + ": 3 agents, 2 steps\n");
  EXPECT_EQ(alone.error, "");
  const ProcessResult beside = run_flocking(
      {"view", "--scenario", scenario, "-o", page, "--sandbox", "none", "--", kProgram});
  EXPECT_EQ(beside.output, "wrote " + page + ": the flocks agree\n");
  EXPECT_EQ(beside.exit_status, 0);
}

TEST_F(FlockScenario, TakesAnInputThatIsNamed) {
  const std::string input = "0 0 0 0 0 0 0 1\n0 0 3 4\n1\n";
  EXPECT_EQ(run("flock.agents = 2\n", {"--input", "-"}, input).output, "3.000 4.000 3.000 4.000\n");
  EXPECT_EQ(run("flock.agents = 2\n", {"--input", folder_.add("a.in", input)}).output,
            "3.000 4.000 3.000 4.000\n");
}

TEST_F(FlockScenario, SaysWhereItIsWrong) {
  const ProcessResult shapes = run("[flock]\nring = 2\ndisc = 1\n");
  EXPECT_EQ(shapes.exit_status, 1);
  EXPECT_THAT(shapes.error,
              HasSubstr("s.toml:3:8: the flock has a shape already, by ring; give one of the two\n"
                        "disc = 1\n       ^"));
  EXPECT_THAT(run("[flock]\nagent = 2\n").error,
              HasSubstr("s.toml:2:9: unknown setting 'flock.agent'; did you mean flock.agents?"));
}

TEST_F(FlockScenario, CannotChangeWhileRunning) {
  const ProcessResult result =
      run_flocking({}, "0 0 0 0 0 0 0 1\n0 0 3 4\nset flock.agents 3\n1\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.error, HasSubstr("<stdin>:3:5: the flock is made before the first step; this "
                                      "cannot change while running"));
}

}  // namespace
}  // namespace flocking::testing
