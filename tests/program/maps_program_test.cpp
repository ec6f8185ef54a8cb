#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

const std::string kFolder = FLOCKING_TESTCASES "/flow/";
constexpr const char* kMapInput =
    "3 1 10 2 0.1 0.1 0.1 3\n7.5 5.5 0 0\n8.5 0.5 0 0\n0.5 6.5 0 0\n0.25\n0.25\n0.25\n0.25\n";

ProcessResult run(const Words& arguments, const std::string& input = kMapInput) {
  return run_flocking(arguments, input);
}

TEST(MapsProgram, FieldOfATiledMapIsThatOfTheSameCosts) {
  for (const char* show : {"cost", "integration", "direction"}) {
    const ProcessResult tiled =
        run({"field", "--map", kFolder + "gate.tmx", "--goal", "1.5,1.5", "--show", show});
    const ProcessResult plain =
        run({"field", "--map", kFolder + "gate.map", "--goal", "1.5,1.5", "--show", show});
    EXPECT_EQ(tiled.error, "");
    EXPECT_EQ(tiled.output, plain.output) << show;
  }
  const TempFolder folder;
  const std::string csv = folder.add(
      "gate.csv",
      run({"field", "--map", kFolder + "gate.map", "--show", "cost", "--format", "csv"}).output);
  EXPECT_EQ(
      run({"--flow-map", kFolder + "gate.tmx", "--goal", "1.5,1.5", "--max-speed", "2"}).output,
      run({"--flow-map", csv, "--goal", "1.5,1.5", "--max-speed", "2"}).output);
}

TEST(MapsProgram, ObjectsOfATiledMapAreSettings) {
  const Words common = {"--max-speed",   "2",          "--avoid-obstacles",
                        "--avoid-walls", "--flow-map", kFolder + "gate.tmx"};
  Words drawn = common;
  drawn.insert(drawn.end(), {"--scenario", kFolder + "gate.tmx"});
  Words written = common;
  written.insert(written.end(), {"--obstacle", "7,5,1", "--wall", "0,0,9,0", "--goal", "1.5,1.5"});
  const ProcessResult result = run(drawn);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.output, run(written).output);
  EXPECT_NE(result.output, run(common).output);
}

TEST(MapsProgram, CostsAndLayersAreChosen) {
  const ProcessResult result = run({"field", "--map", kFolder + "gate.tmx", "--layer", "Ground",
                                    "--costs", "0=7,empty=2", "--show", "cost"});
  EXPECT_EQ(result.output.substr(0, 18), "2 2 2 2 7 2 2 2 2\n") << result.error;
  const ProcessResult wrong =
      run({"field", "--map", kFolder + "gate.tmx", "--layer", "Sky", "--show", "cost"});
  EXPECT_EQ(wrong.exit_status, 1);
  EXPECT_THAT(wrong.error,
              HasSubstr("gate.tmx:2:2: there is no tile layer 'Sky'; there are 'Ground'"));
  const ProcessResult plain =
      run({"field", "--map", kFolder + "gate.map", "--costs", "1=2", "--show", "cost"});
  EXPECT_EQ(plain.exit_status, 1);
  EXPECT_THAT(plain.error,
              HasSubstr("--costs: flow.costs is for maps of Tiled and LDtk and for PNG; "));
}

TEST(MapsProgram, WrongCostsAreReportedWhereTheyAreSet) {
  const ProcessResult flag =
      run({"field", "--map", kFolder + "gate.tmx", "--costs", "a=-1", "--show", "cost"});
  EXPECT_EQ(flag.exit_status, 2);
  EXPECT_THAT(
      flag.error,
      HasSubstr("error: --costs: expected TILE=COST,TILE=COST,... with costs from 0 to 255, "
                "found 'a=-1'\n"));
  const TempFolder folder;
  const std::string scenario =
      folder.add("s.toml", "max_speed = 2\n[flow]\nmap = \"" + kFolder +
                               "gate.tmx\"\ncosts = \"1\"\ngoal = [1.5, 1.5]\n");
  const ProcessResult file = run({"--scenario", scenario});
  EXPECT_EQ(file.exit_status, 1);
  EXPECT_THAT(file.error, HasSubstr("s.toml:4:9: expected TILE=COST"));
}

TEST(MapsProgram, CsvFilesOfEditorsAreExplained) {
  const auto error_of = [](const std::string& csv) {
    return run({"field", "--map=-", "--show=cost"}, csv).error;
  };
  EXPECT_THAT(
      error_of("1,-1\n"),
      HasSubstr("expected a cost, a whole number from 0 to 255, found '-1'; -1 is an empty cell "
                "in CSV files that Tiled exports, which have numbers of tiles: give the map "
                "itself (.tmx or .tmj), and flow.costs or a property cost of the tiles"));
  EXPECT_THAT(
      error_of("0,1,0\n"),
      HasSubstr("has one already; 0 is an empty cell in CSV files of LDtk and in Tiled's layer "
                "data: give the project itself (.ldtk) or the map (.tmx), and flow.costs"));
}

TEST(MapsProgram, ScenariosNameMapsBesideThem) {
  const TempFolder folder;
  const std::string scenario =
      folder.add("s.toml", "max_speed = 2\nflow = { map = \"" + kFolder +
                               "gate.tmx\", layer = \"Ground\", goal = [1.5, 1.5] }\n");
  EXPECT_EQ(
      run({"--scenario", scenario}).output,
      run({"--flow-map", kFolder + "gate.map", "--goal", "1.5,1.5", "--max-speed", "2"}).output);
}

}  // namespace
}  // namespace flocking::testing
