#include <unistd.h>

#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <system_error>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "core/error.h"
#include "core/printable.h"

namespace flocking::cli {
namespace {

using settings::Origin;

struct ShownName {
  std::string_view name;
  ShownField field;
};
constexpr std::array<ShownName, 3> kShown = {{{"cost", ShownField::kCost},
                                              {"integration", ShownField::kIntegration},
                                              {"direction", ShownField::kDirection}}};

struct FormatName {
  std::string_view name;
  FieldFormat format;
};
constexpr std::array<FormatName, 5> kFormats = {{{"text", FieldFormat::kText},
                                                 {"csv", FieldFormat::kCsv},
                                                 {"map", FieldFormat::kMap},
                                                 {"ppm", FieldFormat::kPpm},
                                                 {"png", FieldFormat::kPng}}};

// The row of `table` called `word`. Throws UsageError naming `flag` and the choices.
template <class Table>
const auto& named(const Table& table, const std::string& word, const std::string& flag) {
  std::vector<std::string> names;
  std::string list;
  for (const auto& row : table) {
    if (row.name == word) return row;
    names.emplace_back(row.name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  throw UsageError(flag + ": expected one of: " + list + ", found " + in_quotes(word) +
                   suggestion(word, names));
}

// By the ending of the file's name, where there is no --format.
FieldFormat format_for(const std::string& output) {
  for (const FormatName& row : kFormats) {
    if (output.ends_with("." + std::string(row.name))) return row.format;
  }
  return FieldFormat::kText;
}

std::size_t scale_named(const std::string& text) {
  std::size_t scale = 0;
  const char* end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, scale);
  if (result.ec == std::errc() && result.ptr == end && scale > 0) return scale;
  throw UsageError("--scale: expected a whole number of at least 1, found " + in_quotes(text));
}

struct Words {
  std::string map;
  std::string goal;
  std::string cell_size;
  std::string origin;
  std::string corners;
  std::string show = "direction";
  std::string format;
  std::string scale;
};

void set_what_is_given(settings::Tree& tree, const Words& words, const Parser& parser) {
  struct Given {
    const char* flag;
    const char* path;
    const std::string& text;
  };
  const std::string map = words.map == "-" ? "/dev/stdin" : words.map;
  const std::array<Given, 5> all = {{{"--map", "flow.map", map},
                                     {"--goal", "flow.goal", words.goal},
                                     {"--cell-size", "flow.cell_size", words.cell_size},
                                     {"--origin", "flow.origin", words.origin},
                                     {"--corners", "flow.corners", words.corners}}};
  for (const Given& given : all) {
    if (parser.was_given(given.flag)) tree.set(given.path, given.text, Origin::of_flag(given.flag));
  }
  int boxes = 0;
  for (const Occurrence& box : parser.occurrences()) {
    const std::string path = "flow.box.flag" + std::to_string(++boxes);
    tree.set(path, box.value, Origin::of_flag(box.name));
  }
}

void require_fit(const FieldOptions& options) {
  if (options.format == FieldFormat::kMap && options.show != ShownField::kCost) {
    throw UsageError("--format map: only costs can be written as a map; give --show cost");
  }
  if (options.arrows &&
      (options.show != ShownField::kDirection || options.format != FieldFormat::kText)) {
    throw UsageError("--arrows: only directions printed as text have arrows");
  }
  const bool image = options.format == FieldFormat::kPpm || options.format == FieldFormat::kPng;
  if (options.scale && !image) throw UsageError("--scale: only pictures have a scale");
  if (image && options.output == "-" && isatty(STDOUT_FILENO) != 0) {
    throw UsageError("a picture is nothing for a terminal; give --output FILE");
  }
}

}  // namespace

Command parse_field_arguments(int argc, const char* const* argv) {
  FieldOptions options;
  Words words;
  Parser parser("flocking field", std::string(kFieldDescription), std::string(kFieldFooter));
  parser.add_option("--map", words.map, "FILE",
                    "The costs: a .map, or comma separated; - is stdin");
  parser.add_option("--goal", words.goal, "X,Y", "The goal; without it the map's cell of cost 0");
  parser.add_option("--show", words.show, "FIELD", "cost, integration or direction (the default)");
  parser.add_switch("--arrows", options.arrows, "Print directions as arrows");
  parser.add_option("--cell-size", words.cell_size, "S", "Width and height of a cell (1)");
  parser.add_option("--origin", words.origin, "X,Y", "Lower left corner of the map (0,0)");
  parser.add_option("--corners", words.corners, "RULE", "cut (the default) or safe");
  parser.add_repeated("--box", "X0,Y0,X1,Y1", "Block what a box covers; as many as you like");
  parser.add_option("--format", words.format, "FORMAT",
                    "text, csv, map, ppm or png; by default as FILE ends, else text");
  parser.add_option("--scale", words.scale, "PIXELS", "Of a cell's side in a picture");
  parser.add_option("--output", options.output, "FILE", "Write to FILE instead of standard output");
  const auto about_word = [](const std::string&) { return std::string("; give --map FILE"); };
  if (auto text = parser.parse(argc, argv, about_word)) return TextRequest{*std::move(text)};
  if (!parser.was_given("--map")) throw UsageError("field needs a map; give --map FILE");
  options.show = named(kShown, words.show, "--show").field;
  options.format = !parser.was_given("--format") ? format_for(options.output)
                                                 : named(kFormats, words.format, "--format").format;
  if (parser.was_given("--scale")) options.scale = scale_named(words.scale);
  set_what_is_given(options.settings, words, parser);
  require_fit(options);
  return options;
}

}  // namespace flocking::cli
