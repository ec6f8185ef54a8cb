#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/setting_flags.h"
#include "core/error.h"
#include "core/printable.h"
#include "core/words.h"

namespace flocking::cli {
namespace {

std::string about_word(const std::string& word) {
  const std::string meant = suggestion(word, command_names());
  return meant.empty() ? "; to read a file, give --input FILE or < FILE" : meant;
}

io::LineFormat format_named(const std::string& name) {
  if (name == "text") return io::LineFormat::kText;
  if (name == "csv") return io::LineFormat::kCsv;
  if (name == "jsonl") return io::LineFormat::kJsonl;
  throw UsageError("--format: expected one of: text, csv, jsonl, found " + in_quotes(name) +
                   suggestion(name, {"text", "csv", "jsonl"}));
}

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

// Formats other than the assignment's own go through named fields.
io::LineStyle style_named(const std::string& format, const std::string& columns) {
  io::LineStyle style;
  style.format = format_named(format);
  if (columns != "x,y,vx,vy" || style.format != io::LineFormat::kText) {
    style.fields = fields_named(columns);
  }
  return style;
}

std::uint64_t steps_named(const std::string& text) {
  std::uint64_t steps = 0;
  const char* end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, steps);
  if (result.ec == std::errc() && result.ptr == end && steps > 0) return steps;
  throw UsageError("--every: expected a whole number of at least 1, found " + in_quotes(text));
}

}  // namespace

Command parse_simulate_arguments(int argc, const char* const* argv) {
  SimulateOptions options;
  std::string columns = "x,y,vx,vy";
  std::string format = "text";
  std::string every = "1";
  Parser parser("flocking", std::string(kDescription), std::string(kFooter));
  parser.add_version("flocking " FLOCKING_VERSION);
  parser.add_option("--input", options.input, "FILE", "Read FILE instead of standard input (-)");
  parser.add_option("--output", options.output, "FILE",
                    "Write to FILE instead of standard output (-)");
  parser.add_option("--columns", columns, "NAMES",
                    "What to print of each agent (x,y,vx,vy), see below");
  parser.add_option("--format", format, "FORMAT", "text (the default), csv or jsonl");
  parser.add_option("--every", every, "K", "Print each Kth step only");
  parser.add_switch("--last", options.last, "Print the last step only");
  add_setting_flags(parser);
  if (auto text = parser.parse(argc, argv, about_word)) return TextRequest{*std::move(text)};
  options.style = style_named(format, columns);
  options.every = steps_named(every);
  apply_setting_flags(parser, options.settings);
  return options;
}

}  // namespace flocking::cli
