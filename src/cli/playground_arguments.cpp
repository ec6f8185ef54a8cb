#include <unistd.h>

#include <optional>
#include <string>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {

app::Command parse_playground_arguments(int argc, const char* const* argv) {
  app::PlaygroundOptions options;
  std::optional<std::string> output;
  Parser parser("flocking playground", std::string(kPlaygroundDescription),
                std::string(kPlaygroundFooter));
  parser.add_option("-o,--output", output, "PAGE", "Write the page to this file; - is stdout");
  const auto about_word = [](const std::string&) {
    return std::string("; open inputs and outputs in the page itself");
  };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (!output) throw UsageError("no output file; use -o PAGE");
  options.output = file_name(*output, "--output");
  if (options.output == "-" && isatty(STDOUT_FILENO) != 0) {
    throw UsageError("--output: a page cannot be shown on a terminal; give a file instead of '-'");
  }
  return options;
}

}  // namespace flocking::cli
