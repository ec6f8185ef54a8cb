#include <gtest/gtest.h>

#include <string>

#include "maps/map_file.h"

namespace flocking::testing {
namespace {

// 10 x 8 cells of 16 pixels: y in the world is 8 minus y on the map in cells.
std::string map_with(const std::string& objects, const std::string& layer_attributes = "") {
  return "<map orientation=\"orthogonal\" width=\"10\" height=\"8\" tilewidth=\"16\" "
         "tileheight=\"16\" infinite=\"0\">\n<objectgroup name=\"things\"" +
         layer_attributes + ">\n" + objects + "</objectgroup></map>\n";
}

TEST(TiledObjects, AreObstaclesBoxesAndGoals) {
  EXPECT_EQ(
      objects_of("m.tmx", map_with("<object id=\"1\" name=\"rock\" x=\"16\" y=\"32\" width=\"32\" "
                                   "height=\"32\"><ellipse/></object>")),
      "obstacle.rock.center 2,5\nobstacle.rock.radius 1\n");
  EXPECT_EQ(objects_of("m.tmx", map_with("<object id=\"2\" x=\"16\" y=\"32\" width=\"32\" "
                                         "height=\"48\"/>")),
            "flow.box.object2 1,3,3,6\n");
  EXPECT_EQ(
      objects_of("m.tmx",
                 map_with("<object id=\"3\" class=\"goal\" x=\"24\" y=\"8\"><point/></object>")),
      "flow.goal 1.5,7.5\n");
  EXPECT_EQ(
      objects_of("m.tmx",
                 map_with("<object id=\"3\" type=\"goal\" x=\"24\" y=\"8\"><point/></object>"), 2.0,
                 {10.0, 20.0}),
      "flow.goal 13,35\n");
}

TEST(TiledObjects, AreWallsWithAgentsOnTheirLeft) {
  // The line leads to the right, both on the map and in the world. The area above it is on its
  // left.
  const std::string line =
      "<object id=\"4\" name=\"w\" x=\"0\" y=\"64\"><polyline points=\"0,0 32,0 "
      "32,-16\"/></object>";
  EXPECT_EQ(objects_of("m.tmx", map_with(line)),
            "wall.w_1.from 0,4\nwall.w_1.to 2,4\nwall.w_2.from 2,4\nwall.w_2.to 2,5\n");
  const std::string outside =
      "wall.p_1.from 0,1\nwall.p_1.to 1,1\nwall.p_2.from 1,1\nwall.p_2.to 1,0\n"
      "wall.p_3.from 1,0\nwall.p_3.to 0,1\n";
  const std::string start = "<object id=\"5\" name=\"p\" x=\"0\" y=\"112\"><polygon points=\"";
  const std::string clockwise = start + "0,0 16,0 16,16\"/></object>";
  const std::string back = start + "16,16 16,0 0,0\"/></object>";
  EXPECT_EQ(objects_of("m.tmx", map_with(clockwise)), outside) << "clockwise, however it was drawn";
  EXPECT_EQ(objects_of("m.tmx", map_with(back)), outside);
  EXPECT_NE(objects_of("m.tmx", map_with(back, " class=\"room\"")), outside);
  EXPECT_EQ(
      objects_of("m.tmx", map_with("<object id=\"6\" class=\"room\" x=\"0\" y=\"0\" width=\"160\" "
                                   "height=\"128\"/>")),
      "wall.object6_1.from 0,0\nwall.object6_1.to 10,0\nwall.object6_2.from 10,0\n"
      "wall.object6_2.to 10,8\nwall.object6_3.from 10,8\nwall.object6_3.to 0,8\n"
      "wall.object6_4.from 0,8\nwall.object6_4.to 0,0\n")
      << "within, counterclockwise";
}

TEST(TiledObjects, AreAPath) {
  const std::string path =
      "<object id=\"7\" class=\"path\" x=\"16\" y=\"0\"><polygon points=\"0,0 16,16 "
      "0,32\"/></object>";
  EXPECT_EQ(objects_of("m.tmx", map_with(path)),
            "path_following.waypoints 1,8 2,7 1,6\npath_following.closed true\n");
  EXPECT_EQ(objects_of("m.tmx", map_with(path + path)),
            "m.tmx:3:86: the map already has a path, and agents can follow only one");
}

TEST(TiledObjects, OfJsonAreTheSame) {
  EXPECT_EQ(
      objects_of("m.tmj", R"({"type":"map","orientation":"orthogonal","width":10,"height":8,
    "tilewidth":16,"tileheight":16,"infinite":false,"layers":[{"type":"group","name":"g",
    "offsetx":16,"layers":[{"type":"objectgroup","name":"things","objects":[
    {"id":1,"name":"rock","type":"","x":0,"y":32,"width":32,"height":32,"rotation":0,"ellipse":true},
    {"id":2,"name":"w","class":"wall","x":0,"y":64,"rotation":0,
     "polyline":[{"x":0,"y":0},{"x":32,"y":0}]}]}]}]})"),
      "obstacle.rock.center 2,5\nobstacle.rock.radius 1\nwall.w_1.from 1,4\nwall.w_1.to 3,4\n");
}

TEST(TiledObjects, WithTheSameNameAreToldApart) {
  const std::string circle = "\" x=\"0\" y=\"0\" width=\"16\" height=\"16\"><ellipse/></object>";
  EXPECT_EQ(objects_of("m.tmx", map_with("<object id=\"1\" name=\"tree" + circle +
                                         "<object id=\"2\" name=\"tree" + circle +
                                         "<object id=\"3\" name=\"a tree" + circle)),
            "obstacle.tree.center 0.5,7.5\nobstacle.tree.radius 0.5\n"
            "obstacle.object2.center 0.5,7.5\nobstacle.object2.radius 0.5\n"
            "obstacle.object3.center 0.5,7.5\nobstacle.object3.radius 0.5\n");
}

TEST(TiledObjects, ThatStandForNothingAreNamed) {
  const auto one = [](const std::string& object) { return objects_of("m.tmx", map_with(object)); };
  EXPECT_EQ(one("<object id=\"1\" x=\"0\" y=\"0\"><point/></object>"),
            "m.tmx:3:2: a point of the class '' is not supported here: expected goal, or ignore");
  EXPECT_EQ(one("<object id=\"1\" x=\"0\" y=\"0\" width=\"2\" height=\"3\"><ellipse/></object>"),
            "m.tmx:3:2: an ellipse that is no circle is not supported: its size is 2 x 3");
  EXPECT_EQ(one("<object id=\"1\" x=\"0\" y=\"0\" rotation=\"45\" width=\"2\" height=\"3\"/>"),
            "m.tmx:3:2: objects that are rotated are not supported; draw the turned shape as a "
            "polygon");
  EXPECT_EQ(
      one("<object id=\"1\" gid=\"3\" x=\"0\" y=\"0\" width=\"2\" height=\"3\"/>"),
      "m.tmx:3:2: objects that are tiles are not supported; give the object the class ignore");
  EXPECT_EQ(one("<object id=\"1\" template=\"a.tx\" x=\"0\" y=\"0\"/>"),
            "m.tmx:3:2: objects by a template are not supported");
  EXPECT_EQ(one("<object id=\"1\" x=\"0\" y=\"0\"><text>hi</text></object>"),
            "m.tmx:3:2: objects of the kind text are not supported; give the object the class "
            "ignore");
  EXPECT_EQ(one("<object id=\"1\" class=\"ignore\" gid=\"3\" x=\"0\" y=\"0\"/>"), "");
  EXPECT_EQ(objects_of("m.tmx", map_with("<object id=\"1\" gid=\"3\" x=\"0\" y=\"0\"/>",
                                         " class=\"ignore\"")),
            "");
  EXPECT_EQ(objects_of("m.ldtk", "{}"), "m.ldtk: objects are read only from maps of Tiled");
}

}  // namespace
}  // namespace flocking::testing
