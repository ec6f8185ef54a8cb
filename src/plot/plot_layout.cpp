#include "plot/plot_layout.h"

#include <string>
#include <utility>

#include "plot/page.h"
#include "plot/plot_text.h"

namespace flocking::plot {
namespace {

void draw_words(const Plot& plot, const Page& page, Drawing& drawing) {
  const double unit = page.unit;
  const double width = page.width - 2.0 * 20.0 * unit;
  Layer title{"title", {.fill = kInk}, {}};
  title.shapes.emplace_back(Text{{20.0 * unit, 32.0 * unit},
                                 shortened(drawing.title, 18.0 * unit, width, true),
                                 18.0 * unit,
                                 Align::kStart,
                                 true});
  drawing.layers.push_back(std::move(title));
  Layer facts{"facts", {.fill = kFaintInk}, {}};
  double y = 36.0 * unit;
  for (const std::string& fact : plot.facts) {
    y += 17.0 * unit;
    facts.shapes.emplace_back(
        Text{{20.0 * unit, y}, shortened(printable_line(fact), 12.0 * unit, width), 12.0 * unit});
  }
  drawing.layers.push_back(std::move(facts));
  Layer notes{"notes", {.fill = kInk}, {}};
  y = page.room.high.y + 44.0 * unit;
  for (const std::string& note : plot.notes) {
    y += 16.0 * unit;
    notes.shapes.emplace_back(
        Text{{20.0 * unit, y}, shortened(printable_line(note), 12.0 * unit, width), 12.0 * unit});
  }
  if (!notes.shapes.empty()) drawing.layers.push_back(std::move(notes));
}

// Returns a text for people who cannot see the picture, and for programs that read it.
std::string description(const Plot& plot, const Frame& frame) {
  std::string text;
  for (const std::string& fact : plot.facts) text += printable_line(fact) + ". ";
  text +=
      "Each trail runs from an open circle, the start, to an arrow head, the end. The paths of "
      "class trail have the coordinates that the simulator prints";
  if (!frame.origin.is_zero()) {
    text += ", less those of the origin (" + decimals_of(frame.origin.x) + ", " +
            decimals_of(frame.origin.y) + ")";
  }
  text += ".";
  for (const std::string& note : plot.notes) text += " " + printable_line(note);
  return text;
}

}  // namespace

Drawing drawing_of(const Plot& plot, const std::optional<PlotSize>& size) {
  const Page page = page_for(plot, size);
  Drawing drawing;
  drawing.width = page.width;
  drawing.height = page.height;
  drawing.title = printable_line(plot.title);
  drawing.frame = page.frame;
  drawing.description = description(plot, page.frame);
  drawing.trails = &plot.trails;
  const Vec2 room = page.room.high;
  const Polygon paper{
      {{0.0, 0.0}, {page.width, 0.0}, {page.width, page.height}, {0.0, page.height}}};
  drawing.layers.push_back({"paper", {.fill = kPaper}, {paper}});
  draw_axes(page, drawing);
  draw_world(plot, page, drawing);
  const Polygon border{{page.room.low, {room.x, page.room.low.y}, room, {page.room.low.x, room.y}}};
  drawing.layers.push_back({"border", {.stroke = kThing, .width = page.unit}, {border}});
  draw_trails(plot, page, drawing);
  draw_legend(plot, page, drawing);
  draw_words(plot, page, drawing);
  return drawing;
}

}  // namespace flocking::plot
