#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>

#include "maps/map_file.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// A map of 4 x 3 cells with tiles 0 to 2, one empty cell and some flipped tiles; in the tileset,
// tile 1 costs 9 and tile 2 is blocked.
constexpr const char* kTileset =
    "<tileset firstgid=\"1\" name=\"ground\" tilewidth=\"16\" tileheight=\"16\">\n"
    "  <tile id=\"0\"><properties><property name=\"cost\" type=\"int\" "
    "value=\"1\"/></properties></tile>\n"
    "  <tile id=\"1\"><properties><property name=\"cost\" type=\"int\" "
    "value=\"9\"/></properties></tile>\n"
    "  <tile id=\"2\"><properties><property name=\"cost\" type=\"int\" "
    "value=\"255\"/></properties></tile>\n"
    " </tileset>\n";
constexpr const char* kCsv = "1,2147483650,1,3221225475,\n1,0,536870914,1,\n3,1,1,2\n";
constexpr const char* kCosts = "1,9,1,255\n1,1,9,1\n255,1,1,9\n";

std::string tmx(const std::string& inside, const std::string& attributes = "infinite=\"0\"") {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.10\" "
         "tiledversion=\"1.10.2\" "
         "orientation=\"orthogonal\" renderorder=\"right-down\" width=\"4\" height=\"3\" "
         "tilewidth=\"16\" tileheight=\"16\" " +
         attributes + ">\n " + kTileset + inside + "</map>\n";
}

std::string layer(const std::string& data, const std::string& attributes = "") {
  return " <layer id=\"1\" name=\"Tile Layer 1\" width=\"4\" height=\"3\"" + attributes + ">\n  " +
         data + "\n </layer>\n";
}

std::string csv_layer(const std::string& attributes = "") {
  return layer(std::string("<data encoding=\"csv\">\n") + kCsv + "</data>", attributes);
}

std::string base64_layer(const std::string& compression, const std::string& text) {
  return layer("<data encoding=\"base64\"" + compression + ">\n   " + text + "\n  </data>");
}

constexpr const char* kPlain = "AQAAAAIAAIABAAAAAwAAwAEAAAAAAAAAAgAAIAEAAAADAAAAAQAAAAEAAAACAAAA";
constexpr const char* kZlib = "eJxjZGBgYGJgaGAE0swMDAdANANETAEqxsAIxUAxBgAx3AFz";
constexpr const char* kGzip = "H4sIAAAAAAACA2NkYGBgYmBoYATSzAwMB0A0A0RMASrGwAjFQDEGABvrdE0wAAAA";

TEST(TiledLayers, AreReadInEachEncoding) {
  EXPECT_EQ(costs_of("m.tmx", tmx(csv_layer())), kCosts);
  EXPECT_EQ(costs_of("m.tmx", tmx(base64_layer("", kPlain))), kCosts);
  EXPECT_EQ(costs_of("m.TMX", tmx(base64_layer(" compression=\"zlib\"", kZlib))), kCosts);
  EXPECT_EQ(costs_of("m.tmx", tmx(base64_layer(" compression=\"gzip\"", kGzip))), kCosts);
  std::string elements;
  for (const char* tile :
       {"1", "2147483650", "1", "3221225475", "1", "0", "2", "1", "3", "1", "1", "2"}) {
    elements += std::string("<tile gid=\"") + tile + "\"/>";
  }
  EXPECT_EQ(costs_of("m.tmx", tmx(layer("<data>" + elements + "</data>"))), kCosts);
}

TEST(TiledLayers, AreReadFromJson) {
  const std::string head =
      R"({"type":"map","version":"1.10","orientation":"orthogonal","width":4,"height":3,)"
      R"("tilewidth":16,"tileheight":16,"infinite":false,"tilesets":[{"firstgid":1,"name":"ground",)"
      R"("tiles":[{"id":0,"properties":[{"name":"cost","type":"int","value":1}]},)"
      R"({"id":1,"properties":[{"name":"cost","type":"int","value":9}]},)"
      R"({"id":2,"properties":[{"name":"cost","type":"int","value":255}]}]}],"layers":[)"
      R"({"type":"tilelayer","name":"Tile Layer 1","width":4,"height":3,)";
  const std::string cells = "[1,2147483650,1,3221225475,1,0,536870914,1,3,1,1,2]";
  EXPECT_EQ(costs_of("m.tmj", head + "\"data\":" + cells + "}]}"), kCosts);
  EXPECT_EQ(costs_of("m.json", head + R"("encoding":"base64","compression":"zlib","data":")" +
                                   kZlib + "\"}]}"),
            kCosts);
  EXPECT_EQ(costs_of("m.tmj",
                     head + R"("encoding":"base64","compression":"","data":")" + kPlain + "\"}]}"),
            kCosts);
  EXPECT_EQ(
      costs_of("m.tmj", head + R"("encoding":"base64","compression":"zstd","data":"AAAA"}]})"),
      "m.tmj: layers[0].data: the compression 'zstd' is not supported; choose CSV, or Base64 with "
      "zlib or gzip, as the Tile Layer Format in Tiled's map properties");
  EXPECT_EQ(costs_of("m.tmj", head + "\"data\":[1,2]}]}"),
            "m.tmj: layers[0].data: expected 12 cells, found 2");
  EXPECT_EQ(costs_of("m.tmj", "{\n  \"a\": }"), "m.tmj:2:8: not JSON");
  EXPECT_EQ(costs_of("m.tmj", std::string(2000, '[')), "m.tmj: lists are nested too deep");
}

TEST(TiledLayers, OfInfiniteMapsAreTheCellsWithTiles) {
  const std::string chunks =
      "<data encoding=\"csv\">\n"
      "<chunk x=\"-2\" y=\"0\" width=\"2\" height=\"2\">0,1,0,3</chunk>\n"
      "<chunk x=\"0\" y=\"0\" width=\"2\" height=\"2\">2,0,0,0</chunk></data>";
  EXPECT_EQ(costs_of("m.tmx", tmx(layer(chunks), "infinite=\"1\"")), "1,9\n255,1\n");
  const std::string json =
      R"({"type":"map","orientation":"orthogonal","width":4,"height":3,"tilewidth":16,)"
      R"("tileheight":16,"infinite":true,"tilesets":[{"firstgid":1,"name":"g"}],"layers":[)"
      R"({"type":"tilelayer","name":"a","chunks":[{"x":-2,"y":0,"width":2,"height":2,"data":[0,1,0,3]},)"
      R"({"x":0,"y":0,"width":2,"height":2,"data":[2,0,0,0]}]}]})";
  EXPECT_EQ(costs_of("m.tmj", json, "0=1,1=9,2=255"), "1,9\n255,1\n");
  EXPECT_EQ(costs_of("m.tmx", tmx(layer("<data encoding=\"csv\"></data>"), "infinite=\"1\"")),
            "m.tmx:8:3: layer 'Tile Layer 1' has no tiles");
}

TEST(TiledLayers, AreMovedByOffsetsOfWholeCells) {
  EXPECT_EQ(costs_of("m.tmx", tmx(csv_layer(" offsetx=\"16\" offsety=\"-16\""))),
            "1,1,1,9\n1,255,1,1\n1,1,1,1\n");
  const std::string group =
      " <group name=\"walls\" offsetx=\"16\">" + csv_layer(" offsety=\"-16\"") + "</group>\n";
  EXPECT_EQ(costs_of("m.tmx", tmx(group), "", "walls/Tile Layer 1"),
            "1,1,1,9\n1,255,1,1\n1,1,1,1\n");
  EXPECT_THAT(costs_of("m.tmx", tmx(csv_layer(" offsetx=\"8\""))),
              StartsWith("m.tmx:8:3: layer 'Tile Layer 1' is moved by 8.000000 pixels"));
}

TEST(TiledLayers, AreChosenByName) {
  const std::string two = csv_layer() +
                          " <layer name=\"b\" width=\"4\" height=\"3\"><data "
                          "encoding=\"csv\">1,1,1,1,1,1,1,1,1,1,1,3</data></layer>";
  EXPECT_EQ(costs_of("m.tmx", tmx(two), "", "b"), "1,1,1,1\n1,1,1,1\n1,1,1,255\n");
  EXPECT_EQ(costs_of("m.tmx", tmx(two)),
            "m.tmx:2:2: the map has several tile layers; set flow.layer to one of 'Tile Layer 1', "
            "'b'");
  EXPECT_EQ(costs_of("m.tmx", tmx(two), "", "c"),
            "m.tmx:2:2: there is no tile layer 'c'; there are 'Tile Layer 1', 'b'");
  EXPECT_EQ(costs_of("m.tmx", tmx("")), "m.tmx:2:2: the map has no tile layer");
}

TEST(TiledCosts, ComeFromTheTableTheTileAndTheLayer) {
  EXPECT_EQ(costs_of("m.tmx", tmx(csv_layer()), "1=7,empty=3"), "1,7,1,255\n1,3,7,1\n255,1,1,7\n");
  EXPECT_EQ(costs_of("m.tmx", tmx(csv_layer()), "ground/1=8,1=7"),
            "1,8,1,255\n1,1,8,1\n255,1,1,8\n");
  const std::string walls =
      " <tileset firstgid=\"4\" name=\"walls\"/>" +
      layer(
          "<properties><property name=\"cost\" value=\"255\"/><property name=\"empty\" "
          "value=\"2\"/></properties><data encoding=\"csv\">0,0,0,0,0,4,5,0,0,0,0,1</data>");
  EXPECT_EQ(costs_of("m.tmx", tmx(walls)), "2,2,2,2\n2,255,255,2\n2,2,2,1\n");
  EXPECT_EQ(costs_of("m.tmx", tmx(layer("<data encoding=\"csv\">1,1,1,1,1,1,1,1,1,1,1,6</data>"))),
            "m.tmx:8:3: layer 'Tile Layer 1': the tile 5 of the tileset 'ground' has no cost; give "
            "the tile a custom property cost, or set flow.costs to 5=COST");
  EXPECT_EQ(costs_of("m.tmx", tmx(csv_layer()), "1=256"),
            "expected TILE=COST,TILE=COST,... with costs from 0 to 255, found '1=256'");
  EXPECT_EQ(costs_of("m.tmx", tmx(csv_layer()), "1=0"),
            "m.tmx: column 3, row 2: a cost of 0 marks the goal, and the map has one already");
}

TEST(TiledLayers, SayWhatIsWrongAndWhere) {
  const auto wrong = [](const std::string& data) { return costs_of("m.tmx", tmx(layer(data))); };
  EXPECT_EQ(wrong("<data encoding=\"csv\">1,2</data>"), "m.tmx:9:4: expected 12 cells, found 2");
  EXPECT_EQ(wrong("<data encoding=\"csv\">1,x</data>"),
            "m.tmx:9:4: cell 2: expected the number of a tile, found 'x'");
  EXPECT_EQ(wrong("<data encoding=\"base64\">A*</data>"), "m.tmx:9:4: not Base64: found '*'");
  EXPECT_EQ(wrong("<data encoding=\"base64\" compression=\"zlib\">AAAA</data>"),
            "m.tmx:9:4: the compressed data is broken");
  EXPECT_EQ(wrong("<data encoding=\"rot13\">AAAA</data>"),
            "m.tmx:9:4: the encoding 'rot13' is not known");
  EXPECT_EQ(costs_of("m.tmx", "<map>\n<layer></map>").substr(0, 18), "m.tmx:2:10: not XM");
  EXPECT_EQ(costs_of("m.tmx", "<tileset name=\"x\"/>"),
            "m.tmx:1:2: expected a map of Tiled, found 'tileset'");
  std::string isometric = tmx(csv_layer());
  isometric.replace(isometric.find("orthogonal"), 10, "isometric");
  EXPECT_EQ(costs_of("m.tmx", isometric),
            "m.tmx:2:2: the orientation 'isometric' is not supported, only orthogonal");
  std::string deep;
  for (int i = 0; i < 100; ++i) deep += "<group>";
  for (int i = 0; i < 100; ++i) deep += "</group>";
  EXPECT_THAT(costs_of("m.tmx", tmx(deep)), HasSubstr("nested too deep"));
}

// Reads a map written by Tiled, with a tileset in a separate file.
TEST(TiledLayers, OfTiledsExampleAreThoseOfItsCsv) {
  std::string costs;
  for (int tile = 0; tile < 48; ++tile) {
    costs += (tile > 0 ? "," : "") + std::to_string(tile) + "=" + std::to_string(tile + 1);
  }
  const std::string path = FLOCKING_MAP_FILES "/desert.tmx";
  EXPECT_EQ(costs_of(path, map_file("desert.tmx"), costs), map_file("desert.csv"));
  EXPECT_EQ(costs_of(path, map_file("desert.tmx")),
            path +
                ":4:3: layer 'Ground': the tile 29 of the tileset 'Desert' has no cost; give the "
                "tile a custom property cost, or set flow.costs to 29=COST");
  EXPECT_THAT(
      costs_of("/nowhere/desert.tmx", map_file("desert.tmx"), costs),
      StartsWith("/nowhere/desert.tmx:3:3: the tileset 'desert.tsx' is in a separate file: "));
}

}  // namespace
}  // namespace flocking::testing
