#include "view/plot_png.h"

#include "core/error.h"

namespace flocking::view {

void refuse_png() {
  throw EnvironmentError(
      "this program was built without Cairo, the library that draws PNGs; write to a file that "
      "ends in .svg, or install Cairo (libcairo2-dev) and build again");
}

}  // namespace flocking::view

#ifndef FLOCKING_CAIRO

namespace flocking::view {

bool can_draw_png() { return false; }

std::string as_png(const Drawing&) { refuse_png(); }

}  // namespace flocking::view

#else

#include <cairo.h>

#include <memory>
#include <numbers>
#include <vector>

#include "view/pixman_start.h"

namespace flocking::view {
namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

// Cairo's time for a stroke grows faster than its length.
constexpr std::size_t kStrokeLines = 100;

void require(cairo_status_t status) {
  if (status == CAIRO_STATUS_SUCCESS) return;
  throw EnvironmentError(std::string("cannot draw the PNG: ") + cairo_status_to_string(status));
}

/// Adds shapes to Cairo's path, and paints it in the style of their layer.
class CairoPainter {
 public:
  CairoPainter(const Drawing& drawing, cairo_t* cairo) : drawing_(drawing), cairo_(cairo) {
    cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
  }

  void paint(const Layer& layer) {
    style_ = &layer.style;
    cairo_set_antialias(cairo_, style_->sharp ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT);
    for (const Shape& shape : layer.shapes) std::visit(*this, shape);
  }

  void operator()(const Line& line) {
    cairo_move_to(cairo_, line.from.x, line.from.y);
    cairo_line_to(cairo_, line.to.x, line.to.y);
    paint_path();
  }
  void operator()(const Circle& circle) {
    cairo_new_sub_path(cairo_);
    cairo_arc(cairo_, circle.center.x, circle.center.y, circle.radius, 0.0, 2.0 * std::numbers::pi);
    cairo_close_path(cairo_);
    paint_path();
  }
  void operator()(const Polygon& polygon) {
    for (const Vec2 corner : polygon.corners) cairo_line_to(cairo_, corner.x, corner.y);
    if (polygon.closed) cairo_close_path(cairo_);
    paint_path();
  }
  void operator()(const Text& text);
  void operator()(const Trail& trail);

 private:
  void set_color(Color color, double opacity) {
    cairo_set_source_rgba(cairo_, color.red / 255.0, color.green / 255.0, color.blue / 255.0,
                          opacity);
  }
  void paint_path();

  const Drawing& drawing_;
  cairo_t* cairo_;
  const Style* style_ = nullptr;
};

void CairoPainter::paint_path() {
  if (style_->fill) {
    set_color(*style_->fill, style_->opacity);
    cairo_fill_preserve(cairo_);
  }
  if (style_->stroke) {
    set_color(*style_->stroke, style_->opacity);
    cairo_set_line_width(cairo_, style_->width);
    cairo_set_dash(cairo_, &style_->dash, style_->dash > 0.0 ? 1 : 0, 0.0);
    cairo_stroke_preserve(cairo_);
  }
  cairo_new_path(cairo_);
}

void CairoPainter::operator()(const Text& text) {
  cairo_select_font_face(cairo_, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                         text.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo_, text.size);
  cairo_text_extents_t extents;
  cairo_text_extents(cairo_, text.text.c_str(), &extents);
  const double part = text.align == Align::kStart ? 0.0 : text.align == Align::kMiddle ? 0.5 : 1.0;
  cairo_save(cairo_);
  cairo_translate(cairo_, text.at.x, text.at.y);
  if (text.upwards) cairo_rotate(cairo_, -std::numbers::pi / 2.0);
  cairo_move_to(cairo_, -part * extents.x_advance, 0.0);
  if (text.halo) {
    cairo_text_path(cairo_, text.text.c_str());
    set_color({255, 255, 255}, 1.0);
    cairo_set_line_width(cairo_, text.size / 4.0);
    cairo_set_dash(cairo_, nullptr, 0, 0.0);
    cairo_stroke(cairo_);
    cairo_move_to(cairo_, -part * extents.x_advance, 0.0);
  }
  if (style_->fill) set_color(*style_->fill, style_->opacity);
  cairo_show_text(cairo_, text.text.c_str());
  cairo_restore(cairo_);
  cairo_new_path(cairo_);
}

void CairoPainter::operator()(const Trail& trail) {
  const std::vector<TrailPoint> points = drawing_.trails->trail(trail.index);
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 at = drawing_.frame.pixel(points[i].at);
    if (!points[i].begins) {
      cairo_line_to(cairo_, at.x, at.y);
      if (i % kStrokeLines == 0) {
        paint_path();
        cairo_move_to(cairo_, at.x, at.y);
      }
      continue;
    }
    cairo_move_to(cairo_, at.x, at.y);
    if (i + 1 == points.size() || points[i + 1].begins) cairo_close_path(cairo_);
  }
  paint_path();
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

bool can_draw_png() { return true; }

std::string as_png(const Drawing& drawing) {
  start_pixman();
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(drawing.width),
                                 static_cast<int>(drawing.height)),
      cairo_surface_destroy);
  require(cairo_surface_status(surface.get()));
  const Context cairo(cairo_create(surface.get()), cairo_destroy);
  CairoPainter painter(drawing, cairo.get());
  for (const Layer& layer : drawing.layers) painter.paint(layer);
  require(cairo_status(cairo.get()));
  std::string bytes;
  require(cairo_surface_write_to_png_stream(surface.get(), append, &bytes));
  return bytes;
}

}  // namespace flocking::view

#endif
