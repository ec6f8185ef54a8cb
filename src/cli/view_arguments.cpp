#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/setting_flags.h"
#include "cli/values.h"

namespace flocking::cli {
namespace {

// Flags of the simulator that `view` refuses.
constexpr std::array<RefusedFlag, 6> kRefusedByView = {
    {{"--input", "give the input without a flag: flocking view INPUT -o PAGE"},
     {"--columns", "a page shows x, y, vx and vy"},
     {"--format", "a page is always HTML"},
     {"--every", "a page shows every step that it has room for"},
     {"--last", "a page shows every step that it has room for"},
     {"--variant", "show it as a program: -- flocking --variant CHOICES"}}};

struct ViewWords {
  std::optional<std::string> input;
  std::optional<std::string> output;
  std::optional<std::string> actual;
  std::optional<std::string> sandbox;
  OverrideWords overrides;
};

void add_view_options(Parser& parser, app::ViewOptions& options, ViewWords& words) {
  parser.add_positional("INPUT", words.input,
                        "The assignment, a file; omit it if settings describe the flock");
  parser.add_option("-o,--output", words.output, "PAGE", "Write the page to this file");
  parser.add_option("--actual", words.actual, "FILE",
                    "Show another flock too: the output of a program");
  parser.add_switch("--explain", options.explains, "Say in the page why the program is wrong");
  parser.add_option("--sandbox", words.sandbox, "WHICH", "auto (the default), full, limits, none");
  words.overrides.add_to(parser, OverrideWords::Rules::kNo);
  add_setting_flags(parser);
}

void set_view_options(app::ViewOptions& options, const ViewWords& words, const Parser& parser) {
  if (words.input) options.input = file_name(*words.input, "INPUT");
  if (options.input == "-") {
    throw UsageError("INPUT: expected a file, found '-': the program must be able to read it too");
  }
  if (words.output) options.output = file_name(*words.output, "--output");
  if (words.actual) options.actual = file_name(*words.actual, "--actual");
  if (words.sandbox) options.sandbox = chosen(kSandboxes, *words.sandbox, "--sandbox");
  options.overrides = words.overrides.overrides();
  apply_setting_flags(parser, options.settings);
  if (!words.input) require_described_flock(options.settings);
}

void require_one_view_task(const app::ViewOptions& options) {
  if (options.output.empty()) throw UsageError("no output file; use -o PAGE");
  if (options.output == "-") {
    throw UsageError("--output: a page goes to a file; give its name instead of '-'");
  }
  if (!options.actual.empty() && !options.command.empty()) {
    throw UsageError("--actual cannot be combined with a program after --");
  }
  if (options.explains && options.command.empty()) {
    throw UsageError("--explain needs a program after --");
  }
  if (options.actual == "-") {
    throw UsageError("--actual: expected a file, found '-'");
  }
}

}  // namespace

app::Command parse_view_arguments(int argc, const char* const* argv) {
  app::ViewOptions options;
  const char* const* end = argv + argc;
  const char* const* separator = separator_in(argc, argv);
  if (separator != end) {
    options.command.assign(separator + 1, end);
    if (options.command.empty()) throw UsageError("no program after --");
  }
  refuse_flags({argv, separator}, kRefusedByView, ": view has no such option; ");
  ViewWords words;
  Parser parser("flocking view", std::string(kViewDescription), std::string(kViewFooter));
  add_view_options(parser, options, words);
  const auto about_word = [](const std::string&) {
    return std::string("; view takes one input; give a program after --");
  };
  if (auto text = parser.parse(static_cast<int>(separator - argv), argv, about_word)) {
    return app::TextRequest{*std::move(text)};
  }
  set_view_options(options, words, parser);
  require_one_view_task(options);
  return options;
}

}  // namespace flocking::cli
