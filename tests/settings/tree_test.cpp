#include "settings/tree.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.h"
#include "settings/instruction.h"
#include "settings/scenario.h"

namespace flocking::settings {
namespace {

std::string flag_error(std::string_view path, std::string_view value) {
  Tree tree;
  try {
    tree.set(path, value, Origin::of_flag("--set"));
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Tree, KeepsValuesOfEveryType) {
  Tree tree;
  const Origin origin = Origin::of_flag("--set");
  tree.set("max_speed", " 2.5e1 ", origin);
  tree.set("seek.target", "-1, 2", origin);
  tree.set("agent.7.wander.enabled", "off", origin);
  tree.set("group.sheep.agents", "0-2,9", origin);
  tree.set("interpose.a", "3", origin);
  tree.set("interpose.b", "3,4", origin);
  tree.set("path_following.waypoints", "1,2 3,4", origin);
  tree.set("layers", "sheep, dogs", origin);
  const auto value = [&tree](std::string_view path) { return tree.find(path)->value; };
  EXPECT_EQ(std::get<double>(value("max_speed")), 25.0);
  EXPECT_EQ(std::get<Vec2>(value("seek.target")), (Vec2{-1, 2}));
  EXPECT_EQ(std::get<bool>(value("agent.7.wander.enabled")), false);
  EXPECT_EQ(std::get<std::vector<std::uint64_t>>(value("group.sheep.agents")),
            (std::vector<std::uint64_t>{0, 1, 2, 9}));
  EXPECT_EQ(std::get<std::uint64_t>(std::get<Place>(value("interpose.a"))), 3U);
  EXPECT_EQ(std::get<Vec2>(std::get<Place>(value("interpose.b"))), (Vec2{3, 4}));
  EXPECT_EQ(std::get<std::vector<Vec2>>(value("path_following.waypoints")),
            (std::vector<Vec2>{{1, 2}, {3, 4}}));
  EXPECT_EQ(std::get<std::vector<std::string>>(value("layers")),
            (std::vector<std::string>{"sheep", "dogs"}));
}

TEST(Tree, ForgetsWhatIsUnset) {
  Tree tree;
  tree.set("mass", "2", Origin::of_flag("--mass"));
  tree.unset("mass", Origin::of_flag("--set"));
  EXPECT_EQ(tree.find("mass"), nullptr);
  EXPECT_NO_THROW(tree.unset("mass", Origin::of_flag("--set")));
}

TEST(Tree, KnowsAnAgentByItsNumberHoweverItIsWritten) {
  Tree tree;
  const Origin origin = Origin::of_flag("--set");
  tree.set("agent.007.mass", "2", origin);
  ASSERT_NE(tree.find("agent.7.mass"), nullptr);
  EXPECT_EQ(std::get<double>(tree.find("agent.7.mass")->value), 2.0);
  tree.unset("agent.07.mass", origin);
  EXPECT_TRUE(tree.empty());
}

// A new row in the table is enough to add a kind of object.
TEST(Address, FindsEveryThingOfTheTableByItsName) {
  for (const Row& row : table()) {
    if (row.scope != Scope::kObject) continue;
    std::string path(row.setting.path);
    path.replace(path.find("NAME"), 4, "a_b-2");
    const Address address = address_of(path);
    EXPECT_EQ(address.row, &row) << path;
    EXPECT_EQ(address.name, "a_b-2") << path;
    const bool is_group = path.starts_with("group.");
    EXPECT_EQ(address.kind, is_group ? Address::Kind::kGroup : Address::Kind::kObject) << path;
  }
}

struct Refusal {
  const char* path;
  const char* value;
  const char* message;
};

std::ostream& operator<<(std::ostream& out, const Refusal& refusal) { return out << refusal.path; }

class TreeRefuses : public ::testing::TestWithParam<Refusal> {};

TEST_P(TreeRefuses, WithTheReason) {
  EXPECT_EQ(flag_error(GetParam().path, GetParam().value), GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Paths, TreeRefuses,
    ::testing::Values(
        Refusal{"max_sped", "1", "--set: unknown setting 'max_sped'; did you mean max_speed?"},
        Refusal{"agent.7.sek.target", "1,2",
                "--set: unknown setting 'agent.7.sek.target'; did you mean agent.7.seek.target?"},
        Refusal{"group.sheep.evade.layer", "dogs",
                "--set: unknown setting 'group.sheep.evade.layer'; did you mean "
                "group.sheep.evade.layers?"},
        Refusal{"qqqqqqqq", "1",
                "--set: unknown setting 'qqqqqqqq'; 'flocking settings' lists all"},
        Refusal{
            "agent.x.mass", "1",
            "--set: unknown setting 'agent.x.mass': expected agent.ID.mass with an agent's number"},
        Refusal{
            "agent.1.seed", "1",
            "--set: unknown setting 'agent.1.seed': seed is set for the whole simulation, not for "
            "a group or an agent"},
        Refusal{
            "obstacle.a b.radius", "1",
            "--set: unknown setting 'obstacle.a b.radius': names are made of letters, digits, _ "
            "and -"},
        Refusal{
            "flow.box.a.b", "1",
            "--set: unknown setting 'flow.box.a.b': names are made of letters, digits, _ and -"},
        Refusal{"", "1", "--set: unknown setting ''; 'flocking settings' lists all"}));

INSTANTIATE_TEST_SUITE_P(
    UnfinishedPaths, TreeRefuses,
    ::testing::Values(
        Refusal{"seek", "1,2", "--set: unknown setting 'seek'; did you mean seek.target?"},
        Refusal{"agent.7.seek", "1,2",
                "--set: unknown setting 'agent.7.seek'; did you mean agent.7.seek.target?"},
        Refusal{"obstacle", "1",
                "--set: unknown setting 'obstacle'; did you mean obstacle.NAME.center?"},
        Refusal{"wall.w", "1", "--set: unknown setting 'wall.w'; did you mean wall.w.from?"},
        Refusal{"obstacle.rock.centre", "1",
                "--set: unknown setting 'obstacle.rock.centre'; did you mean "
                "obstacle.rock.center?"},
        Refusal{"flow.box", "1", "--set: unknown setting 'flow.box'; did you mean flow.box.NAME?"},
        Refusal{"group.sheep", "1",
                "--set: unknown setting 'group.sheep'; did you mean group.sheep.agents?"},
        Refusal{"group.sheep.agent", "1",
                "--set: unknown setting 'group.sheep.agent'; did you mean group.sheep.agents?"},
        // The message does not repeat characters that must be quoted.
        Refusal{"agent.\x1b.mas", "1",
                "--set: unknown setting 'agent.\\x1b.mas'; did you mean mass?"}));

INSTANTIATE_TEST_SUITE_P(
    Values, TreeRefuses,
    ::testing::Values(
        Refusal{"mass", "0", "--set: expected a number above 0, found '0'"},
        Refusal{"mass", "heavy", "--set: expected a number above 0, found 'heavy'"},
        Refusal{"radius", "-1", "--set: expected a number of at least 0, found '-1'"},
        Refusal{"fov", "361", "--set: expected a number above 0 and at most 360, found '361'"},
        Refusal{"seed", "1.5", "--set: expected a whole number, found '1.5'"},
        Refusal{"smooth_heading", "0", "--set: expected a whole number of at least 1, found '0'"},
        Refusal{"seek.target", "1", "--set: expected a point X,Y, found '1'"},
        Refusal{"seek.target", "1,2,3", "--set: expected a point X,Y, found '1,2,3'"},
        Refusal{"containment.box", "1,2,3",
                "--set: expected a box X0,Y0,X1,Y1 with X0 < X1 and Y0 < Y1, found '1,2,3'"},
        Refusal{"containment.box", "1,2,1,3",
                "--set: expected a box X0,Y0,X1,Y1 with X0 < X1 and Y0 < Y1, found '1,2,1,3'"},
        Refusal{"containment.box", "1,2,3,0",
                "--set: expected a box X0,Y0,X1,Y1 with X0 < X1 and Y0 < Y1, found '1,2,3,0'"},
        Refusal{"torus", "maybe", "--set: expected true or false, found 'maybe'"},
        Refusal{"combine.method", "priority",
                "--set: expected one of: sum, truncated, prioritized, dithered, found 'priority'"},
        Refusal{
            "combine.method", "summ",
            "--set: expected one of: sum, truncated, prioritized, dithered, found 'summ'; did you "
            "mean sum?"},
        Refusal{"pursue.target", "-1", "--set: expected an agent's number, from 0, found '-1'"},
        Refusal{"interpose.a", "x", "--set: expected an agent's number, or a point X,Y, found 'x'"},
        Refusal{"path_following.waypoints", "", "--set: expected points X,Y X,Y ..., found ''"},
        Refusal{"evade.targets", "5-3",
                "--set: expected agents' numbers such as 0-19,25, found '5-3'"},
        Refusal{"layers", "sheep,,dogs",
                "--set: expected names such as sheep,dogs, found 'sheep,,dogs'"}));

TEST(Tree, TakesTheLargestAgentNumber) {
  Tree tree;
  const Origin origin = Origin::of_flag("--set");
  tree.set("evade.targets", "18446744073709551614-18446744073709551615", origin);
  EXPECT_EQ(std::get<std::vector<std::uint64_t>>(tree.find("evade.targets")->value),
            (std::vector<std::uint64_t>{18446744073709551614U, 18446744073709551615U}));
}

std::string instruction_error(const std::string& line) {
  Tree tree;
  try {
    apply_instruction(tree, line, 0, {"in", 9, 1});
  } catch (const InputError& error) {
    EXPECT_EQ(error.status(), ExitStatus::kNo);
    return error.what();
  }
  return "";
}

TEST(Instruction, PointsAtWhatIsWrong) {
  EXPECT_EQ(instruction_error("set"), "in:9:1: expected set PATH VALUE\nset\n^~~");
  EXPECT_EQ(instruction_error("unset"), "in:9:1: expected unset PATH\nunset\n^~~~~");
  EXPECT_EQ(instruction_error("set mass"),
            "in:9:5: expected a value after set mass\nset mass\n    ^~~~");
  EXPECT_EQ(instruction_error("set mas 1"),
            "in:9:5: unknown setting 'mas'; did you mean mass?\nset mas 1\n    ^~~");
  EXPECT_EQ(instruction_error("set  mass  0 "),
            "in:9:12: mass: expected a number above 0, found '0'\nset  mass  0 \n           ^");
  EXPECT_EQ(instruction_error("unset mass 1"),
            "in:9:12: expected nothing after unset PATH, found '1'\nunset mass 1\n           ^");
}

TEST(Instruction, RepeatsOnlyWhatIsSafeToPrint) {
  EXPECT_EQ(instruction_error("set mas"),
            "in:9:5: unknown setting 'mas'; did you mean mass?\nset mas\n    ^~~");
  EXPECT_EQ(instruction_error("set \x1b[31m"),
            "in:9:5: unknown setting '\\x1b[31m'; 'flocking settings' lists all\n"
            "set ?[31m\n    ^~~~~");
}

TEST(Instruction, SetsAndUnsets) {
  Tree tree;
  apply_instruction(tree, "0.1 set agent.0.seek.target 1,2\r", 4, {"in", 9, 5});
  EXPECT_EQ(std::get<Vec2>(tree.find("agent.0.seek.target")->value), (Vec2{1, 2}));
  apply_instruction(tree, "unset agent.0.seek.target", 0, {"in", 10, 1});
  EXPECT_TRUE(tree.empty());
}

std::string scenario_error(std::string_view text, const std::string& source = "flock.toml") {
  Tree tree;
  try {
    apply_scenario(tree, text, source);
  } catch (const InputError& error) {
    EXPECT_EQ(error.status(), ExitStatus::kNo);
    return error.what();
  }
  return "";
}

TEST(Scenario, NestsAsThePathsDo) {
  Tree tree;
  apply_scenario(tree,
                 "max_speed = 10\n"
                 "obstacle.rock = { center = [1, 2.5], radius = 3 }\n"
                 "[group.sheep]\n"
                 "agents = \"1-3\"\n"
                 "evade.layers = [\"dog\"]\n"
                 "path_following.waypoints = [[0, 0], [1, -2]]\n"
                 "[agent.0]\n"
                 "evade.targets = [1, 2]\n",
                 "flock.toml");
  EXPECT_EQ(std::get<double>(tree.find("max_speed")->value), 10.0);
  EXPECT_EQ(std::get<Vec2>(tree.find("obstacle.rock.center")->value), (Vec2{1, 2.5}));
  EXPECT_EQ(std::get<std::vector<std::string>>(tree.find("group.sheep.evade.layers")->value),
            std::vector<std::string>{"dog"});
  EXPECT_EQ(std::get<std::vector<Vec2>>(tree.find("group.sheep.path_following.waypoints")->value),
            (std::vector<Vec2>{{0, 0}, {1, -2}}));
  EXPECT_EQ(std::get<std::vector<std::uint64_t>>(tree.find("agent.0.evade.targets")->value),
            (std::vector<std::uint64_t>{1, 2}));
}

TEST(Scenario, GivesTheLaterLineThePrecedence) {
  Tree tree;
  apply_scenario(tree, "[group.z]\nmass = 1\n[group.a]\nmass = 2\n", "flock.toml");
  EXPECT_LT(tree.find("group.z.mass")->order, tree.find("group.a.mass")->order);
}

TEST(Scenario, NamesLineAndColumn) {
  EXPECT_EQ(scenario_error("mass = 1\n[wander]\nradius = \"wide\"\n"),
            "flock.toml:3:10: wander.radius: expected a number of at least 0, found 'wide'\n"
            "radius = \"wide\"\n         ^~~~~~");
  EXPECT_EQ(scenario_error("[wander]\nradiuz = 1\n"),
            "flock.toml:2:10: unknown setting 'wander.radiuz'; did you mean wander.radius?\n"
            "radiuz = 1\n         ^");
  const std::string broken = scenario_error("mass = \n");
  EXPECT_TRUE(broken.starts_with("flock.toml:1:8: not TOML: ")) << broken;
}

TEST(Scenario, CountsColumnsInBytesBehindAByteOrderMark) {
  EXPECT_EQ(scenario_error("flow = { map = \"gr\u00f6\u00dfe.map\", cell_size = 0 }\n"),
            "flock.toml:1:43: flow.cell_size: expected a number above 0, found '0'\n"
            "flow = { map = \"gr\u00f6\u00dfe.map\", cell_size = 0 }\n"
            "                                        ^");
  EXPECT_EQ(scenario_error("\xEF\xBB\xBFmass = 0\n"),
            "flock.toml:1:8: mass: expected a number above 0, found '0'\nmass = 0\n       ^");
  const std::string broken = scenario_error("flow.map = \"\u00f6\" x\n");
  EXPECT_TRUE(broken.starts_with("flock.toml:1:17: not TOML: ")) << broken;
  EXPECT_TRUE(broken.ends_with("\nflow.map = \"\u00f6\" x\n               ^")) << broken;
}

TEST(Scenario, TellsAnUnknownSettingWhateverItsValue) {
  EXPECT_EQ(scenario_error("[[obstacle]]\nradius = 1\n"),
            "flock.toml:1:1: unknown setting 'obstacle'; did you mean obstacle.NAME.center?\n"
            "[[obstacle]]\n^~~~~~~~~~");
  EXPECT_EQ(scenario_error("\"\\u001b\" = 2024-06-01\n"),
            "flock.toml:1:12: unknown setting '\\x1b'; 'flocking settings' lists all\n"
            "\"\\u001b\" = 2024-06-01\n           ^~~~~~~~~~");
  EXPECT_EQ(scenario_error("mass = 2024-06-01\n"),
            "flock.toml:1:8: mass: expected a number, a text, true or false, or a list\n"
            "mass = 2024-06-01\n       ^~~~~~~~~~");
}

TEST(Scenario, TakesNoFolderForAMapWithoutAName) {
  EXPECT_EQ(scenario_error("flow.map = \"\"\n", "/proc/flock.toml"),
            "/proc/flock.toml:1:12: flow.map: expected a file, found ''\n"
            "flow.map = \"\"\n           ^~");
}

}  // namespace
}  // namespace flocking::settings
