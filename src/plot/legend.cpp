#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "plot/page.h"
#include "plot/plot_text.h"
#include "plot/ticks.h"

namespace flocking::plot {
namespace {

constexpr double kColumn = 164.0;  // in pixels of the usual size
constexpr double kLineHeight = 20.0;
constexpr double kSample = 26.0;
constexpr double kSize = 12.0;

/// The column on the right. Each row has a sample and a word.
class LegendPainter {
 public:
  LegendPainter(const Page& page, Drawing& drawing)
      : page_(page),
        drawing_(drawing),
        at_{page.room.high.x + 16.0 * page.unit, page.room.low.y + 8.0 * page.unit} {}

  void line(const Style& style, const std::string& words) {
    row(style, Line{at(0.0, 0.0), at(kSample, 0.0)}, words);
  }
  void circle(const Style& style, double radius, const std::string& words) {
    row(style, Circle{at(kSample / 2, 0.0), radius * page_.unit}, words);
  }
  void arrow(const Style& style, const std::string& words) {
    row(style, end_mark(at(kSample / 2, 0.0), {1.0, 0.0}, 14.0 * page_.unit), words);
  }
  void box(const Style& style, const std::string& words) {
    row(style, Polygon{{at(5, -5), at(kSample - 5, -5), at(kSample - 5, 5), at(5, 5)}}, words);
  }
  void cross(const Style& style, const std::string& words) {
    const double x = kSample / 2;
    add(style, Line{at(x - 4, -4), at(x + 4, 4)});
    row(style, Line{at(x - 4, 4), at(x + 4, -4)}, words);
  }
  void gap() { at_.y += 6.0 * page_.unit; }

  void finish() { drawing_.layers.push_back(std::move(words_)); }

 private:
  [[nodiscard]] Vec2 at(double x, double y) const { return at_ + page_.unit * Vec2{x, y}; }

  void add(const Style& style, Shape shape) {
    drawing_.layers.push_back({"legend", style, {std::move(shape)}});
  }
  void row(const Style& style, Shape shape, const std::string& words) {
    add(style, std::move(shape));
    const double width = kColumn - kSample - 8.0;
    words_.shapes.emplace_back(
        Text{at(kSample + 8.0, 4.0), shortened(words, kSize, width), kSize * page_.unit});
    at_.y += kLineHeight * page_.unit;
  }

  const Page& page_;
  Drawing& drawing_;
  Vec2 at_;
  Layer words_{"legend", {.fill = kInk}, {}};
};

void draw_agents(const Plot& plot, const Page& page, LegendPainter& painter) {
  const Trails& trails = plot.trails;
  for (std::size_t kind = 0; kind < std::min(plot.kinds.size(), kTrailColors); ++kind) {
    painter.line(trail_style(plot, page, kind), plot.kinds[kind].name);
  }
  if (plot.kinds.empty() && trails.size() <= kTrailColors) {
    for (std::size_t i = 0; i < trails.size(); ++i) {
      painter.line(trail_style(plot, page, i), "agent " + std::to_string(trails.agent_of(i)));
    }
  }
}

// Adds rows for obstacles, walls and other surroundings that are inside the picture.
void draw_things(const Page& page, const Drawing& drawing, LegendPainter& painter) {
  const auto is_shown = [&layers = drawing.layers](std::string_view name) {
    return std::any_of(layers.begin(), layers.end(),
                       [name](const Layer& layer) { return layer.name == name; });
  };
  if (is_shown("obstacles")) painter.circle(obstacle_style(page), 6.0, "obstacle");
  if (is_shown("walls")) painter.line(wall_style(page), "wall");
  if (is_shown("boxes")) painter.box(box_style(page), "box");
  if (is_shown("blocked")) painter.box(blocked_style(), "blocked cells");
  if (is_shown("paths")) painter.line(path_style(page), "path to follow");
  if (is_shown("goals")) painter.cross(goal_style(page), "goal");
  if (is_shown("edge")) painter.line(edge_style(page), "edge of the world");
}

// Draws a scale bar at the lower end of the column.
void draw_scale(const Page& page, Drawing& drawing) {
  const double unit = page.unit;
  const RoundNumber size = round_number_below((kColumn - 30.0) * unit / page.frame.scale);
  const double width = size.value() * page.frame.scale;
  const Vec2 from{page.room.high.x + 16.0 * unit, page.room.high.y - 4.0 * unit};
  const Vec2 to = from + Vec2{width, 0.0};
  const Vec2 end{0.0, 4.0 * unit};
  drawing.layers.push_back(
      {"scale",
       {.stroke = kInk, .width = 1.6 * unit},
       {Line{from, to}, Line{from - end, from + end}, Line{to - end, to + end}}});
  drawing.layers.push_back(
      {"scale",
       {.fill = kInk},
       {Text{from + Vec2{width / 2.0, -9.0 * unit}, size.text(), kSize * unit, Align::kMiddle}}});
}

}  // namespace

void draw_legend(const Plot& plot, const Page& page, Drawing& drawing) {
  LegendPainter painter(page, drawing);
  painter.circle(start_style(page, kInk), 4.0, "start");
  if (plot.trails.steps() > 0) painter.arrow(end_style(page, kInk), "end, and heading");
  painter.gap();
  draw_agents(plot, page, painter);
  painter.gap();
  draw_things(page, drawing, painter);
  painter.finish();
  draw_scale(page, drawing);
}

}  // namespace flocking::plot
