#include "view/plot_png.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#include <stb_image.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/error.h"
#include "view/plot_layout.h"
#include "view/plots.h"

// What Fontconfig keeps for the next font looks lost to the address sanitizer.
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig"; }

namespace flocking::view {
namespace {

Image decoded(const std::string& png) {
  int width = 0;
  int height = 0;
  int channels = 0;
  const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
      stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(png.data()),
                            static_cast<int>(png.size()), &width, &height, &channels, 3),
      stbi_image_free);
  if (pixels == nullptr) return {};
  Image image(static_cast<std::size_t>(width), static_cast<std::size_t>(height));
  for (std::size_t i = 0; i < image.pixels.size(); ++i) {
    image.pixels[i] = {pixels.get()[3 * i], pixels.get()[3 * i + 1], pixels.get()[3 * i + 2]};
  }
  return image;
}

Color at(const Image& image, Vec2 place) {
  return image
      .pixels[static_cast<std::size_t>(place.y) * image.width + static_cast<std::size_t>(place.x)];
}

bool is_bluish(Color color) { return color.blue > color.red + 40; }

class PlotPng : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!can_draw_png()) GTEST_SKIP() << "built without Cairo";
  }
};

TEST_F(PlotPng, ShowsTrailsWhereTheLayoutPutsThem) {
  Plot plot = plot_of({{0, 0, 4, 0}, {0, 10, 4, 0}}, 10);
  plot.kinds = {{"blue"}, {"orange"}};
  plot.kind_of = {0, 1};
  plot.world.obstacles = {{{20, 5}, 2}};
  const Drawing drawing = drawing_of(plot, {});
  const Image image = decoded(as_png(drawing));
  ASSERT_EQ(image.width, static_cast<std::size_t>(drawing.width));
  ASSERT_EQ(image.height, static_cast<std::size_t>(drawing.height));
  for (double x = 2.5; x < 38; x += 0.25) {
    EXPECT_TRUE(is_bluish(at(image, drawing.frame.pixel({x, 0})))) << x;
    const Color orange = at(image, drawing.frame.pixel({x, 10}));
    EXPECT_GT(orange.red, orange.blue + 40) << x;
    const Color between = at(image, drawing.frame.pixel({x, 2}));
    EXPECT_FALSE(is_bluish(between)) << x;
  }
  const Color obstacle = at(image, drawing.frame.pixel({20.6, 5.6}));
  EXPECT_EQ(obstacle, (Color{221, 221, 221}));
  EXPECT_EQ(at(image, {1, 1}), (Color{255, 255, 255}));
}

TEST_F(PlotPng, LeavesGapsOpen) {
  FlockState state(1);
  Plot plot = plot_of({{0, 0, 0, 0}}, 0);
  for (const double x : {1.0, 9.0, 10.0}) {
    state.agents[0] = {x, 0, 0, 0};
    plot.trails.add(state, Vec2{10, 10});
  }
  const Drawing drawing = drawing_of(plot, {});
  const Image image = decoded(as_png(drawing));
  EXPECT_TRUE(is_bluish(at(image, drawing.frame.pixel({0.6, 0}))));
  EXPECT_FALSE(is_bluish(at(image, drawing.frame.pixel({4.3, 0}))));
  EXPECT_TRUE(is_bluish(at(image, drawing.frame.pixel({9.4, 0}))));
}

TEST_F(PlotPng, HasWordsInIt) {
  const Plot plot = plot_of({{0, 0, 1, 0}}, 5);
  Plot untitled = plot_of({{0, 0, 1, 0}}, 5);
  untitled.title = "";
  const Image with = decoded(as_png(drawing_of(plot, {})));
  const Image without = decoded(as_png(drawing_of(untitled, {})));
  ASSERT_EQ(with.pixels.size(), without.pixels.size());
  std::size_t differ = 0;
  for (std::size_t i = 0; i < with.pixels.size(); ++i) {
    if (!(with.pixels[i] == without.pixels[i])) ++differ;
  }
  EXPECT_GT(differ, 100U);
}

TEST_F(PlotPng, IsDrawnWhereverAgentsAreAndInAnySize) {
  for (const std::vector<AgentState>& flock : {std::vector<AgentState>{},
                                               {{3, 4, 0, 0}},
                                               {{1e15, -1e15, 0, 0}, {-1e15, 1e15, 1, 0}},
                                               {{1e12, 0, 0.5, 0}, {1e12 + 1, 0, 0, 0}},
                                               {{std::nan(""), 0, 0, 0}},
                                               {{0.001, 0, 0, 0}, {0, 0.001, 0, 0}}}) {
    Plot plot = plot_of(flock, 3);
    plot.world.obstacles = {{{5, -1e9}, 1e9 + 1}};
    plot.world.walls = {{{-1e12, 5}, {1e12, 5}}};
    for (const PlotSize size : {PlotSize{200, 300}, PlotSize{1001, 203}}) {
      const Image image = decoded(as_png(drawing_of(plot, size)));
      EXPECT_EQ(image.width, size.width);
      EXPECT_EQ(image.height, size.height);
    }
  }
}

TEST_F(PlotPng, DrawsLongTrailsInPieces) {
  const Plot plot = plot_of({{0, 0, 0.01, 0}}, 1234);
  const Drawing drawing = drawing_of(plot, {});
  const Image image = decoded(as_png(drawing));
  for (double x = 0.5; x < 11.8; x += 0.1) {
    EXPECT_TRUE(is_bluish(at(image, drawing.frame.pixel({x, 0})))) << x;
  }
}

TEST(RefusePng, SaysWhatToDo) {
  try {
    refuse_png();
  } catch (const EnvironmentError& error) {
    EXPECT_STREQ(error.what(),
                 "this program was built without Cairo, the library that draws PNGs; write to a "
                 "file that ends in .svg, or install Cairo (libcairo2-dev) and build again");
    return;
  }
  FAIL();
}

}  // namespace
}  // namespace flocking::view
