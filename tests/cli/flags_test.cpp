#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "base/error.h"
#include "cli/arguments.h"
#include "support/memory_file.h"

namespace flocking::cli {
namespace {

using Words = std::vector<std::string>;

app::SimulateOptions options_of(const Words& arguments) {
  std::vector<const char*> argv = {"flocking"};
  for (const std::string& argument : arguments) argv.push_back(argument.c_str());
  return std::get<app::SimulateOptions>(
      parse_arguments(static_cast<int>(argv.size()), argv.data()));
}

struct Flag {
  Words arguments;
  Words settings;  // PATH VALUE PATH VALUE ...
};

// Checks that `flag` sets its settings and nothing else.
void check(const Flag& flag) {
  SCOPED_TRACE(flag.arguments.front());
  settings::Tree expected;
  for (std::size_t i = 0; i < flag.settings.size(); i += 2) {
    expected.set(flag.settings[i], flag.settings[i + 1], settings::Origin::of_flag("expected"));
  }
  const app::SimulateOptions options = options_of(flag.arguments);
  EXPECT_EQ(options.settings.entries().size(), expected.entries().size());
  for (const auto& [path, entry] : expected.entries()) {
    const settings::Entry* found = options.settings.find(path);
    ASSERT_NE(found, nullptr) << path;
    EXPECT_EQ(found->value, entry.value) << path;
  }
}

TEST(Flags, SetTheirPathsAndNoOthers) {
  check({{"--set", "agent.7.seek.target=1,2"}, {"agent.7.seek.target", "1,2"}});
  check({{"--rules", "book"}, {"rules", "book"}});
  check({{"--seek", "-1,2"}, {"seek.target", "-1,2"}});
  check({{"--flee=-.5,2"}, {"flee.target", "-0.5,2"}});
  check({{"--arrive", "1, 2"}, {"arrive.target", "1,2"}});
  check({{"--pursue", "3"}, {"pursue.target", "3"}});
  check({{"--evade", "0-2,5"}, {"evade.targets", "0,1,2,5"}});
  check({{"--wander"}, {"wander.enabled", "true"}});
  check({{"--avoid-obstacles"}, {"obstacle_avoidance.enabled", "true"}});
  check({{"--avoid-walls"}, {"wall_avoidance.enabled", "true"}});
  check({{"--interpose", "1,2"}, {"interpose.a", "1", "interpose.b", "2"}});
  check({{"--hide-from", "4"}, {"hide.from", "4"}});
  check({{"--follow-path", "1,2 3,4"}, {"path_following.waypoints", "1,2 3,4"}});
  check({{"--offset-pursue", "1,-2,3"},
         {"offset_pursuit.leader", "1", "offset_pursuit.offset", "-2,3"}});
  check({{"--follow-leader", "1"}, {"leader_following.leader", "1"}});
  check({{"--mass", "2"}, {"mass", "2"}});
  check({{"--max-speed", "3"}, {"max_speed", "3"}});
  check({{"--max-force", "4"}, {"max_force", "4"}});
  check({{"--radius", "5"}, {"radius", "5"}});
  check({{"--combine", "dithered"}, {"combine.method", "dithered"}});
  check({{"--weight", "group.g.seek=2"}, {"group.g.seek.weight", "2"}});
  check({{"--fov", "270"}, {"fov", "270"}});
  check({{"--max-neighbors", "7"}, {"max_neighbors", "7"}});
  check({{"--wrap", "8,9"}, {"wrap", "8,9"}});
  check({{"--no-overlap"}, {"no_overlap", "true"}});
  check({{"--smooth-heading", "3"}, {"smooth_heading", "3"}});
  check({{"--seed", "18446744073709551615"}, {"seed", "18446744073709551615"}});
}

TEST(Flags, PutUpSeveralThings) {
  check({{"--obstacle", "1,-2,3", "--obstacle", "4, 5, 6"},
         {"obstacle.flag1.center", "1,-2", "obstacle.flag1.radius", "3",  //
          "obstacle.flag2.center", "4,5", "obstacle.flag2.radius", "6"}});
  check({{"--wall", "1,2,3,4", "--wall=-5,6,7,-8"},
         {"wall.flag1.from", "1,2", "wall.flag1.to", "3,4",  //
          "wall.flag2.from", "-5,6", "wall.flag2.to", "7,-8"}});
}

TEST(Flags, SetUpAFlowField) {
  check({{"--follow-flow"}, {"flow.enabled", "true"}});
  check({{"--flow-map", "maze.map"}, {"flow.map", "maze.map"}});
  check({{"--goal", "-1,2.5"}, {"flow.goal", "-1,2.5"}});
  check({{"--cell-size", "0.5"}, {"flow.cell_size", "0.5"}});
  check({{"--origin=-3,4"}, {"flow.origin", "-3,4"}});
  check({{"--set", "flow.box.gate=4, 3,-2,1"}, {"flow.box.gate", "4,3,-2,1"}});
}

TEST(Flags, LetTheLaterWin) {
  const testing::MemoryFile file("mass = 3\n");
  const std::string scenario = "/proc/self/fd/" + std::to_string(file.rewound());
  check({{"--mass", "1", "--set", "mass=2"}, {"mass", "2"}});
  check({{"--mass", "1", "--set", "mass=2", "--mass", "4"}, {"mass", "4"}});
  check({{"--mass", "1", "--scenario", scenario}, {"mass", "3"}});
  check({{"--scenario", scenario, "--mass", "1"}, {"mass", "1"}});
  check({{"--set=wander.enabled=no", "--wander"}, {"wander.enabled", "true"}});
  check({{"--wander", "--set=wander.enabled=no"}, {"wander.enabled", "false"}});
}

TEST(Flags, SayWhatToPrint) {
  const app::SimulateOptions plain = options_of({"--columns", "x,y,vx,vy", "--format", "text"});
  EXPECT_TRUE(plain.style.fields.empty()) << "the assignment's own lines";
  const app::SimulateOptions csv = options_of({"--columns", "id, force", "--format", "csv"});
  EXPECT_EQ(csv.style.format, io::LineFormat::kCsv);
  ASSERT_EQ(csv.style.fields.size(), 3U);
  EXPECT_EQ(csv.style.fields[2].name, "force_y");
  EXPECT_EQ(options_of({"--format=jsonl"}).style.fields.size(), 4U);
  EXPECT_EQ(options_of({"--every", "30"}).every, 30U);
  EXPECT_TRUE(options_of({"--last"}).last);
}

std::string flag_error_of(const Words& arguments) {
  try {
    options_of(arguments);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Flags, RefuseWrongValues) {
  EXPECT_EQ(flag_error_of({"--seek", "1"}), "--seek: expected a point X,Y, found '1'");
  EXPECT_EQ(flag_error_of({"--seek", "[1,2]"}), "--seek: expected a point X,Y, found '[1,2]'");
  EXPECT_EQ(flag_error_of({"--obstacle=1,2"}), "--obstacle: expected X,Y,R, found '1,2'");
  EXPECT_EQ(flag_error_of({"--obstacle=1,2,-3"}),
            "--obstacle: expected a number of at least 0, found '-3'");
  EXPECT_EQ(flag_error_of({"--wall=1,2,3"}), "--wall: expected X1,Y1,X2,Y2, found '1,2,3'");
  EXPECT_EQ(flag_error_of({"--goal", ""}), "--goal: expected a point X,Y, found ''");
  EXPECT_EQ(flag_error_of({"--cell-size=0"}), "--cell-size: expected a number above 0, found '0'");
  EXPECT_EQ(flag_error_of({"--set=flow.box.gate=1,2,3"}),
            "--set flow.box.gate: expected a box X0,Y0,X1,Y1, found '1,2,3'");
  EXPECT_EQ(flag_error_of({"--interpose=1"}), "--interpose: expected ID,ID, found '1'");
  EXPECT_EQ(flag_error_of({"--offset-pursue=1,2"}),
            "--offset-pursue: expected ID,DX,DY, found '1,2'");
  EXPECT_EQ(flag_error_of({"--weight=seek"}), "--weight: expected NAME=VALUE, found 'seek'");
  EXPECT_EQ(flag_error_of({"--weight=seek=x"}), "--weight seek: expected a number, found 'x'");
  EXPECT_EQ(flag_error_of({"--weight=sek=1"}),
            "--weight: unknown setting 'sek.weight'; did you mean seek.weight?");
  EXPECT_EQ(flag_error_of({"--set", "mass=x"}), "--set mass: expected a number above 0, found 'x'");
}

TEST(Flags, RefuseToPrintWhatTheyDoNotKnow) {
  EXPECT_EQ(flag_error_of({"--columns=x,heading_x"}),
            "--columns: there is no column 'heading_x' (there are: id, step, time, x, y, vx, vy, "
            "heading, smoothed_heading, force, force_forward, force_side); did you mean heading?");
  EXPECT_EQ(flag_error_of({"--format=json"}),
            "--format: expected one of: text, csv, jsonl, found 'json'; did you mean jsonl?");
  for (const std::string wrong : {"0", "-1", "1.5", "x", "99999999999999999999"}) {
    EXPECT_EQ(flag_error_of({"--every", wrong}),
              "--every: expected a whole number of at least 1, found '" + wrong + "'");
  }
}

TEST(Flags, NeedTheScenarioThatTheyName) {
  EXPECT_THROW(options_of({"--scenario", "/nowhere/flock.toml"}), EnvironmentError);
}

}  // namespace
}  // namespace flocking::cli
