#include <array>
#include <string>
#include <utility>
#include <vector>

#include "plot/page.h"

namespace flocking::plot {
namespace {

constexpr std::size_t kMostNumbered = 12;  // with more agents, there is no room for numbers

// Sizes that depend on the number of agents: if there are many, lines are thinner and marks
// smaller.
struct Density {
  double line;  // width, in pixels of the usual size
  double opacity;
  double start;  // radius of the mark at the start
  double end;    // length of the mark at the end
};

Density density_for(std::size_t agents) {
  if (agents <= 12) return {1.8, 0.85, 4.0, 14.0};
  if (agents <= 60) return {1.3, 0.75, 3.0, 11.0};
  if (agents <= 400) return {1.0, 0.6, 2.2, 8.0};
  if (agents <= 4000) return {0.7, 0.45, 1.4, 4.5};
  return {0.5, 0.3, 0.8, 2.5};
}

using Layers = std::array<Layer, kTrailColors>;

Layers layers_of(const Plot& plot, const Page& page) {
  Layers layers;
  for (std::size_t color = 0; color < kTrailColors; ++color) {
    layers[color] = {"trails", trail_style(plot, page, color), {}};
  }
  return layers;
}

void move_to(Drawing& drawing, Layers& layers) {
  for (Layer& layer : layers) {
    if (!layer.shapes.empty()) drawing.layers.push_back(std::move(layer));
  }
}

void draw_starts(const Plot& plot, const Page& page, Drawing& drawing) {
  Layers layers;
  const double radius = density_for(plot.trails.size()).start * page.unit;
  for (std::size_t i = 0; i < plot.trails.size(); ++i) {
    if (!is_drawable(plot.trails.start(i))) continue;
    const std::size_t color = color_of(plot, plot.trails.agent_of(i));
    layers[color].name = "starts";
    layers[color].style = start_style(page, trail_color(color));
    layers[color].style.width = radius * 0.4;
    layers[color].shapes.emplace_back(Circle{page.frame.pixel(plot.trails.start(i)), radius});
  }
  move_to(drawing, layers);
}

void draw_ends(const Plot& plot, const Page& page, Drawing& drawing) {
  Layers layers;
  Layer numbers{"numbers", {.fill = kInk}, {}};
  const double size = density_for(plot.trails.size()).end * page.unit;
  for (std::size_t i = 0; i < plot.trails.size(); ++i) {
    if (!is_drawable(plot.trails.end(i))) continue;
    const std::size_t color = color_of(plot, plot.trails.agent_of(i));
    layers[color].name = "ends";
    layers[color].style = end_style(page, trail_color(color));
    const Vec2 tip = page.frame.pixel(plot.trails.end(i));
    const Vec2 velocity = plot.trails.end_velocity(i);
    const Vec2 heading = unit(Vec2{velocity.x, -velocity.y});
    layers[color].shapes.push_back(end_mark(tip, heading, size));
    if (plot.trails.size() > kMostNumbered) continue;
    numbers.shapes.emplace_back(Text{tip + size * heading + Vec2{0.0, 3.5 * page.unit},
                                     std::to_string(plot.trails.agent_of(i)), 10.0 * page.unit,
                                     heading.x > 0.3    ? Align::kStart
                                     : heading.x < -0.3 ? Align::kEnd
                                                        : Align::kMiddle,
                                     false, false, true});
  }
  move_to(drawing, layers);
  if (!numbers.shapes.empty()) drawing.layers.push_back(std::move(numbers));
}

}  // namespace

Style trail_style(const Plot& plot, const Page& page, std::size_t color) {
  const Density density = density_for(plot.trails.size());
  return {
      .stroke = trail_color(color), .width = density.line * page.unit, .opacity = density.opacity};
}

Style start_style(const Page& page, Color color) {
  return {.stroke = color, .fill = kPaper, .width = 1.5 * page.unit};
}

Style end_style(const Page& page, Color color) {
  return {.stroke = kPaper, .fill = color, .width = 0.6 * page.unit};
}

Shape end_mark(Vec2 tip, Vec2 direction, double size) {
  const Vec2 along = unit(direction);
  if (!(length(along) > 0.0)) return Circle{tip, 0.35 * size};
  const Vec2 side = 0.46 * size * side_of(along);
  const Vec2 middle = tip + 0.5 * size * along;
  const Vec2 back = tip - 0.5 * size * along;
  return Polygon{{middle, back + side, tip - 0.28 * size * along, back - side}};
}

void draw_trails(const Plot& plot, const Page& page, Drawing& drawing) {
  Layers layers = layers_of(plot, page);
  for (std::size_t i = 0; i < plot.trails.size(); ++i) {
    layers[color_of(plot, plot.trails.agent_of(i))].shapes.emplace_back(Trail{i});
  }
  move_to(drawing, layers);
  draw_starts(plot, page, drawing);
  if (plot.trails.steps() > 0) draw_ends(plot, page, drawing);
}

}  // namespace flocking::plot
