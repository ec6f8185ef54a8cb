#include <cmath>
#include <string>
#include <utility>

#include "plot/page.h"
#include "plot/plot_text.h"
#include "plot/ticks.h"

namespace flocking::plot {
namespace {

constexpr double kTickDistance = 80.0;  // minimum, in pixels of a picture of the usual size
constexpr double kLabel = 11.5;

int tick_count(double pixels, const Page& page) {
  return std::max(2, static_cast<int>(pixels / (kTickDistance * page.unit)));
}

// Returns "x", or "x − 1000000" if labels are relative to an origin other than 0.
std::string axis_name(const char* name, Thousandths origin) {
  if (origin == 0) return name;
  const std::string whole = decimals_of(origin < 0 ? -origin : origin);
  return std::string(name) + (origin < 0 ? " + " : " \u2212 ") + whole.substr(0, whole.find('.'));
}

std::string with_minus(const std::string& label) {
  return label[0] == '-' ? "\u2212" + label.substr(1) : label;
}

}  // namespace

void draw_axes(const Page& page, Drawing& drawing) {
  Layer grid{"grid", {.stroke = kRule, .width = page.unit}, {}};
  Layer labels{"ticks", {.fill = kFaintInk}, {}};
  const double unit = page.unit;
  const Area& room = page.room;
  for (const Tick& tick :
       ticks(page.shown.low.x, page.shown.high.x, tick_count(room.size().x, page))) {
    const double x = page.frame.pixel_from_origin({tick.at, 0.0}).x;
    grid.shapes.emplace_back(Line{{x, room.low.y}, {x, room.high.y}});
    labels.shapes.emplace_back(
        Text{{x, room.high.y + 17 * unit}, with_minus(tick.label), kLabel * unit, Align::kMiddle});
  }
  for (const Tick& tick :
       ticks(page.shown.low.y, page.shown.high.y, tick_count(room.size().y, page))) {
    const double y = page.frame.pixel_from_origin({0.0, tick.at}).y;
    grid.shapes.emplace_back(Line{{room.low.x, y}, {room.high.x, y}});
    labels.shapes.emplace_back(Text{
        {room.low.x - 7 * unit, y + 4 * unit}, with_minus(tick.label), kLabel * unit, Align::kEnd});
  }
  Layer names{"axes", {.fill = kInk}, {}};
  const Vec2 middle = (room.low + room.high) / 2.0;
  names.shapes.emplace_back(Text{{middle.x, room.high.y + 37 * unit},
                                 axis_name("x", page.frame.origin.x),
                                 13 * unit,
                                 Align::kMiddle});
  names.shapes.emplace_back(Text{{18 * unit, middle.y},
                                 axis_name("y", page.frame.origin.y),
                                 13 * unit,
                                 Align::kMiddle,
                                 false,
                                 true});
  drawing.layers.push_back(std::move(grid));
  drawing.layers.push_back(std::move(labels));
  drawing.layers.push_back(std::move(names));
}

}  // namespace flocking::plot
