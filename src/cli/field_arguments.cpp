#include <unistd.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {
namespace {

using settings::Origin;

constexpr std::array<Choice<app::FieldKind>, 3> kFieldKinds = {
    {{"cost", app::FieldKind::kCost},
     {"integration", app::FieldKind::kIntegration},
     {"direction", app::FieldKind::kDirection}}};
constexpr std::array<Choice<app::FieldFormat>, 5> kFieldFormats = {
    {{"text", app::FieldFormat::kText},
     {"csv", app::FieldFormat::kCsv},
     {"map", app::FieldFormat::kMap},
     {"ppm", app::FieldFormat::kPpm},
     {"png", app::FieldFormat::kPng}}};

// Returns the format for the extension of the file, used without --format.
app::FieldFormat format_for(const std::string& output) {
  for (const Choice<app::FieldFormat>& row : kFieldFormats) {
    if (output.ends_with("." + std::string(row.name))) return row.value;
  }
  return app::FieldFormat::kText;
}

struct FieldWords {
  std::optional<std::string> map;
  std::optional<std::string> layer;
  std::optional<std::string> costs;
  std::optional<std::string> goal;
  std::optional<std::string> cell_size;
  std::optional<std::string> origin;
  std::optional<std::string> corners;
  std::optional<std::string> show;
  std::optional<std::string> format;
  std::optional<std::string> scale;
  std::optional<std::string> output;
};

void set_what_is_given(settings::Tree& tree, const FieldWords& words, const Parser& parser) {
  struct Given {
    const char* flag;
    const char* path;
    const std::optional<std::string>& text;
  };
  const std::optional<std::string> map = words.map == "-" ? "/dev/stdin" : words.map;
  const std::array<Given, 7> all = {{{"--map", "flow.map", map},
                                     {"--layer", "flow.layer", words.layer},
                                     {"--costs", "flow.costs", words.costs},
                                     {"--goal", "flow.goal", words.goal},
                                     {"--cell-size", "flow.cell_size", words.cell_size},
                                     {"--origin", "flow.origin", words.origin},
                                     {"--corners", "flow.corners", words.corners}}};
  for (const Given& given : all) {
    if (given.text) tree.set(given.path, *given.text, Origin::of_flag(given.flag));
  }
  int boxes = 0;
  for (const Occurrence& box : parser.occurrences()) {
    const std::string path = "flow.box.flag" + std::to_string(++boxes);
    tree.set(path, box.value, Origin::of_flag(box.name));
  }
}

void require_fit(const app::FieldOptions& options) {
  if (options.format == app::FieldFormat::kMap && options.show != app::FieldKind::kCost) {
    throw UsageError("--format map: only costs can be written as a map; give --show cost");
  }
  if (options.arrows &&
      (options.show != app::FieldKind::kDirection || options.format != app::FieldFormat::kText)) {
    throw UsageError("--arrows: only directions printed as text have arrows");
  }
  const bool image =
      options.format == app::FieldFormat::kPpm || options.format == app::FieldFormat::kPng;
  if (options.scale && !image) throw UsageError("--scale: only pictures have a scale");
  if (image && options.output == "-" && isatty(STDOUT_FILENO) != 0) {
    throw UsageError("a picture cannot be shown on a terminal; give --output FILE");
  }
}

}  // namespace

app::Command parse_field_arguments(int argc, const char* const* argv) {
  app::FieldOptions options;
  FieldWords words;
  Parser parser("flocking field", std::string(kFieldDescription), std::string(kFieldFooter));
  parser.add_option("--map", words.map, "FILE",
                    "The costs: .map, .csv, .tmx, .ldtk, .png; - is stdin");
  parser.add_option("--layer", words.layer, "NAME", "Which layer of a map of Tiled or LDtk");
  parser.add_option("--costs", words.costs, "TILE=COST,...",
                    "Costs of tiles, values or grey levels");
  parser.add_option("--goal", words.goal, "X,Y", "The goal; without it the map's cell of cost 0");
  parser.add_option("--show", words.show, "FIELD", "cost, integration or direction (the default)");
  parser.add_switch("--arrows", options.arrows, "Print directions as arrows");
  parser.add_option("--cell-size", words.cell_size, "S", "Width and height of a cell (1)");
  parser.add_option("--origin", words.origin, "X,Y", "Lower left corner of the map (0,0)");
  parser.add_option("--corners", words.corners, "RULE", "cut (the default) or safe");
  parser.add_repeated("--box", "X0,Y0,X1,Y1", "Block the cells that a box covers; repeatable");
  parser.add_option("--format", words.format, "FORMAT",
                    "text, csv, map, ppm or png; default: by the ending of FILE, else text");
  parser.add_option("--scale", words.scale, "PIXELS", "Side of a cell in a picture");
  parser.add_option("--output", words.output, "FILE", "Write to FILE instead of standard output");
  const auto about_word = [](const std::string&) { return std::string("; give --map FILE"); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (!words.map) throw UsageError("field needs a map; give --map FILE");
  if (words.output) options.output = file_name(*words.output, "--output");
  if (words.show) options.show = chosen(kFieldKinds, *words.show, "--show");
  options.format =
      words.format ? chosen(kFieldFormats, *words.format, "--format") : format_for(options.output);
  if (words.scale) options.scale = whole_number(*words.scale, "--scale", 1);
  set_what_is_given(options.settings, words, parser);
  require_fit(options);
  return options;
}

}  // namespace flocking::cli
