// Tests of settings in the real program: flags, scenarios, lines of the input.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/memory_file.h"
#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

// A sheep at rest next to a dog at rest; all forces of the group are off.
constexpr const char* kTwo = "0 0 0 0 0 0 0 2\n0 0 0 0\n5 5 0 0\n";
constexpr const char* kSecond = "5.000 5.000 0.000 0.000\n";

ProcessResult run_two(const std::vector<std::string>& arguments, const std::string& steps) {
  return run_flocking(arguments, kTwo + steps);
}

// Returns the expected output for the first agent's lines: the second agent stays at rest.
std::string beside_rest(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n" + kSecond;
  return text;
}

TEST(SettingsProgram, ListsAllSettings) {
  const ProcessResult text = run_flocking({"settings"});
  EXPECT_EQ(text.exit_status, 0);
  EXPECT_EQ(text.error, "");
  EXPECT_NE(text.output.find("\n  seek.target "), std::string::npos);
  const ProcessResult markdown = run_flocking({"settings", "--markdown"});
  EXPECT_EQ(markdown.exit_status, 0);
  EXPECT_TRUE(markdown.output.starts_with("# Settings\n"));
  EXPECT_NE(markdown.output.find("\n| `seek.target` |"), std::string::npos);
}

TEST(SettingsProgram, TellsProgramsOfAllSettings) {
  const ProcessResult json = run_flocking({"settings", "--json"});
  EXPECT_EQ(json.exit_status, 0);
  EXPECT_TRUE(json.output.starts_with("{\n  \"schema\": \"flocking-settings/1\""));
  EXPECT_NE(json.output.find("\"path\": \"seek.target\""), std::string::npos);
  EXPECT_NE(json.output.find("\"fast\",\n        \"normal\",\n        \"slow\"\n"),
            std::string::npos);
  EXPECT_EQ(run_flocking({"settings", "--json", "--markdown"}).exit_status, 2);
}

TEST(SettingsProgram, SaysAScenarioInLinesThatAnInputTakes) {
  TempFolder folder;
  const std::string scenario =
      folder.add("s.toml",
                 "rules = \"book\"\n[agent.0]\nmax_speed = 2.5\nseek.target = [3, 4]\n"
                 "[wall.a]\nfrom = \"0,0\"\nto = [1, 0]\n");
  const ProcessResult lines = run_flocking({"settings", "--scenario", scenario});
  EXPECT_EQ(lines.exit_status, 0) << lines.error;
  EXPECT_EQ(lines.output,
            "set rules book\nset agent.0.max_speed 2.5\nset agent.0.seek.target 3,4\n"
            "set wall.a.from 0,0\nset wall.a.to 1,0\n");
  const std::string wrong = folder.add("wrong.toml", "max_sped = 1\n");
  EXPECT_EQ(run_flocking({"settings", "--scenario", wrong}).exit_status, 1);
}

TEST(SettingsProgram, SteersADogBetweenSteps) {
  const ProcessResult steered = run_two(
      {"--max-speed", "10"},
      "0.125\nset agent.0.seek.target 100,0\n0.125\nset agent.0.seek.target 0.15625,100\n0.125\n");
  EXPECT_EQ(steered.exit_status, 0);
  EXPECT_EQ(steered.error, "");
  EXPECT_EQ(steered.output, beside_rest({"0.000 0.000 0.000 0.000", "0.156 0.000 1.250 0.000",
                                         "0.293 0.156 1.094 1.250"}));
  EXPECT_EQ(run_two({"--max-speed", "10"}, "0.125\n0.125\n").output,
            beside_rest({"0.000 0.000 0.000 0.000", "0.000 0.000 0.000 0.000"}));
}

TEST(SettingsProgram, AnswersEachStepOfADrivingProgram) {
  Process process({kProgram, "--max-speed", "10"});
  process.write(std::string(kTwo) + "0.125\n");
  EXPECT_EQ(process.read_lines(2), beside_rest({"0.000 0.000 0.000 0.000"}));
  process.write("set agent.0.seek.target 100,0\n0.125\n");
  EXPECT_EQ(process.read_lines(2), beside_rest({"0.156 0.000 1.250 0.000"}));
  EXPECT_EQ(process.finish().exit_status, 0);
}

TEST(SettingsProgram, SwitchesABehaviorOffAgain) {
  const ProcessResult result =
      run_two({"--set", "agent.0.seek.target=100,0", "--max-speed=10"},
              "0.125\nunset agent.0.seek.target\n0.125\nunset max_speed\n0.125\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, beside_rest({"0.156 0.000 1.250 0.000", "0.312 0.000 1.250 0.000",
                                        "0.469 0.000 1.250 0.000"}));
}

TEST(SettingsProgram, PrintsAllStepsBeforeABadInstruction) {
  const std::string first = beside_rest({"0.000 0.000 0.000 0.000"});
  const ProcessResult unknown = run_two({}, "0.125\nset agent.0.sek.target 1,2\n0.125\n");
  EXPECT_EQ(unknown.exit_status, 1);
  EXPECT_EQ(unknown.output, first);
  EXPECT_EQ(unknown.error,
            "flocking: error: <stdin>:5:5: unknown setting 'agent.0.sek.target'; did you mean "
            "agent.0.seek.target?\nset agent.0.sek.target 1,2\n    ^~~~~~~~~~~~~~~~~~\n");
  const ProcessResult needy = run_two({}, "0.125\nset seek.target 1,2\n0.125\n");
  EXPECT_EQ(needy.exit_status, 1);
  EXPECT_EQ(needy.output, first);
  EXPECT_EQ(needy.error,
            "flocking: error: <stdin>:5:5: seek needs max_speed; give --max-speed S\n"
            "set seek.target 1,2\n    ^~~~~~~~~~~\n");
}

TEST(SettingsProgram, ExitsWith2OnAWrongFlag) {
  for (const char* wrong : {"--mass=0", "--set=mas=1", "--agent.0.mass=1", "--pursue=2"}) {
    const ProcessResult result = run_two({wrong}, "0.125\n");
    EXPECT_EQ(result.exit_status, 2) << wrong;
    EXPECT_EQ(result.output, "") << wrong;
    EXPECT_TRUE(result.error.starts_with("flocking: error: ")) << result.error;
  }
}

TEST(SettingsProgram, NamesThePlaceInAScenario) {
  const MemoryFile scenario("max_speed = 10\n[agent.0]\nmass = \"heavy\"\n");
  const std::string name =
      "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(scenario.rewound());
  const ProcessResult result = run_two({"--scenario", name}, "0.125\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error, "flocking: error: " + name +
                              ":3:8: agent.0.mass: expected a number above 0, found 'heavy'\n"
                              "mass = \"heavy\"\n       ^~~~~~~\n");
}

TEST(SettingsProgram, PrintsEveryKthStep) {
  const std::string steps = "0.125\n0.125\n0.125\n0.125\n0.125\n";
  EXPECT_EQ(run_two({"--every", "2", "--columns", "step,id"}, steps).output,
            "2 0\n2 1\n4 0\n4 1\n");
  EXPECT_EQ(run_two({"--every", "6"}, steps).output, "");
}

TEST(SettingsProgram, PrintsTheLastStepEvenBeforeAFault) {
  const std::vector<std::string> last = {"--last", "--columns", "step,time,id"};
  EXPECT_EQ(run_two(last, "0.125\n0.125\n0.5\n").output, "3 0.750 0\n3 0.750 1\n");
  EXPECT_EQ(run_two(last, "").output, "");
  const ProcessResult broken = run_two(last, "0.125\n0.125\nx\n0.125\n");
  EXPECT_EQ(broken.exit_status, 1);
  EXPECT_EQ(broken.output, "2 0.250 0\n2 0.250 1\n");
}

TEST(SettingsProgram, WritesTheCsvHeaderOnce) {
  EXPECT_EQ(run_two({"--format", "csv"}, "0.125\n0.125\n").output,
            "x,y,vx,vy\n0.000,0.000,0.000,0.000\n5.000,5.000,0.000,0.000\n"
            "0.000,0.000,0.000,0.000\n5.000,5.000,0.000,0.000\n");
}

TEST(SettingsProgram, BlamesTheLineThatMadeAFlagWrong) {
  const ProcessResult result =
      run_flocking({"--max-speed", "10", "--seek", "1,2"},
                   "0 0 0 0 0 0 0 1\n0 0 1 0\n0.1\nset agent.0.max_speed 5\nunset max_speed\n"
                   "unset agent.0.max_speed\n0.1\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output.substr(result.output.find('\n') + 1), "") << "the first step only";
  EXPECT_EQ(result.error,
            "flocking: error: <stdin>:6:1: after this line: --seek: seek needs max_speed; give "
            "--max-speed S\nunset agent.0.max_speed\n^~~~~~~~~~~~~~~~~~~~~~~\n");
}

TEST(SettingsProgram, TellsAWrongLineEvenWithoutAStepBehindIt) {
  const ProcessResult result =
      run_flocking({}, "0 0 0 0 0 0 0 1\n0 0 1 0\n0.1\nset agent.99.mass 2\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.error,
            "flocking: error: <stdin>:4:5: there is no agent 99 (N is 1, the first agent is 0)\n"
            "set agent.99.mass 2\n    ^~~~~~~~~~~~~\n");
}

// If two obstacles are equally near, the one named first decides, even if it is set again later.
TEST(SettingsProgram, KeepsThingsInTheOrderOfTheirFirstSetting) {
  const std::vector<std::string> once = {"--max-speed",
                                         "10",
                                         "--avoid-obstacles",
                                         "--radius",
                                         "1",
                                         "--set",
                                         "obstacle.a.center=10,1",
                                         "--set",
                                         "obstacle.a.radius=2",
                                         "--set",
                                         "obstacle.b.center=10,-1",
                                         "--set",
                                         "obstacle.b.radius=2"};
  std::vector<std::string> again = once;
  again.insert(again.end(), {"--set", "obstacle.a.center=10,1", "--set", "obstacle.a.radius=2"});
  const std::string input = "0 0 0 0 0 0 0 1\n0 0 1 0\n0.1\n";
  EXPECT_EQ(run_flocking(again, input).output, run_flocking(once, input).output);
}

TEST(SettingsProgram, TakesASwitchWithAValueAtItsWord) {
  const std::string input = "0 0 0 0 0 0 0 1\n0 0 1 0\n0.1\n";
  EXPECT_EQ(run_flocking({"--wander=false", "--max-speed", "10"}, input).output,
            run_flocking({}, input).output);
  EXPECT_EQ(run_flocking({"--wander=nonsense"}, input).exit_status, 2);
  EXPECT_EQ(run_flocking({"--every", " -1"}, input).exit_status, 2);
}

std::string repeated(const std::string& text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

// Must also work with a small stack: the TOML parser calls itself for each nested table.
ProcessResult run_on_small_stack(const std::string& scenario) {
  return Process({"/bin/sh", "-c", "ulimit -s 1024; exec \"$@\"", "sh", kProgram, "--scenario",
                  scenario})
      .finish("0 0 0 0 0 0 0 1\n0 0 1 0\n1\n");
}

TEST(SettingsProgram, NamesThePlaceWhereAScenarioIsTooDeep) {
  const TempFolder folder;
  constexpr std::size_t kDeep = 100'000;
  const std::string dots = repeated("a.", kDeep) + "a";
  const std::vector<std::pair<std::string, std::string>> deep = {
      {"1:128", dots + " = 1\n"},
      {"1:129", "[" + dots + "]\nx = 1\n"},
      {"1:128", "[[" + dots + "]]\nx = 1\n"},
      {"1:68", "x = " + repeated("[", kDeep) + repeated("]", kDeep) + "\n"},
      {"1:320", "x = " + repeated("{a = ", kDeep) + "1" + repeated("}", kDeep) + "\n"},
      {"2:167", "[a.b]\n" + repeated("x.y = [{", kDeep)}};
  for (const auto& [place, text] : deep) {
    const std::string path = folder.add("s.toml", text);
    const ProcessResult result = run_on_small_stack(path);
    EXPECT_EQ(result.exit_status, 1);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.error.substr(0, result.error.find('\n')),
              "flocking: error: " + path + ":" + place +
                  ": expected tables and lists at most 64 levels deep, found one deeper");
  }
}

TEST(SettingsProgram, ReadsADeepScenarioWithinItsBounds) {
  const TempFolder folder;
  const std::string path =
      folder.add("s.toml", "x = " + repeated("{a.a = ", 31) + "[1]" + repeated("}", 31) + "\n");
  const ProcessResult result = run_on_small_stack(path);
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_NE(result.error.find(": unknown setting 'x.a.a.a."), std::string::npos) << result.error;
}

TEST(SettingsProgram, NamesThePlaceWhereAScenarioIsTooLong) {
  const TempFolder folder;
  const std::string path = folder.add("s.toml", "");
  std::filesystem::resize_file(path, std::uintmax_t{100} << 20U);
  const ProcessResult result = run_on_small_stack(path);
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(
      result.error.substr(0, result.error.find('\n')),
      "flocking: error: " + path + ":1:1048577: expected the end, found more than 1048576 bytes");
  EXPECT_LT(result.peak_kib, 64 * 1024);
}

TEST(SettingsProgram, RefusesEndlessPaths) {
  const std::string path = repeated("a.", 50'000) + "a";
  const std::string unknown =
      "unknown setting 'a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a....'; 'flocking settings' lists "
      "all";
  const ProcessResult flag = run_flocking({"--set", path + "=1"});
  EXPECT_EQ(flag.exit_status, 2);
  EXPECT_EQ(flag.error, "flocking: error: --set: " + unknown + "\nTry 'flocking --help'.\n");
  const ProcessResult line = run_two({}, "set " + path + " 1\n1\n");
  EXPECT_EQ(line.exit_status, 1);
  EXPECT_EQ(line.error.substr(0, line.error.find('\n')),
            "flocking: error: <stdin>:4:5: " + unknown);
  // Very long names are left out of the message.
  const ProcessResult name = run_two({}, "set group." + std::string(60'000, 'x') + ".mas 1\n1\n");
  EXPECT_LT(name.error.size(), 400U);
}

}  // namespace
}  // namespace flocking::testing
