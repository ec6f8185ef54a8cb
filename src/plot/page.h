#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/image.h"
#include "plot/drawing.h"
#include "plot/frame.h"
#include "plot/plot.h"

/// How the page of a plot is divided, and the colours on it.
namespace flocking::plot {

inline constexpr Color kInk{34, 34, 34};
inline constexpr Color kFaintInk{95, 95, 95};
inline constexpr Color kRule{228, 228, 228};
inline constexpr Color kPaper{255, 255, 255};
inline constexpr Color kThing{120, 120, 120};      ///< outlines of obstacles and walls
inline constexpr Color kThingArea{221, 221, 221};  ///< what cannot be entered

/// Colours that can be told apart in print and by the colour-blind (Okabe and Ito, without their
/// yellow, which white paper swallows).
inline constexpr std::size_t kTrailColors = 7;
Color trail_color(std::size_t number);

/// Which of these colours the trail of an agent has.
std::size_t color_of(const Plot& plot, std::size_t agent);

/// Where things are, in pixels.
struct Page {
  double unit = 1.0;  ///< pixels that stand for one in a picture of the usual size
  double width = 0.0;
  double height = 0.0;
  Area room;   ///< of the trails
  Area shown;  ///< what it shows, in lengths from the frame's origin
  Frame frame;
};

Page page_for(const Plot& plot, const std::optional<PlotSize>& size);

/// The parts of a plot, each a few layers. `plot` must outlive the drawing.
void draw_axes(const Page& page, Drawing& drawing);
void draw_world(const Plot& plot, const Page& page, Drawing& drawing);
void draw_trails(const Plot& plot, const Page& page, Drawing& drawing);
void draw_legend(const Plot& plot, const Page& page, Drawing& drawing);

/// Looks that the legend repeats.
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

/// An arrow head with its point at `tip` that heads for `direction` (pixels, not zero), or a dot
/// where that is zero; `size` is its length.
Shape end_mark(Vec2 tip, Vec2 direction, double size);

}  // namespace flocking::plot
