#include "plot/svg.h"

#include <fmt/format.h>

#include <utility>
#include <variant>
#include <vector>

#include "base/markup.h"

namespace flocking::plot {
namespace {

std::string color_text(Color color) {
  return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
}

// Below this scale, browsers do not draw strokes whose width is in lengths of the world. Above it,
// such strokes are better, since they grow with the picture and every program supports them.
constexpr double kLeastStrokeScale = 1e-5;

// Returns a pixel coordinate with up to two decimals, without trailing zeros.
std::string pixels(double value) {
  std::string text = fmt::format("{:.2f}", value);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string point(Vec2 at) { return pixels(at.x) + "," + pixels(at.y); }

class SvgWriter {
 public:
  explicit SvgWriter(const Drawing& drawing) : drawing_(drawing) {}

  std::string written() {
    begin();
    for (const Layer& layer : drawing_.layers) write(layer);
    text_ += "</svg>\n";
    return std::move(text_);
  }

  void operator()(const Line& line) {
    append(R"(<path d="M{}L{}"/>)", point(line.from), point(line.to));
  }
  void operator()(const Circle& circle) {
    append(R"(<circle cx="{}" cy="{}" r="{}"/>)", pixels(circle.center.x), pixels(circle.center.y),
           pixels(circle.radius));
  }
  void operator()(const Polygon& polygon) {
    text_ += R"(<path d=")";
    char command = 'M';
    for (const Vec2 corner : polygon.corners) {
      append("{}{}", command, point(corner));
      command = 'L';
    }
    text_ += polygon.closed ? "Z\"/>\n" : "\"/>\n";
  }
  void operator()(const Text& text);
  void operator()(const Trail& trail);

 private:
  template <class... Arguments>
  void append(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    text_ += fmt::format(format, std::forward<Arguments>(arguments)...);
    if (text_.back() == '>') text_ += '\n';
  }
  [[nodiscard]] bool has_fixed_strokes() const { return drawing_.frame.scale < kLeastStrokeScale; }
  void begin();
  void write(const Layer& layer);
  void write_looks(const Style& style, double scale);
  void append_point(Vec2 at);

  const Drawing& drawing_;
  std::string text_;
};

void SvgWriter::begin() {
  text_ += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  append(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}")",
      pixels(drawing_.width), pixels(drawing_.height));
  text_ +=
      " role=\"img\" aria-labelledby=\"title desc\" font-family=\"Helvetica, Arial, "
      "sans-serif\">\n";
  append(R"(<title id="title">{}</title>)", in_markup(drawing_.title));
  append(R"(<desc id="desc">{}</desc>)", in_markup(drawing_.description));
}

// Writes a style; lengths are divided by `scale`.
void SvgWriter::write_looks(const Style& style, double scale) {
  append(R"( fill="{}")", style.fill ? color_text(*style.fill) : "none");
  if (style.stroke) {
    append(R"( stroke="{}" stroke-width="{:.6g}")", color_text(*style.stroke), style.width / scale);
    text_ += R"( stroke-linecap="round" stroke-linejoin="round")";
    if (style.dash > 0.0) append(R"( stroke-dasharray="{0:.6g} {0:.6g}")", style.dash / scale);
    if (style.opacity < 1.0) append(R"( stroke-opacity="{}")", style.opacity);
  }
  if (style.fill && style.opacity < 1.0) append(R"( fill-opacity="{}")", style.opacity);
  if (style.sharp) text_ += R"( shape-rendering="crispEdges")";
}

void SvgWriter::write(const Layer& layer) {
  const bool in_world =
      !layer.shapes.empty() && std::holds_alternative<Trail>(layer.shapes.front());
  append(R"(<g class="{}")", layer.name);
  const Frame& frame = drawing_.frame;
  write_looks(layer.style, in_world && !has_fixed_strokes() ? frame.scale : 1.0);
  if (in_world) {
    append(R"-( transform="translate({:.6f} {:.6f}) scale({:.10g} {:.10g})")-", frame.shift.x,
           frame.shift.y, frame.scale, -frame.scale);
    if (!frame.origin.is_zero()) {
      append(R"( data-origin="{},{}")", decimals_of(frame.origin.x), decimals_of(frame.origin.y));
    }
  }
  text_ += ">\n";
  for (const Shape& shape : layer.shapes) std::visit(*this, shape);
  text_ += "</g>\n";
}

void SvgWriter::operator()(const Text& text) {
  append(R"(<text x="{}" y="{}" font-size="{:.4g}")", pixels(text.at.x), pixels(text.at.y),
         text.size);
  if (text.align == Align::kMiddle) text_ += R"( text-anchor="middle")";
  if (text.align == Align::kEnd) text_ += R"( text-anchor="end")";
  if (text.bold) text_ += R"( font-weight="bold")";
  if (text.upwards)
    append(R"-( transform="rotate(-90 {} {})")-", pixels(text.at.x), pixels(text.at.y));
  if (text.halo) {
    append(
        R"( stroke="#ffffff" stroke-width="{:.4g}" stroke-linejoin="round" paint-order="stroke")",
        text.size / 4.0);
  }
  append(">{}</text>", in_markup(text.text));
}

void SvgWriter::append_point(Vec2 at) {
  const Origin& origin = drawing_.frame.origin;
  if (origin.is_zero()) {
    text_ += printed(at.x) + "," + printed(at.y);
  } else {
    text_ += decimals_of(printed_thousandths(at.x) - origin.x) + "," +
             decimals_of(printed_thousandths(at.y) - origin.y);
  }
}

void SvgWriter::operator()(const Trail& trail) {
  append(R"(<path class="trail" data-agent="{}"{} d=")", drawing_.trails->agent_of(trail.index),
         has_fixed_strokes() ? R"( vector-effect="non-scaling-stroke")" : "");
  const std::vector<TrailPoint> points = drawing_.trails->trail(trail.index);
  for (std::size_t i = 0; i < points.size(); ++i) {
    text_ += points[i].begins ? 'M' : 'L';
    append_point(points[i].at);
    const bool ends = i + 1 == points.size() || points[i + 1].begins;
    if (points[i].begins && ends) text_ += 'Z';
  }
  text_ += "\"/>\n";
}

}  // namespace

std::string as_svg(const Drawing& drawing) { return SvgWriter(drawing).written(); }

}  // namespace flocking::plot
