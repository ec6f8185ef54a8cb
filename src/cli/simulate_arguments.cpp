#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/setting_flags.h"
#include "cli/values.h"
#include "sandbox/source_advice.h"
#include "variant/variant.h"

namespace flocking::cli {
namespace {

std::string about_word(const std::string& word) {
  std::vector<std::string> names = command_names();
  names.emplace_back("help");
  std::string meant = suggestion(word, names);
  if (!meant.empty()) return meant;
  const bool is_source = !sandbox::advice_for_source(word).empty();
  if (is_source || word.starts_with("./")) return "; to judge a program: flocking grade -- " + word;
  return "; to read a file, give --input FILE or < FILE";
}

constexpr std::array<Choice<io::LineFormat>, 3> kOutputFormats = {
    {{"text", io::LineFormat::kText},
     {"csv", io::LineFormat::kCsv},
     {"jsonl", io::LineFormat::kJsonl}}};

std::vector<io::Field> fields_named(const std::string& names) {
  std::vector<io::Field> fields;
  for (const std::string_view piece : split(names, ',')) {
    const std::string name(trimmed(piece));
    const std::vector<io::Field> of_column = io::fields_of_column(name);
    if (of_column.empty()) {
      std::string known;
      for (const std::string& column : io::column_names()) {
        known += (known.empty() ? "" : ", ") + column;
      }
      throw UsageError("--columns: there is no column " + in_quotes(name) +
                       " (there are: " + known + ")" + suggestion(name, io::column_names()));
    }
    fields.insert(fields.end(), of_column.begin(), of_column.end());
  }
  return fields;
}

// Returns the line style. Every format except the assignment's uses named fields.
io::LineStyle style_named(const std::string& format, const std::string& columns) {
  io::LineStyle style;
  style.format = chosen(kOutputFormats, format, "--format");
  if (columns != "x,y,vx,vy" || style.format != io::LineFormat::kText) {
    style.fields = fields_named(columns);
  }
  return style;
}

struct SimulateWords {
  std::optional<std::string> input;
  std::optional<std::string> output;
  std::optional<std::string> columns;
  std::optional<std::string> format;
  std::optional<std::string> every;
  std::optional<std::string> variant;
};

// Throws if a variant is combined with settings of the engine, since a variant has no such
// settings.
void require_nothing_else(const Parser& parser, const SimulateWords& words, bool last) {
  std::string other;
  if (words.columns) other = "--columns";
  if (words.format) other = "--format";
  if (words.every) other = "--every";
  if (last) other = "--last";
  if (!parser.occurrences().empty()) other = parser.occurrences().front().name;
  if (!other.empty())
    throw UsageError("--variant cannot be combined with " + other +
                     ", only with --input and --output");
}

}  // namespace

app::Command parse_simulate_arguments(int argc, const char* const* argv) {
  app::SimulateOptions options;
  SimulateWords words;
  Parser parser("flocking", std::string(kDescription), std::string(kFooter));
  parser.add_version("flocking " FLOCKING_VERSION);
  parser.add_option("--input", words.input, "FILE", "Read FILE instead of standard input (-)");
  parser.add_option("--output", words.output, "FILE",
                    "Write to FILE instead of standard output (-)");
  parser.add_option("--columns", words.columns, "NAMES",
                    "Columns to print for each agent (x,y,vx,vy)");
  parser.add_option("--format", words.format, "FORMAT", "text (the default), csv or jsonl");
  parser.add_option("--every", words.every, "K", "Print every Kth step only");
  parser.add_switch("--last", options.last, "Print the last step only");
  parser.add_option("--variant", words.variant, "CHOICES",
                    "Follow other rules, see docs/choices.md");
  add_setting_flags(parser);
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  options.is_input_named = words.input.has_value();
  if (words.input) options.input = file_name(*words.input, "--input");
  if (words.output) options.output = file_name(*words.output, "--output");
  options.style = style_named(words.format.value_or("text"), words.columns.value_or("x,y,vx,vy"));
  if (words.every) options.every = whole_number(*words.every, "--every", 1);
  if (words.variant) {
    require_nothing_else(parser, words, options.last);
    if (words.variant->empty()) {
      throw UsageError(
          "--variant: expected choices such as separation.direction=towards, or course, found ''");
    }
    return app::VariantOptions{options.input, options.output,
                               explain::parse_variant(*words.variant)};
  }
  apply_setting_flags(parser, options.settings);
  return options;
}

}  // namespace flocking::cli
