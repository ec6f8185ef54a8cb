#include "settings/map_formats.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "settings/maps.h"
#include "support/temp_folder.h"

namespace flocking::settings {
namespace {

Tree tree_with_map(const std::string& path) {
  Tree tree;
  tree.set("flow.map", path, Origin::of_flag("--flow-map"));
  return tree;
}

std::string complaint_of(const Tree& tree) {
  Maps maps;
  try {
    static_cast<void>(maps.read(tree));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

/// A process without readers, like the engine library.
class MapFormatsLeftOut : public ::testing::Test {
 protected:
  MapFormatsLeftOut() { use_map_formats({}); }
};

TEST_F(MapFormatsLeftOut, AreNamedWithAWayOut) {
  const testing::TempFolder folder;
  const std::string path = folder.add("level.TMX", "<map/>");
  EXPECT_EQ(complaint_of(tree_with_map(path)),
            path +
                ": this program was built without readers for maps of Tiled and LDtk and for PNG; "
                "use the whole program for Linux, or give the costs as rows with commas");
}

CostGrid costs_by_request(const MapRequest& request) {
  CostGrid grid(1, 1);
  grid.costs[0] = static_cast<Cost>(request.bytes.size() + request.layer.size() * 10 +
                                    request.costs.size() * 100);
  return grid;
}

std::vector<MapSetting> objects_by_request(const MapRequest& request, double cell_size,
                                           Vec2 origin) {
  return {{"obstacle.a.radius", std::to_string(cell_size), request.path + ":1:2"},
          {"mass", std::to_string(origin.x - 1.0), request.path + ":3:4"}};
}

TEST(MapFormats, AreAskedOncePerLayerAndCosts) {
  use_map_formats({costs_by_request, objects_by_request});
  const testing::TempFolder folder;
  Tree tree = tree_with_map(folder.add("level.tmj", "12"));
  Maps maps;
  const auto plain = maps.read(tree);
  EXPECT_EQ(plain->costs[0], 2);
  tree.set("flow.layer", "abc", Origin::of_flag("--layer"));
  tree.set("flow.costs", "x", Origin::of_flag("--costs"));
  const auto chosen = maps.read(tree);
  EXPECT_EQ(chosen->costs[0], 132);
  EXPECT_EQ(maps.read(tree), chosen);
  tree.unset("flow.layer", Origin::of_flag("--layer"));
  tree.unset("flow.costs", Origin::of_flag("--costs"));
  EXPECT_EQ(maps.read(tree), plain);
  use_map_formats({});
}

TEST(MapFormats, OfOtherEndingsHaveNoLayers) {
  const testing::TempFolder folder;
  Tree tree = tree_with_map(folder.add("level.csv", "1,1\n"));
  EXPECT_EQ(complaint_of(tree), "");
  tree.set("flow.layer", "abc", Origin::of_flag("--layer"));
  EXPECT_EQ(complaint_of(tree), "--layer: flow.layer is for maps of Tiled and LDtk and for PNG; " +
                                    folder.path_of("level.csv") + " is none of them");
}

TEST(MapFormats, GiveSettingsOfObjectsWithTheirPlace) {
  use_map_formats({costs_by_request, objects_by_request});
  const testing::TempFolder folder;
  const std::string path = folder.add("level.tmx", "<map/>");
  Tree tree;
  tree.set("flow.cell_size", "4", Origin::of_flag("--cell-size"));
  tree.set("flow.origin", "3,0", Origin::of_flag("--origin"));
  apply_map_objects(tree, path, Origin::of_flag("--scenario"));
  EXPECT_EQ(tree.get<double>("obstacle.a.radius"), 4.0);
  EXPECT_EQ(tree.get<double>("mass"), 2.0);
  tree.set("flow.origin", "1,0", Origin::of_flag("--origin"));
  try {
    apply_map_objects(tree, path, Origin::of_flag("--scenario"));
    FAIL() << "a mass of 0 was accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.what(), path + ":3:4: expected a number above 0, found '0.000000'");
  }
  use_map_formats({});
}

TEST(MapFormats, AreKnownByTheirEnding) {
  for (const char* path : {"a.tmx", "a.TMJ", "a.b/c.json", "x.ldtk", "x.Png"}) {
    EXPECT_TRUE(is_foreign_map(path)) << path;
  }
  for (const char* path : {"a.map", "tmx", "a.csv", "png", "", "a.tmx.csv", "a.pngs"}) {
    EXPECT_FALSE(is_foreign_map(path)) << path;
  }
}

}  // namespace
}  // namespace flocking::settings
