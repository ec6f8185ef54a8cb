#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/image.h"
#include "plot/drawing.h"
#include "plot/frame.h"
#include "plot/plot.h"

/// The layout of a plot's page, and its colours.
namespace flocking::plot {

inline constexpr Color kInk{34, 34, 34};
inline constexpr Color kFaintInk{95, 95, 95};
inline constexpr Color kRule{228, 228, 228};
inline constexpr Color kPaper{255, 255, 255};
inline constexpr Color kThing{120, 120, 120};      ///< outlines of obstacles and walls
inline constexpr Color kThingArea{221, 221, 221};  ///< areas that cannot be entered

/// Colours that readers can distinguish in print and with colour blindness (Okabe and Ito, without
/// yellow, which is invisible on white paper).
inline constexpr std::size_t kTrailColors = 7;
Color trail_color(std::size_t number);

/// Returns the number of the colour of an agent's trail.
std::size_t color_of(const Plot& plot, std::size_t agent);

/// The positions of the page's parts, in pixels.
struct Page {
  double unit = 1.0;  ///< pixels per pixel of a picture of the usual size
  double width = 0.0;
  double height = 0.0;
  Area room;   ///< area of the trails
  Area shown;  ///< the shown area, in lengths from the frame's origin
  Frame frame;
};

Page page_for(const Plot& plot, const std::optional<PlotSize>& size);

/// Draw the parts of a plot, each as a few layers. `plot` must outlive the drawing.
void draw_axes(const Page& page, Drawing& drawing);
void draw_world(const Plot& plot, const Page& page, Drawing& drawing);
void draw_trails(const Plot& plot, const Page& page, Drawing& drawing);
void draw_legend(const Plot& plot, const Page& page, Drawing& drawing);

/// Return the styles that are also used in the legend.
Style trail_style(const Plot& plot, const Page& page, std::size_t color);
Style start_style(const Page& page, Color color);
Style end_style(const Page& page, Color color);
Style obstacle_style(const Page& page);
Style wall_style(const Page& page);
Style path_style(const Page& page);
Style goal_style(const Page& page);
Style box_style(const Page& page);
Style blocked_style();
Style edge_style(const Page& page);

/// Returns an arrow head with its point at `tip` in `direction` (pixels), or a dot if `direction`
/// is zero; `size` is its length.
Shape end_mark(Vec2 tip, Vec2 direction, double size);

}  // namespace flocking::plot
