#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/printable.h"
#include "cli/arguments.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/setting_flags.h"
#include "cli/values.h"

namespace flocking::cli {
namespace {

struct PlotWords {
  std::optional<std::string> input;
  std::optional<std::string> output;
  std::optional<std::string> size;
  std::optional<std::string> title;
};

constexpr std::string_view kPrints =
    " is an option of flocking simulate; plot draws all agents at all steps";
constexpr std::array<RefusedFlag, 6> kRefusedByPlot = {
    {{"--input", ": plot takes its input without a flag: INPUT"},
     {"--columns", kPrints},
     {"--format", kPrints},
     {"--every", kPrints},
     {"--last", kPrints},
     {"--variant", kPrints}}};

void require_svg(const std::string& output) {
  std::string name = output;
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (name.ends_with(".svg")) return;
  throw UsageError(
      "--output: expected a file that ends in .svg, found " + in_quotes(output) +
      (name.ends_with(".png") ? "; a browser or rsvg-convert makes a PNG of an SVG" : ""));
}

plot::PlotSize size_of(const std::string& text) {
  const std::size_t by = text.find('x');
  if (by == std::string::npos) {
    throw UsageError("--size: expected WIDTHxHEIGHT in pixels, such as 960x720, found " +
                     in_quotes(text));
  }
  const auto side = [](std::string_view digits, const char* which) {
    return static_cast<std::size_t>(whole_number(digits, std::string("--size: ") + which,
                                                 plot::kLeastPlotSide, plot::kMostPlotSide));
  };
  return {side(std::string_view(text).substr(0, by), "width"),
          side(std::string_view(text).substr(by + 1), "height")};
}

}  // namespace

app::Command parse_plot_arguments(int argc, const char* const* argv) {
  refuse_flags({argv, static_cast<std::size_t>(argc)}, kRefusedByPlot, "");
  app::PlotOptions options;
  PlotWords words;
  Parser parser("flocking plot", std::string(kPlotDescription), std::string(kPlotFooter));
  parser.add_positional("INPUT", words.input,
                        "The assignment; - is stdin; omit it if settings describe the flock");
  parser.add_option("-o,--output", words.output, "FILE", "Where to draw: FILE.svg");
  parser.add_option("--size", words.size, "WIDTHxHEIGHT", "Size of the picture, in pixels");
  parser.add_option("--title", words.title, "TEXT", "Title, instead of one that names INPUT");
  add_setting_flags(parser);
  const auto about_word = [](const std::string&) { return std::string("; plot takes one INPUT"); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (!words.output) throw UsageError("no output file; use -o FILE.svg");
  if (words.input) options.simulation.input = file_name(*words.input, "INPUT");
  options.simulation.is_input_named = words.input.has_value();
  options.output = file_name(*words.output, "--output");
  require_svg(options.output);
  if (words.size) options.size = size_of(*words.size);
  if (words.title && words.title->empty()) throw UsageError("--title: expected a text, found ''");
  options.title = words.title;
  apply_setting_flags(parser, options.simulation.settings);
  if (!words.input) require_described_flock(options.simulation.settings);
  return options;
}

}  // namespace flocking::cli
