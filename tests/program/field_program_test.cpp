// Runs `flocking field` like a user.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <unistd.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kCosts = "1,1,1,1\n1,255,90,1\n1,255,255,1\n1,1,1,1\n";
constexpr std::string_view kDirections = "E E SE S\nS . SE S\nSE . . S\nE E E .\n";

/// Runs `flocking field --map - --goal 3.5,0.5 ...` on the example.
ProcessResult run_example(const Words& arguments, std::string_view map = kCosts) {
  Words all = {"field", "--map", "-", "--goal", "3.5,0.5"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return run_flocking(all, map);
}

/// Runs `flocking field ...` with `map` as its standard input.
ProcessResult run_field(const Words& arguments, std::string_view map = kCosts) {
  Words all = {"field"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return run_flocking(all, map);
}

void expect_output(const Words& arguments, std::string_view expected) {
  const ProcessResult result = run_example(arguments);
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.output, expected);
}

TEST(FieldProgram, ShowsEachField) {
  expect_output({}, kDirections);
  expect_output({"--show", "direction"}, kDirections);
  expect_output({"--show", "cost"}, "1 1 1 1\n1 255 90 1\n1 255 255 1\n1 1 1 1\n");
  expect_output({"--show", "integration"}, "6 5 4 3\n5 MAX 92 2\n4 MAX MAX 1\n3 2 1 0\n");
  expect_output({"--arrows"}, "→ → ↘ ↓\n↓ # ↘ ↓\n↘ # # ↓\n→ → → *\n");
  expect_output({"--corners", "safe"}, "E E SE S\nS . E S\nS . . S\nE E E .\n");
}

TEST(FieldProgram, WritesCommasBetweenOnDemand) {
  expect_output({"--format", "csv", "--show", "cost"}, kCosts);
  expect_output({"--format", "csv", "--show", "integration"},
                "6,5,4,3\n5,MAX,92,2\n4,MAX,MAX,1\n3,2,1,0\n");
  expect_output({"--format", "csv"}, "E,E,SE,S\nS,.,SE,S\nSE,.,.,S\nE,E,E,.\n");
  expect_output({"--format", "text"}, kDirections);
}

TEST(FieldProgram, WritesMaps) {
  const ProcessResult result =
      run_field({"--map=-", "--show=cost", "--format=map"}, "1,2\n4,255\n1,1\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, "type octile\nheight 3\nwidth 2\nmap\n.S\nW@\n..\n");
  EXPECT_EQ(run_field({"--map=-", "--show=cost", "--format=csv"}, result.output).output,
            "1,2\n4,255\n1,1\n");
}

TEST(FieldProgram, BlocksBoxesOnTheMapsFrame) {
  const Words shown = {"--show", "cost"};
  const auto with = [&](Words more) {
    more.insert(more.end(), shown.begin(), shown.end());
    return run_example(more).output;
  };
  EXPECT_EQ(with({"--box", "0,0,1,1", "--box", "3.2,2.4,9,9"}),
            "1 1 1 255\n1 255 90 255\n1 255 255 1\n255 1 1 1\n");
  EXPECT_EQ(with({"--origin", "2,-2", "--cell-size", "2", "--box", "2,-2,4,0"}),
            "1 1 1 1\n1 255 90 1\n1 255 255 1\n255 1 1 1\n");
  const ProcessResult moved = run_field({"--map=-", "--origin=-4,-4", "--goal=-0.5,-3.5"});
  EXPECT_EQ(moved.output, kDirections);
}

TEST(FieldProgram, TakesTheMapsCellOfCost0AsTheGoal) {
  const ProcessResult result = run_field({"--map", "-"}, "1,1\n0,1\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, "S SW\n. W\n");
  EXPECT_EQ(run_field({"--map", "-", "--show=cost"}, "1,1\n0,1\n").output, "1 1\n0 1\n");
}

TEST(FieldProgram, ShowsCostsWithoutAGoal) {
  const ProcessResult result = run_field({"--map", "-", "--show", "cost"}, "1,7\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, "1 7\n");
}

TEST(FieldProgram, WritesPictures) {
  for (const char* field : {"cost", "integration", "direction"}) {
    const ProcessResult ppm = run_example({"--show", field, "--format", "ppm", "--scale", "2"});
    EXPECT_EQ(ppm.exit_status, 0) << ppm.error;
    EXPECT_TRUE(ppm.output.starts_with("P6\n8 8\n255\n")) << field;
    EXPECT_EQ(ppm.output.size(), 11U + 3 * 8 * 8) << field;
    EXPECT_EQ(ppm.output.substr(11 + 3 * (6 * 8 + 6), 3), "\xD6\x27\x28") << "the goal is red";
    const ProcessResult png = run_example({"--show", field, "--format", "png"});
    EXPECT_EQ(png.exit_status, 0) << png.error;
    EXPECT_TRUE(png.output.starts_with("\x89PNG\r\n\x1A\n")) << field;
  }
  EXPECT_TRUE(run_example({"--format", "ppm"}).output.starts_with("P6\n192 192\n"));
  const std::string wide = run_field({"--map=-", "--format=ppm", "--goal=0,0"}, "1,1\n").output;
  EXPECT_TRUE(wide.starts_with("P6\n96 48\n")) << "no cell is larger than 48 pixels";
}

TEST(FieldProgram, ChoosesTheFormatByTheEndingOfTheFile) {
  const TempFolder folder;
  const auto written = [&](const std::string& name, const Words& more = {}) {
    Words arguments = {"--output", folder.path_of(name)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const ProcessResult result = run_example(arguments);
    EXPECT_EQ(result.exit_status, 0) << result.error;
    EXPECT_EQ(result.output, "");
    return folder.text_of(name);
  };
  EXPECT_EQ(written("field.csv"), "E,E,SE,S\nS,.,SE,S\nSE,.,.,S\nE,E,E,.\n");
  EXPECT_EQ(written("field.text"), kDirections);
  EXPECT_EQ(written("field"), kDirections);
  EXPECT_EQ(written("csv"), kDirections);
  EXPECT_TRUE(written("field.ppm").starts_with("P6\n"));
  EXPECT_TRUE(written("field.png").starts_with("\x89PNG"));
  EXPECT_EQ(written("field.png", {"--format", "text"}), kDirections) << "--format says more";
}

TEST(FieldProgram, WritesAMapByTheEndingOfTheFile) {
  const TempFolder folder;
  const std::string path = folder.path_of("costs.map");
  const ProcessResult result =
      run_field({"--map=-", "--show=cost", "--output", path}, "1,2,4,255\n");
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_EQ(folder.text_of("costs.map"), "type octile\nheight 1\nwidth 4\nmap\n.SW@\n");
  EXPECT_EQ(run_field({"--map", path, "--show=cost"}).output, "1 2 4 255\n");
}

struct Misuse {
  Words arguments;
  std::string message;
};

void expect_refused(const Misuse& misuse, int exit_status, std::string_view map = kCosts) {
  const ProcessResult result = run_field(misuse.arguments, map);
  EXPECT_EQ(result.exit_status, exit_status);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error, "flocking: error: " + misuse.message + "\n" +
                              (exit_status == 2 ? "Try 'flocking field --help'.\n" : ""));
}

TEST(FieldProgram, ExitsWith2OnWrongUsage) {
  const std::string map = "--map=-";
  const std::string goal = "--goal=3.5,0.5";
  for (const Misuse& misuse : std::vector<Misuse>{
           {{}, "field needs a map; give --map FILE"},
           {{goal}, "field needs a map; give --map FILE"},
           {{"maze.map"}, "unexpected argument 'maze.map'; give --map FILE"},
           {{map}, "the map has no cell of cost 0; give --goal X,Y"},
           {{map, "--show=integration"}, "the map has no cell of cost 0; give --goal X,Y"},
           {{map, "--gaol=1,2"}, "unknown option '--gaol'; did you mean --goal?"},
           {{map, "--goal=1"}, "--goal: expected a point X,Y, found '1'"},
           {{map, goal, "--show=costs"},
            "--show: expected one of: cost, integration, direction, found 'costs'; did you mean "
            "cost?"},
           {{map, goal, "--format=gif"},
            "--format: expected one of: text, csv, map, ppm, png, found 'gif'"},
           {{map, goal, "--corners=save"},
            "--corners: expected one of: cut, safe, found 'save'; did you mean safe?"},
           {{map, goal, "--cell-size=0"}, "--cell-size: expected a number above 0, found '0'"},
           {{map, goal, "--origin=1"}, "--origin: expected a point X,Y, found '1'"},
           {{map, goal, "--box=1,2,3"}, "--box: expected a box X0,Y0,X1,Y1, found '1,2,3'"}}) {
    expect_refused(misuse, 2);
  }
}

TEST(FieldProgram, ExitsWith2WhereFlagsDoNotGoTogether) {
  const std::string map = "--map=-";
  const std::string goal = "--goal=3.5,0.5";
  const std::string no_map = "--format map: only costs can be written as a map; give --show cost";
  const std::string no_arrows = "--arrows: only directions printed as text have arrows";
  const std::string no_scale = "--scale: only pictures have a scale";
  for (const Misuse& misuse :
       std::vector<Misuse>{{{map, goal, "--format=map"}, no_map},
                           {{map, goal, "--format=map", "--show=integration"}, no_map},
                           {{map, goal, "--output=/nowhere/field.map"}, no_map},
                           {{map, goal, "--arrows", "--show=cost"}, no_arrows},
                           {{map, goal, "--arrows", "--show=integration"}, no_arrows},
                           {{map, goal, "--arrows", "--format=csv"}, no_arrows},
                           {{map, goal, "--arrows", "--output=/nowhere/field.png"}, no_arrows},
                           {{map, goal, "--scale=3"}, no_scale},
                           {{map, goal, "--scale=3", "--format=csv"}, no_scale}}) {
    expect_refused(misuse, 2);
  }
  for (const std::string wrong : {"0", "-1", "1.5", "x", "99999999999999999999"}) {
    expect_refused({{map, goal, "--format=png", "--scale=" + wrong},
                    "--scale: expected a whole number of at least 1, found '" + wrong + "'"},
                   2);
  }
}

TEST(FieldProgram, KeepsPicturesOffTerminals) {
  const int keyboard = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (keyboard < 0 || grantpt(keyboard) != 0 || unlockpt(keyboard) != 0) {
    GTEST_SKIP() << "no terminals here";
  }
  const int screen = open(ptsname(keyboard), O_RDWR | O_NOCTTY | O_CLOEXEC);
  for (const char* format : {"ppm", "png"}) {
    Process process({kProgram, "field", "--map=-", "--goal=3.5,0.5", "--format", format},
                    {.input = {}, .output = screen});
    const ProcessResult result = process.finish(kCosts);
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.error,
              "flocking: error: a picture cannot be shown on a terminal; give --output FILE\n"
              "Try 'flocking field --help'.\n");
  }
  close(screen);
  close(keyboard);
}

TEST(FieldProgram, ExitsWith1WhereTheGoalDoesNotFit) {
  const std::string outside =
      "lies outside of the map, which goes from 0,0 up to and not including 4,4";
  expect_refused({{"--map=-", "--goal=4,0"}, "--goal: the goal 4,0 " + outside}, 1);
  expect_refused({{"--map=-", "--goal=0,-1"}, "--goal: the goal 0,-1 " + outside}, 1);
  expect_refused(
      {{"--map=-", "--goal=1.5,2.5"}, "--goal: the goal 1.5,2.5 lies in a blocked cell of the map"},
      1);
  expect_refused({{"--map=-", "--goal=3.5,0.5", "--box=3,0,4,1"},
                  "--box: the box blocks the cell of the goal"},
                 1);
}

TEST(FieldProgram, ExitsWith1WhereTheMapIsWrong) {
  const TempFolder folder;
  const auto refused = [&](const std::string& text, const std::string& behind_name) {
    const std::string map = folder.add("costs.csv", text);
    expect_refused({{"--map", map, "--goal", "0.5,0.5"}, map + behind_name}, 1);
  };
  refused("1,1\n1,0\n",
          ":2:3: only the goal may have a cost of 0, and the goal 0.5,0.5 lies in another cell\n"
          "1,0\n  ^");
  refused("1,1\n1,1,1\n",
          ":2:5: ragged rows: expected 2 costs as in the first row, found 3\n1,1,1\n    ^");
  refused("1,1\n1\n", ":2:2: ragged rows: expected 2 costs as in the first row, found 1\n1\n ^");
  const std::string nothing =
      "expected a map (type, height, width, map, rows) or rows of costs with commas between, "
      "found nothing";
  refused("", ":1:1: " + nothing);
  refused("\n\n", ":2:1: " + nothing);
}

TEST(FieldProgram, ExitsWith1WhereAMapHasNoLetterForACost) {
  expect_refused({{"--map=-", "--show=cost", "--format=map"},
                  "the cell in column 2 and row 2 from the bottom costs 90, for which a .map has "
                  "no letter (it has 1, 2, 4 and 255); write it as comma separated costs"},
                 1);
}

TEST(FieldProgram, ExitsWith1WhereAPictureWouldBeTooLarge) {
  for (const std::string scale : {"2897", "4294967296", "18446744073709551615"}) {
    expect_refused({{"--map=-", "--goal=3.5,0.5", "--format=ppm", "--scale=" + scale},
                    "--scale " + scale + ": the picture would have more than 134217728 pixels"},
                   1);
  }
}

TEST(FieldProgram, ExitsWith3OnFilesThatItCannotUse) {
  expect_refused({{"--map=/no/such/file", "--goal=0,0"},
                  "--map: /no/such/file: cannot open for reading: No such file or directory"},
                 3);
  expect_refused({{"--map=/", "--goal=0,0"}, "--map: /: cannot open for reading: Is a directory"},
                 3);
  expect_refused({{"--map=-", "--goal=3.5,0.5", "--output=/no/such/file"},
                  "/no/such/file: cannot open for writing: No such file or directory"},
                 3);
  expect_refused({{"--map=-", "--goal=3.5,0.5", "--output=/dev/full"},
                  "/dev/full: cannot write: No space left on device"},
                 3);
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  Process process({kProgram, "field", "--map=-", "--goal=3.5,0.5"}, {.input = {}, .output = full});
  const ProcessResult result = process.finish(kCosts);
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: <stdout>: cannot write: No space left on device\n");
  close(full);
}

TEST(FieldProgram, LeavesTheOutputAloneWhereItFails) {
  const TempFolder folder;
  const std::string path = folder.add("old.csv", "precious");
  EXPECT_EQ(run_field({"--map=-", "--goal=9,9", "--output", path}).exit_status, 1);
  EXPECT_EQ(folder.text_of("old.csv"), "precious");
}

TEST(FieldProgram, EndsQuietlyWhenNobodyReads) {
  Process process({kProgram, "field", "--map=-", "--goal=3.5,0.5"});
  process.close_output();
  const ProcessResult result = process.finish(kCosts);
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
}

TEST(FieldProgram, HelpsWithItsFlags) {
  const ProcessResult result = run_field({"--help"});
  EXPECT_EQ(result.exit_status, 0);
  for (const char* flag :
       {"--map", "--goal", "--show", "--arrows", "--cell-size", "--origin", "--corners", "--layer",
        "--costs", "--box", "--format", "--scale", "--output"}) {
    EXPECT_NE(result.output.find(flag), std::string::npos) << flag;
  }
}

// Vertical tabs and form feeds count as blanks but do not end a line. A line that contains only
// these has no word.
TEST(FieldProgram, SurvivesLinesOfOddBlanks) {
  for (const std::string map : {"\f\n1,1\n", "\v", "type octile\n\v\nmap\n", "1,1\n\f\n"}) {
    const ProcessResult result = run_field({"--map=-", "--goal=0,0"}, map);
    EXPECT_GE(result.exit_status, 0) << "ended by a signal";
    EXPECT_LE(result.exit_status, 1);
  }
}

TEST(FieldProgram, RefusesAnEmptyValueAsSimulateDoes) {
  const TempFolder folder;
  const std::string map = folder.add("goal.csv", "1,0\n");
  for (const Words& empty : {Words{"--goal", ""},
                             {"--origin", ""},
                             {"--corners", ""},
                             {"--cell-size", ""},
                             {"--format", ""},
                             {"--scale", ""}}) {
    EXPECT_EQ(run_field({"--map", map, empty[0], empty[1]}).exit_status, 2) << empty[0];
  }
}

}  // namespace
}  // namespace flocking::testing
