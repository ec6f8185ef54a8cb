#include <gtest/gtest.h>

#include <string>

#include "maps/map_file.h"

namespace flocking::testing {
namespace {

// Returns a project in the format of LDtk 1.5, without the parts that are not read.
std::string ldtk(const std::string& levels, const std::string& more = R"("externalLevels":false)") {
  return R"({"__header__":{"app":"LDtk"},"jsonVersion":"1.5.3",)" + more +
         R"(,"worlds":[],"defs":{"layers":[{"identifier":"Ground","type":"IntGrid","intGridValues":[
         {"value":1,"identifier":"walls"},{"value":2,"identifier":null}]}]},"levels":[)" +
         levels + "]}";
}

std::string level(const std::string& name, const std::string& cells) {
  return R"({"identifier":")" + name +
         R"(","layerInstances":[{"__type":"Entities","__identifier":"Things"},{"__type":"IntGrid",)"
         R"("__identifier":"Ground","__cWid":3,"__cHei":2,"__gridSize":16,"intGridCsv":[)" +
         cells + "]}]}";
}

TEST(Ldtk, ValuesCostWhatTheTableSays) {
  const std::string one = ldtk(level("Level_0", "0,1,2,2,0,1"));
  EXPECT_EQ(costs_of("m.ldtk", one, "1=255,2=4"), "1,255,4\n4,1,255\n");
  EXPECT_EQ(costs_of("m.ldtk", one, "walls=255,2=4,empty=9"), "9,255,4\n4,9,255\n");
  EXPECT_EQ(costs_of("m.ldtk", one, "0=8,walls=255,2=4"), "8,255,4\n4,8,255\n");
  EXPECT_EQ(costs_of("m.ldtk", one, "walls=255,2=4", "Ground"), "1,255,4\n4,1,255\n");
  EXPECT_EQ(
      costs_of("m.ldtk", one),
      "m.ldtk: levels[0].layerInstances[1]: the value 1 ('walls') of the layer 'Ground' has no "
      "cost; set flow.costs to 1=COST");
}

TEST(Ldtk, LayersAreChosenByLevel) {
  const std::string two = ldtk(level("A", "0,0,0,0,0,0") + "," + level("B", "0,0,0,0,0,1"));
  EXPECT_EQ(costs_of("m.ldtk", two, "1=2", "B/Ground"), "1,1,1\n1,1,2\n");
  EXPECT_EQ(costs_of("m.ldtk", two),
            "m.ldtk: the project has several IntGrid layers; set flow.layer to one of 'A/Ground', "
            "'B/Ground'");
}

TEST(Ldtk, SaysWhatIsNotRead) {
  EXPECT_EQ(costs_of("m.ldtk", ldtk(level("A", "0,0,0,0,0,0"), R"("externalLevels":true)")),
            "m.ldtk: the levels are in separate files, which are not supported: switch 'Save "
            "levels to separate files' off in the project's settings");
  EXPECT_EQ(costs_of("m.ldtk", ldtk(level("A", "0,0,0"))),
            "m.ldtk: levels[0].layerInstances[1]: intGridCsv: expected 3 x 2 values");
  EXPECT_EQ(costs_of("m.ldtk", ldtk(level("A", "0,0,0,0,0,-1"))),
            "m.ldtk: levels[0].layerInstances[1]: intGridCsv[5]: expected a whole number");
  EXPECT_EQ(costs_of("m.ldtk", "{}"), "m.ldtk: expected a project of LDtk with levels");
  EXPECT_EQ(costs_of("m.ldtk", "[]"), "m.ldtk:1:1: expected a map, an object in braces");
}

bool is_left_out() {
  return costs_of("m.png", map_file("grey.png")).find("without libpng") != std::string::npos;
}

TEST(GreyPng, CostsMoreWhereItIsDarker) {
  if (is_left_out()) GTEST_SKIP() << "built without libpng";
  EXPECT_EQ(costs_of("m.png", map_file("grey.png")), "1,1,255\n127,55,1\n");
  EXPECT_EQ(costs_of("m.png", map_file("grey.png"), "0=9,128=200"), "1,1,9\n200,55,1\n");
  EXPECT_EQ(costs_of("m.png", map_file("one_bit.png")),
            "1,1,1,1,1,1,1,255,1\n255,1,1,1,1,1,1,1,1\n");
}

TEST(GreyPng, RefusesOtherPictures) {
  if (is_left_out()) GTEST_SKIP() << "built without libpng";
  EXPECT_EQ(costs_of("m.png", map_file("colours.png")),
            "m.png: a picture with colours is not supported; save it in shades of grey without "
            "transparency");
  EXPECT_EQ(
      costs_of("m.png", map_file("transparent.png")),
      "m.png: a picture with transparency is not supported; save it in shades of grey without "
      "transparency");
  EXPECT_EQ(costs_of("m.png", map_file("deep.png")),
            "m.png: 16 bits a pixel are not supported; save it with 8 bits");
  EXPECT_EQ(costs_of("m.png", "1,1,1\n"), "m.png: not a PNG");
  std::string cut = map_file("grey.png");
  cut.resize(cut.size() - 30);
  EXPECT_EQ(costs_of("m.png", cut).substr(0, 21), "m.png: a broken PNG: ");
}

}  // namespace
}  // namespace flocking::testing
