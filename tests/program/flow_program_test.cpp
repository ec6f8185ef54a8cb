// Agents that follow flow fields in the real program, set by flags, scenarios and lines of the
// input.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using Words = std::vector<std::string>;

// All forces of the group are off.
const std::string kNoForces = "0 0 0 0 0 0 0 ";
const std::string kOne = kNoForces + "1\n0.5 0.5 0 0\n";
constexpr std::string_view kCorridor = "1,1,1,1,1\n";

class FlowProgram : public ::testing::Test {
 protected:
  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  [[nodiscard]] std::string corridor() const { return folder_.add("corridor.csv", kCorridor); }

  /// One agent starts at the left end of the corridor and moves right at half a cell per step.
  [[nodiscard]] ProcessResult follow(const std::string& steps, const Words& more = {}) const {
    Words arguments = {"--flow-map", corridor(), "--goal", "4.5,0.5", "--max-speed", "0.5"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_flocking(arguments, kOne + steps);
  }

 private:
  TempFolder folder_;
};

// The example: two cells east, then south-east by 0.5*0.70711 = 0.35355 per step.
TEST_F(FlowProgram, FollowsByFlags) {
  const std::string map =
      folder().add("example.csv", "1,1,1,1\n1,255,90,1\n1,255,255,1\n1,1,1,1\n");
  const ProcessResult result =
      run_flocking({"--flow-map", map, "--goal", "3.5,0.5", "--max-speed", "0.5"},
                   kNoForces + "1\n0.5 3.5 0 0\n1\n1\n1\n1\n1\n1\n1\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.output,
            "1.000 3.500 0.500 0.000\n1.500 3.500 0.500 0.000\n2.000 3.500 0.500 0.000\n"
            "2.354 3.146 0.354 -0.354\n2.707 2.793 0.354 -0.354\n3.061 2.439 0.354 -0.354\n"
            "3.061 1.939 0.000 -0.500\n");
}

// The goal's cell begins at 4: there the agent brakes and stops.
TEST_F(FlowProgram, StopsAtTheGoal) {
  const ProcessResult result = follow("1\n1\n1\n1\n1\n1\n1\n1\n1\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output,
            "1.000 0.500 0.500 0.000\n1.500 0.500 0.500 0.000\n2.000 0.500 0.500 0.000\n"
            "2.500 0.500 0.500 0.000\n3.000 0.500 0.500 0.000\n3.500 0.500 0.500 0.000\n"
            "4.000 0.500 0.500 0.000\n4.000 0.500 0.000 0.000\n4.000 0.500 0.000 0.000\n");
}

TEST_F(FlowProgram, GoesByCellSizeAndOrigin) {
  const ProcessResult result =
      run_flocking({"--flow-map", corridor(), "--origin", "-10,20", "--cell-size", "2", "--goal",
                    "-9,21", "--max-speed", "1"},
                   kNoForces + "1\n-4.5 21 0 0\n1\n1\n1\n1\n1\n");
  EXPECT_EQ(result.output,
            "-5.500 21.000 -1.000 0.000\n-6.500 21.000 -1.000 0.000\n-7.500 21.000 -1.000 0.000\n"
            "-8.500 21.000 -1.000 0.000\n-8.500 21.000 0.000 0.000\n");
}

TEST_F(FlowProgram, FollowsTheMapsOwnGoalWhenToldTo) {
  const std::string map = folder().add("goal.csv", "1,1,0\n");
  const Words flags = {"--flow-map", map, "--max-speed", "0.5"};
  EXPECT_EQ(run_flocking(flags, kOne + "1\n").output, "0.500 0.500 0.000 0.000\n");
  Words following = flags;
  following.emplace_back("--follow-flow");
  EXPECT_EQ(run_flocking(following, kOne + "1\n").output, "1.000 0.500 0.500 0.000\n");
}

TEST_F(FlowProgram, FindsTheMapBesideItsScenario) {
  static_cast<void>(folder().add("worlds/maps/corridor.csv", kCorridor));
  const std::string scenario =
      folder().add("worlds/walk.toml",
                   "max_speed = 0.5\n[flow]\nmap = \"maps/corridor.csv\"\ngoal = [4.5, 0.5]\n"
                   "[flow.box]\ngate = [2, 0, 3, 1]\n");
  EXPECT_EQ(run_flocking({"--scenario", scenario}, kOne + "1\n").output,
            "0.500 0.500 0.000 0.000\n")
      << "the gate is shut";
  const ProcessResult open =
      run_flocking({"--scenario", scenario}, kOne + "unset flow.box.gate\n1\n");
  EXPECT_EQ(open.exit_status, 0) << open.error;
  EXPECT_EQ(open.output, "1.000 0.500 0.500 0.000\n");
}

TEST_F(FlowProgram, NamesThePlaceInAScenario) {
  static_cast<void>(corridor());
  const std::string scenario = folder().add(
      "walk.toml", "max_speed = 0.5\n[flow]\nmap = \"corridor.csv\"\ngoal = [5, 0.5]\n");
  const ProcessResult result = run_flocking({"--scenario", scenario}, kOne + "1\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error,
            "flocking: error: " + scenario +
                ":4:8: the goal 5,0.5 lies outside of the map, which goes from 0,0 up to and not "
                "including 5,1\ngoal = [5, 0.5]\n       ^~\n");
  const std::string lost = folder().add("lost.toml", "[flow]\nmap = \"lost.csv\"\n");
  const ProcessResult unreadable = run_flocking({"--scenario", lost}, kOne + "1\n");
  EXPECT_EQ(unreadable.exit_status, 3);
  EXPECT_EQ(unreadable.error,
            "flocking: error: " + lost +
                ":2:7: lost.csv: cannot open for reading: No such file or directory\n");
}

// While the gate is closed, there is no way to the goal and the agent brakes. When it is open
// again, the agent continues.
TEST_F(FlowProgram, OpensAndClosesAGateBetweenSteps) {
  const ProcessResult result = follow(
      "1\nset flow.box.gate 2,0,3,1\n1\n1\nunset flow.box.gate\n1\n"
      "set flow.box.gate 0,0,1,1\n1\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.output,
            "1.000 0.500 0.500 0.000\n1.000 0.500 0.000 0.000\n1.000 0.500 0.000 0.000\n"
            "1.500 0.500 0.500 0.000\n2.000 0.500 0.500 0.000\n");
}

TEST_F(FlowProgram, GoesRoundABoxThatMoves) {
  const std::string map = folder().add("room.csv", "1,1,1\n1,1,1\n1,1,1\n");
  const ProcessResult result = run_flocking(
      {"--flow-map", map, "--goal", "2.5,1.5", "--max-speed", "0.25", "--set", "flow.corners=safe"},
      kNoForces +
          "1\n0.5 1.5 0 0\nset flow.box.cart 1,1,2,3\n1\nset flow.box.cart 1,0,2,2\n1\n"
          "set flow.box.cart 1,2,2,3\n1\n");
  EXPECT_EQ(result.output,
            "0.500 1.250 0.000 -0.250\n0.500 1.500 0.000 0.250\n0.750 1.500 0.250 0.000\n");
}

TEST_F(FlowProgram, TurnsRoundToAnotherGoal) {
  const ProcessResult result = follow("1\nset flow.goal 0.5,0.5\n1\n1\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output,
            "1.000 0.500 0.500 0.000\n0.500 0.500 -0.500 0.000\n0.500 0.500 0.000 0.000\n");
}

TEST_F(FlowProgram, AnswersEachStepOfADrivingProgram) {
  Process process({kProgram, "--flow-map", corridor(), "--goal", "4.5,0.5", "--max-speed", "0.5"});
  process.write(kOne + "1\n");
  EXPECT_EQ(process.read_lines(1), "1.000 0.500 0.500 0.000\n");
  process.write("set flow.box.gate 2,0,3,1\n1\n");
  EXPECT_EQ(process.read_lines(1), "1.000 0.500 0.000 0.000\n");
  process.write("unset flow.box.gate\n1\n");
  EXPECT_EQ(process.read_lines(1), "1.500 0.500 0.500 0.000\n");
  EXPECT_EQ(process.finish().exit_status, 0);
}

TEST_F(FlowProgram, PrintsAllStepsBeforeAGoalInAWall) {
  const std::string map = folder().add("wall.csv", "1,1,1,255\n");
  const ProcessResult result =
      run_flocking({"--flow-map", map, "--goal", "2.5,0.5", "--max-speed", "0.5"},
                   kOne + "1\n1\nset flow.goal 3.5,0.5\n1\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, "1.000 0.500 0.500 0.000\n1.500 0.500 0.500 0.000\n");
  EXPECT_EQ(result.error,
            "flocking: error: <stdin>:5:5: the goal 3.5,0.5 lies in a blocked cell of the map\n"
            "set flow.goal 3.5,0.5\n    ^~~~~~~~~\n");
}

TEST_F(FlowProgram, BlamesTheLineThatMadeAFlagWrong) {
  const ProcessResult box = follow("1\nset flow.box.gate 4,0,5,1\n1\n");
  EXPECT_EQ(box.exit_status, 1);
  EXPECT_EQ(box.output, "1.000 0.500 0.500 0.000\n");
  EXPECT_EQ(box.error,
            "flocking: error: <stdin>:4:5: flow.box.gate blocks the cell of the goal\n"
            "set flow.box.gate 4,0,5,1\n    ^~~~~~~~~~~~~\n");
  const ProcessResult size = follow("1\nset flow.cell_size 0.5\n1\n");
  EXPECT_EQ(size.exit_status, 1);
  EXPECT_EQ(size.output, "1.000 0.500 0.500 0.000\n");
  EXPECT_EQ(size.error,
            "flocking: error: <stdin>:4:1: after this line: --goal: the goal 4.5,0.5 lies outside "
            "of the map, which goes from 0,0 up to and not including 2.5,0.5\n"
            "set flow.cell_size 0.5\n^~~~~~~~~~~~~~~~~~~~~~\n");
  const ProcessResult map = follow("1\nunset flow.map\n1\n");
  EXPECT_EQ(map.exit_status, 1);
  EXPECT_EQ(map.error,
            "flocking: error: <stdin>:4:1: after this line: --goal: flow needs flow.map; give "
            "--flow-map FILE\nunset flow.map\n^~~~~~~~~~~~~~\n");
}

TEST_F(FlowProgram, NamesTheLineOfAnUnreadableMap) {
  const ProcessResult result = follow("1\nset flow.map /no/such/map\n1\n");
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.output, "1.000 0.500 0.500 0.000\n");
  EXPECT_EQ(result.error,
            "flocking: error: <stdin>:4:5: /no/such/map: cannot open for reading: No such file or "
            "directory\n");
}

TEST_F(FlowProgram, ExitsAsItsFaultTells) {
  const auto run = [&](const Words& flags) { return run_flocking(flags, kOne + "1\n"); };
  const ProcessResult lost = run({"--flow-map", "/no/such/map", "--goal", "1,0"});
  EXPECT_EQ(lost.exit_status, 3);
  EXPECT_EQ(lost.error,
            "flocking: error: --flow-map: /no/such/map: cannot open for reading: No such file or "
            "directory\n");
  const ProcessResult outside =
      run({"--flow-map", corridor(), "--goal", "5,0", "--max-speed", "1"});
  EXPECT_EQ(outside.exit_status, 1);
  EXPECT_EQ(outside.error,
            "flocking: error: --goal: the goal 5,0 lies outside of the map, which goes from 0,0 up "
            "to and not including 5,1\n");
  const ProcessResult slow = run({"--flow-map", corridor(), "--goal", "1,0"});
  EXPECT_EQ(slow.exit_status, 2);
  EXPECT_EQ(slow.error,
            "flocking: error: --goal: flow needs max_speed; give --max-speed S\n"
            "Try 'flocking --help'.\n");
  const ProcessResult aimless =
      run({"--flow-map", corridor(), "--follow-flow", "--max-speed", "1"});
  EXPECT_EQ(aimless.exit_status, 2);
  EXPECT_EQ(aimless.error,
            "flocking: error: --follow-flow: flow needs flow.goal; give --goal X,Y\n"
            "Try 'flocking --help'.\n");
}

TEST_F(FlowProgram, LeadsGroupsToGoalsOfTheirOwn) {
  const ProcessResult result =
      run_flocking({"--flow-map", corridor(), "--max-speed", "0.5", "--set",
                    "group.west.agents=0,2", "--set", "group.west.flow.goal=0.5,0.5", "--set",
                    "group.east.agents=1", "--set", "group.east.flow.goal=4.5,0.5"},
                   kNoForces + "4\n2.5 0.5 0 0\n2.5 0.5 0 0\n3.5 0.25 0 0\n2.5 0.5 0 0\n1\n");
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_EQ(result.output,
            "2.000 0.500 -0.500 0.000\n3.000 0.500 0.500 0.000\n3.000 0.250 -0.500 0.000\n"
            "2.500 0.500 0.000 0.000\n");
}

TEST_F(FlowProgram, LeadsOneAgentToAGoalOfItsOwn) {
  const std::string four = "2.5 0.5 0 0\n2.5 0.5 0 0\n2.5 0.5 0 0\n2.5 0.5 0 0\n";
  const ProcessResult result =
      run_flocking({"--flow-map", corridor(), "--max-speed", "0.5", "--goal", "0.5,0.5", "--set",
                    "agent.3.flow.goal=4.5,0.5"},
                   kNoForces + "4\n" + four + "1\nunset agent.3.flow.goal\n1\n");
  EXPECT_EQ(result.exit_status, 0) << result.error;
  const std::string west = "2.000 0.500 -0.500 0.000\n";
  const std::string farther = "1.500 0.500 -0.500 0.000\n";
  EXPECT_EQ(result.output, west + west + west + "3.000 0.500 0.500 0.000\n" + farther + farther +
                               farther + "2.500 0.500 -0.500 0.000\n");
}

TEST_F(FlowProgram, KeepsTheMapItHasRead) {
  Process process({kProgram, "--flow-map", corridor(), "--goal", "4.5,0.5", "--max-speed", "0.5"});
  process.write(kOne + "1\n");
  EXPECT_EQ(process.read_lines(1), "1.000 0.500 0.500 0.000\n");
  folder().remove("corridor.csv");
  process.write("set flow.box.gate 2,0,3,1\n1\n");
  EXPECT_EQ(process.read_lines(1), "1.000 0.500 0.000 0.000\n");
  EXPECT_EQ(process.finish().exit_status, 0);
}

}  // namespace
}  // namespace flocking::testing
