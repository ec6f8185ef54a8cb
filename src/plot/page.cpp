#include "plot/page.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace flocking::plot {
namespace {

constexpr double kUsualWidth = 960.0;
constexpr double kUsualHeight = 700.0;
constexpr double kLeft = 76.0;
constexpr double kRight = 180.0;
constexpr double kTop = 52.0;
constexpr double kFactLine = 17.0;
constexpr double kBottom = 54.0;
constexpr double kNoteLine = 16.0;

constexpr std::array<Color, kTrailColors> kColors = {{{0, 114, 178},
                                                      {213, 94, 0},
                                                      {0, 158, 115},
                                                      {204, 121, 167},
                                                      {230, 159, 0},
                                                      {86, 180, 233},
                                                      {60, 60, 60}}};

double above(const Plot& plot) { return kTop + kFactLine * static_cast<double>(plot.facts.size()); }

double below(const Plot& plot) {
  return kBottom + kNoteLine * static_cast<double>(plot.notes.size());
}

// Returns the height that suits the shape of the flock.
double usual_height(const Plot& plot, const PlotBounds& bounds) {
  const double room_width = kUsualWidth - kLeft - kRight;
  const Vec2 size = bounds.area.size();
  const double wanted = size.x > 0.0 ? room_width * size.y / size.x : room_width;
  return above(plot) + std::clamp(wanted, 0.5 * room_width, room_width) + below(plot);
}

}  // namespace

Color trail_color(std::size_t number) { return kColors[number % kTrailColors]; }

std::size_t color_of(const Plot& plot, std::size_t agent) {
  if (plot.kinds.empty()) return agent % kTrailColors;
  return plot.kind_of[agent] % kTrailColors;
}

Page page_for(const Plot& plot, const std::optional<PlotSize>& size) {
  const PlotBounds bounds = bounds_of(plot);
  Page page;
  page.width = kUsualWidth;
  page.height = std::round(usual_height(plot, bounds));
  if (size) {
    page.width = static_cast<double>(size->width);
    page.height = static_cast<double>(size->height);
    page.unit = std::min(page.width / kUsualWidth, page.height / kUsualHeight);
  }
  page.room = {{kLeft * page.unit, above(plot) * page.unit},
               {page.width - kRight * page.unit, page.height - below(plot) * page.unit}};
  page.frame = frame_for(bounds, page.room, page.shown);
  return page;
}

}  // namespace flocking::plot
