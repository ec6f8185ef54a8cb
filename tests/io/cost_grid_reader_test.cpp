#include "io/cost_grid_reader.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "base/error.h"
#include "flow/grids.h"

namespace flocking::io {
namespace {

using flow::grid_of;

void expect_grid(std::string_view text, const CostGrid& expected) {
  const CostGrid grid = parse_cost_grid(text, "in");
  EXPECT_EQ(grid.width, expected.width) << text;
  EXPECT_EQ(grid.height, expected.height) << text;
  EXPECT_EQ(grid.costs, expected.costs) << text;
}

std::string grid_error_of(std::string_view text) {
  try {
    parse_cost_grid(text, "in");
  } catch (const InputError& error) {
    EXPECT_EQ(error.status(), ExitStatus::kNo);
    return error.what();
  }
  return "";
}

constexpr std::string_view kMap = "type octile\nheight 2\nwidth 4\nmap\n.GSW\n@OT.\n";

TEST(ParseCostGrid, ReadsMapsWithTheTopRowFirst) {
  const CostGrid grid = parse_cost_grid(kMap, "in");
  EXPECT_EQ(grid.at({0, 1}), 1);
  EXPECT_EQ(grid.at({3, 1}), 4);
  EXPECT_EQ(grid.at({0, 0}), kBlocked);
  expect_grid(kMap, grid_of({{1, 1, 2, 4}, {255, 255, 255, 1}}));
  EXPECT_FALSE(grid.goal.has_value());
}

TEST(ParseCostGrid, ReadsRowsOfCostsWithTheTopRowFirst) {
  expect_grid("1,254,255\n7,8,9\n", grid_of({{1, 254, 255}, {7, 8, 9}}));
  expect_grid("5\n", grid_of({{5}}));
  expect_grid("1,2,3", grid_of({{1, 2, 3}}));
  expect_grid("1\n2\n3", grid_of({{1}, {2}, {3}}));
  expect_grid("001,02\n", grid_of({{1, 2}}));
}

TEST(ParseCostGrid, KnowsWhereTheGoalIs) {
  const CostGrid grid = parse_cost_grid("1,1,1\n4, 0,5\n1,1,1\n1,1,1\n", "in");
  ASSERT_TRUE(grid.goal.has_value());
  EXPECT_EQ(grid.goal->cell, (Cell{1, 2}));
  EXPECT_EQ(grid.at({1, 2}), kGoalCost);
  EXPECT_EQ(grid.goal->place.source, "in");
  EXPECT_EQ(grid.goal->place.line, 2U);
  EXPECT_EQ(grid.goal->place.column, 4U);
  EXPECT_EQ(grid.goal->excerpt, "4, 0,5\n   ^");
}

TEST(ParseCostGrid, TakesAnyLineEndsAndBlanks) {
  const CostGrid rows = grid_of({{1, 2}, {3, 4}});
  for (const char* text : {"1,2\n3,4", "1,2\r\n3,4\r\n",
                           "\xEF\xBB\xBF"
                           "1,2\n3,4\n",
                           "\n \n\t\r\n1,2\n3,4\n", "1,2\n3,4\n\n \r\n\t\n", " 1 ,\t2 \n3, 4\t\r\n",
                           "\xEF\xBB\xBF\r\n1,2\r\n3,4\r\n\r\n"}) {
    expect_grid(text, rows);
  }
  const CostGrid map = grid_of({{1, 255}});
  for (const char* text : {"type octile\nheight 1\nwidth 2\nmap\n.@",
                           "type octile\r\nheight 1\r\nwidth 2\r\nmap\r\n.@\r\n",
                           "\xEF\xBB\xBFtype octile\nheight 1\nwidth 2\nmap\n.@\n",
                           "\n\ntype octile\n\nwidth\t2 \n \n  height  1\nmap  \n.@  \n\n\n"}) {
    expect_grid(text, map);
  }
}

TEST(ParseCostGrid, TakesAnyTypeOfMap) {
  expect_grid("type tile\nwidth 1\nheight 1\nmap\n.\n", grid_of({{1}}));
}

TEST(ParseCostGrid, CountsColumnsAfterTheByteOrderMark) {
  EXPECT_EQ(grid_error_of("\xEF\xBB\xBFx,1"),
            "in:1:1: expected a cost, a whole number from 0 to 255, found 'x'\nx,1\n^");
}

struct GridFault {
  const char* text;
  const char* message;
};

class CostGridFault : public ::testing::TestWithParam<GridFault> {};

TEST_P(CostGridFault, IsReportedWithItsPlace) {
  EXPECT_EQ(grid_error_of(GetParam().text), GetParam().message);
}

constexpr const char* kNothing =
    ": expected a map (type, height, width, map, rows) or rows of costs with commas between, found "
    "nothing";

TEST(ParseCostGrid, RefusesAnEmptyText) {
  EXPECT_EQ(grid_error_of(""), "in:1:1" + std::string(kNothing));
  EXPECT_EQ(grid_error_of("\xEF\xBB\xBF"), "in:1:1" + std::string(kNothing));
  EXPECT_EQ(grid_error_of("\n"), "in:1:1" + std::string(kNothing));
  EXPECT_EQ(grid_error_of("\n \n\t\r\n"), "in:3:1" + std::string(kNothing));
}

INSTANTIATE_TEST_SUITE_P(
    OfCosts, CostGridFault,
    ::testing::Values(
        GridFault{
            "1,256,1",
            "in:1:3: expected a cost, a whole number from 0 to 255, found '256'\n1,256,1\n  ^~~"},
        GridFault{
            "1,1\n-1,1",
            "in:2:1: expected a cost, a whole number from 0 to 255, found '-1'; -1 is an "
            "empty cell in CSV files that Tiled exports, which have numbers of tiles: give the "
            "map itself (.tmx or .tmj), and flow.costs or a property cost of the tiles\n-1,1\n^~"},
        GridFault{
            "1, 1.5",
            "in:1:4: expected a cost, a whole number from 0 to 255, found '1.5'\n1, 1.5\n   ^~~"},
        GridFault{"+1",
                  "in:1:1: expected a cost, a whole number from 0 to 255, found '+1'\n+1\n^~"},
        GridFault{
            "1,99999999999999999999999",
            "in:1:3: expected a cost, a whole number from 0 to 255, found "
            "'99999999999999999999999'\n1,99999999999999999999999\n  ^~~~~~~~~~~~~~~~~~~~~~~"},
        GridFault{"1,,2",
                  "in:1:3: expected a cost, a whole number from 0 to 255, found ''\n1,,2\n  ^"},
        GridFault{"1, ,2",
                  "in:1:3: expected a cost, a whole number from 0 to 255, found ''\n1, ,2\n  ^"},
        GridFault{"1,2,",
                  "in:1:5: expected a cost, a whole number from 0 to 255, found ''\n1,2,\n    ^"},
        GridFault{",1", "in:1:1: expected a cost, a whole number from 0 to 255, found ''\n,1\n^"},
        GridFault{"1 2,3",
                  "in:1:1: expected a cost, a whole number from 0 to 255, found '1 2'\n1 2,3\n^~~"},
        GridFault{"1,2\n3;4",
                  "in:2:1: expected a cost, a whole number from 0 to 255, found '3;4'\n3;4\n^~~"},
        GridFault{"1,\x1b[2J",
                  "in:1:3: expected a cost, a whole number from 0 to 255, found '\\x1b[2J'\n"
                  "1,?[2J\n  ^~~~"},
        GridFault{
            "....\n....",
            "in:1:1: expected a cost, a whole number from 0 to 255, found '....'\n....\n^~~~"}));

INSTANTIATE_TEST_SUITE_P(
    OfRaggedCosts, CostGridFault,
    ::testing::Values(
        GridFault{
            "1,2\n1,2,3\n",
            "in:2:5: ragged rows: expected 2 costs as in the first row, found 3\n1,2,3\n    ^"},
        GridFault{"1,2\n1,2,255,4\n",
                  "in:2:5: ragged rows: expected 2 costs as in the first row, found 4\n"
                  "1,2,255,4\n    ^~~"},
        GridFault{"1,2,3\n1,2,3\n1,2\n",
                  "in:3:4: ragged rows: expected 3 costs as in the first row, found 2\n1,2\n   ^"},
        GridFault{"1,2\n7\n",
                  "in:2:2: ragged rows: expected 2 costs as in the first row, found 1\n7\n ^"},
        GridFault{"1,2\n\n1,2\n",
                  "in:3:1: expected no empty line between rows, found a row after an empty "
                  "line\n1,2\n^~~"},
        GridFault{"1,2\n1,2\n \n\t\n1,2\n",
                  "in:5:1: expected no empty line between rows, found a row after an empty "
                  "line\n1,2\n^~~"}));

INSTANTIATE_TEST_SUITE_P(
    OfGoals, CostGridFault,
    ::testing::Values(GridFault{"1,0\n0,1",
                                "in:2:1: a cost of 0 marks the goal, and line 1, column 3 has one "
                                "already; 0 is an empty cell "
                                "in CSV files of LDtk and in Tiled's layer data: give the project "
                                "itself (.ldtk) or the "
                                "map (.tmx), and flow.costs\n0,1\n^"},
                      GridFault{"1,0,000",
                                "in:1:5: a cost of 0 marks the goal, and line 1, column 3 has one "
                                "already; 0 is an empty cell "
                                "in CSV files of LDtk and in Tiled's layer data: give the project "
                                "itself (.ldtk) or the "
                                "map (.tmx), and flow.costs\n"
                                "1,0,000\n    ^~~"}));

INSTANTIATE_TEST_SUITE_P(
    OfMaps, CostGridFault,
    ::testing::Values(
        GridFault{"type octile\nheight 2\nwidth 2\nmap\n..\n...\n",
                  "in:6:3: ragged rows: expected the end of the row after 2 letters, found '.'\n"
                  "...\n  ^"},
        GridFault{"type octile\nheight 2\nwidth 2\nmap\n..@@.\n..\n",
                  "in:5:3: ragged rows: expected the end of the row after 2 letters, found '@@.'\n"
                  "..@@.\n  ^~~"},
        GridFault{
            "type octile\nheight 2\nwidth 2\nmap\n..\n.\n",
            "in:6:2: ragged rows: expected 2 letters, found the end of the row after 1\n.\n ^"},
        GridFault{"type octile\nheight 2\nwidth 2\nmap\n\n..\n..\n",
                  "in:5:1: ragged rows: expected 2 letters, found the end of the row after 0"},
        GridFault{
            "type octile\nheight 2\nwidth 2\nmap\n..\n",
            "in:5:3: ragged rows: expected 2 rows, found the end of the map after 1\n..\n  ^"},
        GridFault{
            "type octile\nheight 2\nwidth 2\nmap",
            "in:4:4: ragged rows: expected 2 rows, found the end of the map after 0\nmap\n   ^"},
        GridFault{"type octile\nheight 1\nwidth 2\nmap\n..\n\n@.\n",
                  "in:7:1: ragged rows: expected the end of the map after 1 rows, found another\n"
                  "@.\n^~"},
        GridFault{"type octile\nheight 1\nwidth 2\nmap\n.x\n",
                  "in:5:2: expected one of . G S W @ O T, found 'x'\n.x\n ^"},
        GridFault{"type octile\nheight 1\nwidth 2\nmap\n ..\n",
                  "in:5:1: expected one of . G S W @ O T, found ' '\n ..\n^"},
        GridFault{"type octile\nheight 1\nwidth 2\nmap\n1,1\n",
                  "in:5:1: expected one of . G S W @ O T, found '1'\n1,1\n^"},
        GridFault{"type octile\nheight 1\nwidth 2\nmap\n.s\n",
                  "in:5:2: expected one of . G S W @ O T, found 's'\n.s\n ^"}));

INSTANTIATE_TEST_SUITE_P(
    OfHeaders, CostGridFault,
    ::testing::Values(
        GridFault{"type octile\nheigth 2\n",
                  "in:2:1: expected height, width or map, found 'heigth'; did you mean height?\n"
                  "heigth 2\n^~~~~~"},
        GridFault{"type octile\nq\n", "in:2:1: expected height, width or map, found 'q'\nq\n^"},
        GridFault{"type octile\nheight 2\nheight 2\n",
                  "in:3:1: height is given twice\nheight 2\n^~~~~~"},
        GridFault{"type octile\nwidth 2\nheight 1\nwidth 3\n",
                  "in:4:1: width is given twice\nwidth 3\n^~~~~"},
        GridFault{"type octile\nwidth 2\nmap\n..\n",
                  "in:3:1: expected height H before the rows, found map\nmap\n^~~"},
        GridFault{"type octile\nheight 2\nmap\n..\n",
                  "in:3:1: expected width W before the rows, found map\nmap\n^~~"},
        GridFault{"type octile\nheight 2\nwidth 2",
                  "in:3:8: expected map, found the end of the map\nwidth 2\n       ^"},
        GridFault{"type octile\n",
                  "in:1:12: expected map, found the end of the map\n"
                  "type octile\n           ^"},
        GridFault{"type octile\nheight\n",
                  "in:2:7: expected a number after height\nheight\n      ^"},
        GridFault{"type octile\nheight 2 3\n",
                  "in:2:10: expected nothing after '2', found '3'\nheight 2 3\n         ^"},
        GridFault{"type octile map\n",
                  "in:1:13: expected nothing after 'octile', found 'map'\n"
                  "type octile map\n            ^~~"},
        GridFault{
            "type octile\nheight 0\n",
            "in:2:8: expected a whole number from 1 to 16777216, found '0'\nheight 0\n       ^"},
        GridFault{
            "type octile\nwidth -4\n",
            "in:2:7: expected a whole number from 1 to 16777216, found '-4'\nwidth -4\n      ^~"},
        GridFault{"type octile\nwidth 4.0\n",
                  "in:2:7: expected a whole number from 1 to 16777216, found '4.0'\n"
                  "width 4.0\n      ^~~"},
        GridFault{"type octile\nwidth 16777217\n",
                  "in:2:7: expected a whole number from 1 to 16777216, found '16777217'\n"
                  "width 16777217\n      ^~~~~~~~"},
        GridFault{"heigth 1\nwidth 1\nmap\n.\n",
                  "in:1:1: expected a cost, a whole number from 0 to 255, found 'heigth 1'\n"
                  "heigth 1\n^~~~~~~~"}));

TEST(ParseCostGrid, RefusesMoreCellsThanItTakesBeforeItReadsThem) {
  EXPECT_EQ(grid_error_of("type octile\nheight 4097\nwidth 4096\nmap\n"),
            "in:4:1: a grid of 4096 x 4097 is too large: at most 16777216 cells\nmap\n^~~");
  EXPECT_EQ(grid_error_of("type octile\nheight 16777216\nwidth 2\nmap\n"),
            "in:4:1: a grid of 2 x 16777216 is too large: at most 16777216 cells\nmap\n^~~");
  EXPECT_EQ(grid_error_of("type octile\nheight 16777216\nwidth 1\nmap\n"),
            "in:4:4: ragged rows: expected 16777216 rows, found the end of the map after 0\n"
            "map\n   ^");
}

TEST(ParseCostGrid, RefusesMoreCostsThanItTakes) {
  std::string row = "1";
  for (int i = 1; i < 4096; ++i) row += ",1";
  row += '\n';
  std::string text;
  text.reserve(row.size() * 4096 + 2);
  for (int i = 0; i < 4096; ++i) text += row;
  EXPECT_EQ(grid_error_of(text), "");
  const std::string error = grid_error_of(text + "1");
  EXPECT_EQ(error, "in:4097:1: a grid has at most 16777216 cells\n1\n^");
}

TEST(ParseCostGrid, TakesBlanksAroundTheWordMapAsAroundTheOthers) {
  expect_grid("type octile\n height 1\n width 1\n map\n.\n", grid_of({{1}}));
}

TEST(ParseCostGrid, ReportsTextAfterTheWordMap) {
  EXPECT_EQ(grid_error_of("type octile\nheight 1\nwidth 1\nmap x\n.\n"),
            "in:4:5: expected nothing after 'map', found 'x'\nmap x\n    ^");
}

}  // namespace
}  // namespace flocking::io
