#include "plot/svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include "plot/plot_layout.h"
#include "plot/plots.h"
#include "plot/svg_paths.h"

namespace flocking::plot {
namespace {

using flocking::testing::trails_in;
using flocking::testing::WrittenTrail;
using flocking::testing::WrittenTrails;
using flocking::testing::xml_fault;
using ::testing::HasSubstr;
using ::testing::Not;

std::string svg_of(const Plot& plot, const std::optional<PlotSize>& size = {}) {
  std::string svg = as_svg(drawing_of(plot, size));
  EXPECT_EQ(xml_fault(svg), "");
  // A picture must not contain infinities or NaN. Ordinary words never follow these characters.
  for (const std::string before : {"\"", "(", ",", " ", "M", "L", "-"}) {
    for (const std::string wrong : {"inf", "nan"}) {
      EXPECT_EQ(svg.find(before + wrong), std::string::npos) << before << wrong;
    }
  }
  return svg;
}

/// Returns the numbers after each occurrence of `before`.
std::vector<double> numbers_behind(const std::string& svg, const std::string& before) {
  std::vector<double> found;
  for (std::size_t at = svg.find(before); at != std::string::npos; at = svg.find(before, at + 1)) {
    found.push_back(std::stod(svg.substr(at + before.size())));
  }
  return found;
}

TEST(PlotSvg, WritesTrailsAsTheyArePrinted) {
  const std::string svg = svg_of(plot_of({{0, 0.5, 0.25, -1}, {-3, 2, 0, 0}}, 2));
  EXPECT_THAT(
      svg,
      HasSubstr(
          R"(<path class="trail" data-agent="0" d="M0.000,0.500L0.250,-0.500L0.500,-1.500"/>)"));
  EXPECT_THAT(
      svg,
      HasSubstr(
          R"(<path class="trail" data-agent="1" d="M-3.000,2.000L-3.000,2.000L-3.000,2.000"/>)"));
  EXPECT_THAT(svg, Not(HasSubstr("data-origin")));
}

TEST(PlotSvg, BreaksTrailsAndMarksPointsAlone) {
  FlockState state(1);
  Plot plot = plot_of({{1, 1, 0, 0}}, 0);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const double x : {2.0, nan, 4.0, nan, 6.0, 7.0}) {
    state.agents[0] = {x, 1, 0, 0};
    plot.trails.add(state, {});
  }
  EXPECT_THAT(svg_of(plot),
              HasSubstr(R"(d="M1.000,1.000L2.000,1.000M4.000,1.000ZM6.000,1.000L7.000,1.000"/>)"));
}

// The transform of the trails must agree with the marks, which are in pixels like the axes.
TEST(PlotSvg, PutsStartsWhereTheTransformPutsTheTrails) {
  const std::vector<AgentState> starts = {{-3, -2, 1, 0}, {5, 0, 0, 2}, {0.5, 7, -1, -1}};
  const std::string svg = svg_of(plot_of(starts, 3));
  std::istringstream transform(svg.substr(svg.find("translate(") + 10));
  Vec2 shift;
  Vec2 scale;
  std::string between;
  transform >> shift.x >> shift.y >> between;
  ASSERT_EQ(between, ")") << "then a blank";
  transform.ignore(7) >> scale.x >> scale.y;
  EXPECT_GT(scale.x, 1.0);
  EXPECT_EQ(scale.y, -scale.x) << "the same on both axes, y upwards";
  const std::size_t marks = svg.find("<g class=\"starts\"");
  const std::vector<double> x = numbers_behind(svg.substr(marks), "cx=\"");
  const std::vector<double> y = numbers_behind(svg.substr(marks), "cy=\"");
  ASSERT_EQ(x.size(), 4U) << "three and that of the legend";
  for (std::size_t i = 0; i < starts.size(); ++i) {
    EXPECT_NEAR(x[i], shift.x + scale.x * starts[i].x, 0.01);
    EXPECT_NEAR(y[i], shift.y + scale.y * starts[i].y, 0.01);
  }
}

TEST(PlotSvg, HasAScaleBarOfTheLengthThatItSays) {
  const Drawing drawing = drawing_of(plot_of({{0, 0, 30, 1}}, 3), {});
  for (std::size_t i = 0; i + 1 < drawing.layers.size(); ++i) {
    if (drawing.layers[i].name != "scale") continue;
    const Line bar = std::get<Line>(drawing.layers[i].shapes[0]);
    const std::string label = std::get<Text>(drawing.layers[i + 1].shapes[0]).text;
    EXPECT_NEAR(bar.to.x - bar.from.x, std::stod(label) * drawing.frame.scale, 1e-9);
    return;
  }
  FAIL() << "no scale bar";
}

TEST(PlotSvg, HasTicksWhereTheySay) {
  const Drawing drawing = drawing_of(plot_of({{-7, 3, 2, 1}, {0, 0, 0, 0}}, 4), {});
  const Layer* grid = nullptr;
  const Layer* labels = nullptr;
  for (const Layer& layer : drawing.layers) {
    if (layer.name == "grid") grid = &layer;
    if (layer.name == "ticks") labels = &layer;
  }
  ASSERT_TRUE(grid != nullptr && labels != nullptr);
  ASSERT_EQ(grid->shapes.size(), labels->shapes.size());
  ASSERT_GE(grid->shapes.size(), 6U);
  for (std::size_t i = 0; i < grid->shapes.size(); ++i) {
    const Line line = std::get<Line>(grid->shapes[i]);
    std::string label = std::get<Text>(labels->shapes[i]).text;
    if (label.starts_with("\u2212")) label = "-" + label.substr(3);
    const double value = std::stod(label);
    const Vec2 place = drawing.frame.pixel({value, value});
    const bool upright = line.from.x == line.to.x;
    EXPECT_NEAR(upright ? line.from.x : line.from.y, upright ? place.x : place.y, 1e-6) << label;
  }
}

TEST(PlotSvg, CountsFromNearbyWhereAFlockIsFarAway) {
  const std::string svg =
      svg_of(plot_of({{1e12, -4e9, 0.125, 0.5}, {1e12 + 3, -4e9 - 2, 0, 0}}, 2));
  const WrittenTrails found = trails_in(svg);
  ASSERT_EQ(found.of_agent.size(), 2U);
  EXPECT_EQ(found.origin.first, "1000000000002.000");
  EXPECT_EQ(found.origin.second, "-4000000001.000");
  EXPECT_EQ(found.of_agent.at(0),
            (WrittenTrail{{{"-2.000", "1.000"}, {"-1.875", "1.500"}, {"-1.750", "2.000"}}}));
  EXPECT_THAT(svg, HasSubstr("x \u2212 1000000000002<"));
  EXPECT_THAT(svg, HasSubstr("y + 4000000001<"));
  EXPECT_THAT(svg, HasSubstr("origin (1000000000002.000, -4000000001.000)"));
}

TEST(PlotSvg, IsValidWhereverAgentsAre) {
  const double inf = std::numeric_limits<double>::infinity();
  const std::vector<std::vector<AgentState>> flocks = {
      {},
      {{3, 4, 0, 0}},
      {{3, 4, 0, 0}, {3, 4, 0, 0}},
      {{0.001, 0, 0, 0}, {0, 0.001, 0, 0}},
      {{1e-9, 0, 1e-10, 0}, {0, 1e-9, 0, 0}},
      {{1e15, -1e15, 0, 0}, {-1e15, 1e15, 1, 0}},
      {{1e15, 1e15, 0, 0}, {1e15, 1e15, 0, 0}},
      {{1e300, 1e300, 0, 0}},
      {{std::nan(""), 0, 0, 0}, {0, inf, 1, 1}, {0, 0, inf, std::nan("")}},
      {{0, 0, -inf, 0}},
      {{0, 0, 1e300, 1e-300}, {1, 2, 5e-324, 0}}};
  for (const auto& flock : flocks) {
    for (const int steps : {0, 1, 3}) {
      for (const std::optional<PlotSize> size :
           {std::optional<PlotSize>(), std::optional(PlotSize{kLeastPlotSide, kMostPlotSide}),
            std::optional(PlotSize{kMostPlotSide, kLeastPlotSide})}) {
        const std::string svg = svg_of(plot_of(flock, steps), size);
        EXPECT_EQ(trails_in(svg).of_agent.size(), flock.size());
      }
    }
  }
}

TEST(PlotSvg, ClipsPointsFarOutside) {
  Plot plot = plot_of({{0, 0, 1, 0}, {0, 10, 0, 0}}, 10);
  plot.world.walls = {{{-1e9, 5}, {1e9, 5}}, {{1e300, 5}, {0, 0}}, {{0, 1e6}, {9, 1e6}}};
  plot.world.obstacles = {{{5, -1e7}, 1e7 + 1}, {{1e8, 0}, 5}, {{0, 0}, 1e300}, {{4, 4}, 1e9}};
  plot.world.boxes = {{{-1e9, 2}, {1e9, 3}}, {{1e9, 1e9}, {2e9, 2e9}}};
  plot.world.paths = {{{{-1e6, 1}, {1e6, 1}}, true}};
  plot.world.goals = {{1e7, 1e7}, {2, 2}};
  plot.world.wrap = Vec2{1e6, 1e6};
  const Drawing drawing = drawing_of(plot, {});
  svg_of(plot);
  for (const Layer& layer : drawing.layers) {
    for (const Shape& shape : layer.shapes) {
      if (const Line* line = std::get_if<Line>(&shape)) {
        EXPECT_LT(std::fabs(line->from.x) + std::fabs(line->to.x), 3000) << layer.name;
      }
      if (const Polygon* polygon = std::get_if<Polygon>(&shape)) {
        for (const Vec2 corner : polygon->corners) {
          EXPECT_LT(std::fabs(corner.x) + std::fabs(corner.y), 3000) << layer.name;
        }
      }
      if (const Circle* circle = std::get_if<Circle>(&shape)) {
        EXPECT_LT(circle->radius, 10'001) << layer.name;
      }
    }
  }
  EXPECT_GT(drawing.frame.scale * 10, 30) << "the trails keep their part of the picture";
}

TEST(PlotSvg, ShowsTheWorld) {
  Plot plot = plot_of({{0, 0, 1, 0}}, 10);
  plot.world.obstacles = {{{5, 3}, 2}};
  plot.world.walls = {{{0, -2}, {10, -2}}};
  plot.world.paths = {{{{0, 0}, {10, 0}, {10, 5}}, true}};
  plot.world.goals = {{10, 5}};
  plot.world.boxes = {{{1, 1}, {2, 2}}};
  plot.world.blocked = {{{3, 1}, {4, 2}}};
  plot.world.wrap = Vec2{10, 6};
  const std::string svg = svg_of(plot);
  for (const char* layer :
       {"obstacles", "walls", "hatches", "paths", "goals", "boxes", "blocked", "edge"}) {
    EXPECT_THAT(svg, HasSubstr("<g class=\"" + std::string(layer) + "\"")) << layer;
  }
  for (const char* word : {">obstacle<", ">wall<", ">path to follow<", ">goal<", ">box<",
                           ">blocked cells<", ">edge of the world<"}) {
    EXPECT_THAT(svg, HasSubstr(word));
    EXPECT_THAT(svg_of(plot_of({{0, 0, 1, 0}}, 10)), Not(HasSubstr(word)));
  }
}

TEST(PlotSvg, HasNoWordForWhatIsNotInIt) {
  Plot plot = plot_of({{0, 0, 1, 0}}, 10);
  plot.world.obstacles = {{{1e6, 3}, 2}};
  plot.world.goals = {{5, 0}};
  EXPECT_THAT(svg_of(plot), Not(HasSubstr(">obstacle<")));
  EXPECT_THAT(svg_of(plot), HasSubstr(">goal<"));
}

TEST(PlotSvg, NamesAgentsOrTheirKinds) {
  Plot plot = plot_of({{0, 0, 1, 0}, {0, 1, 1, 0}, {0, 2, 1, 0}}, 2);
  EXPECT_THAT(svg_of(plot), HasSubstr(">agent 2<"));
  plot.kinds = {{"sheep <&"}, {"dog"}};
  plot.kind_of = {0, 1, 0};
  const std::string svg = svg_of(plot);
  EXPECT_THAT(svg, HasSubstr(">sheep &lt;&amp;<"));
  EXPECT_THAT(svg, HasSubstr(">dog<"));
  EXPECT_THAT(svg, Not(HasSubstr(">agent 2<")));
}

TEST(PlotSvg, EscapesWordsAndKeepsToTheSize) {
  Plot plot = plot_of({{0, 0, 1, 0}}, 1);
  plot.title = "<script>&\"'\xFF\n\x01</title>";
  plot.facts = {"<b>"};
  plot.notes = {"a & b", std::string(3000, 'W')};
  const std::string svg = svg_of(plot, PlotSize{640, 480});
  EXPECT_THAT(
      svg,
      HasSubstr(
          R"(<title id="title">&lt;script&gt;&amp;&quot;&#39;\xff\x0a\x01&lt;/title&gt;</title>)"));
  EXPECT_THAT(svg, HasSubstr(R"(width="640" height="480" viewBox="0 0 640 480")"));
  EXPECT_THAT(svg, HasSubstr(">a &amp; b<"));
  EXPECT_THAT(svg, HasSubstr("WW\u2026<"));
}

}  // namespace
}  // namespace flocking::plot
