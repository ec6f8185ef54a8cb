#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {
namespace {

struct ExplainWords {
  std::optional<std::string> source;
  std::optional<std::string> from;
  std::optional<std::string> cases;
  std::optional<std::string> format;
  std::optional<std::string> hint;
  bool all = false;
  bool watch = false;
  bool strict_cases = false;
  std::optional<std::string> sandbox;
  OverrideWords overrides;
};

void add_explain_options(Parser& parser, ExplainWords& words) {
  parser.add_positional("SOURCE", words.source,
                        "Build or run this source, explain it, and name wrong lines of C and C++");
  parser.add_option("--cases", words.cases, "DIR",
                    "Verify on these cases too, and say which cause breaks which");
  parser.add_switch("--strict-cases", words.strict_cases, kStrictCasesHelp);
  parser.add_option("--from", words.from, "DIR",
                    "Explain outputs, NAME.out for each case, instead of a program");
  parser.add_option("--format", words.format, "NAME", "text (the default), json, markdown");
  parser.add_option("--hint", words.hint, "WHAT",
                    "How much to explain: none, where, what or full (the default)");
  parser.add_switch("--all", words.all,
                    "Print every cause, formulas and inputs, not only what to fix first");
  parser.add_switch("--watch", words.watch,
                    "Explain SOURCE again each time it is saved, until Ctrl-C");
  parser.add_option("--sandbox", words.sandbox, "WHICH", "auto (the default), full, limits, none");
  words.overrides.add_to(parser);
}

void set_explain_options(app::ExplainOptions& options, const ExplainWords& words) {
  if (words.cases) options.cases = folder_name(*words.cases, "--cases");
  if (words.source) options.source = *words.source;
  if (words.from) options.from = folder_name(*words.from, "--from");
  if (words.format) {
    std::vector<std::string> names;
    for (const auto& format : report::explanation_formats()) names.emplace_back(format.name);
    options.format = names[one_of(names, *words.format, "--format")];
  }
  if (words.hint) options.hint = chosen(kHints, *words.hint, "--hint");
  options.at_length = words.all;
  options.watches = words.watch;
  options.has_strict_cases = words.strict_cases;
  if (words.sandbox) options.sandbox = chosen(kSandboxes, *words.sandbox, "--sandbox");
  options.overrides = words.overrides.overrides();
}

void require_one_explain_task(const app::ExplainOptions& options) {
  if (options.command.empty() && options.from.empty() && options.source.empty()) {
    throw UsageError("nothing to explain; give a program after --, or outputs with --from DIR");
  }
  if (!options.command.empty() && !options.from.empty()) {
    throw UsageError("--from cannot be combined with a program after --");
  }
  if (!options.source.empty() && !(options.command.empty() && options.from.empty())) {
    throw UsageError("'" + options.source +
                     "' cannot be combined with --from or a program after --");
  }
  if (options.watches && (options.source.empty() || options.format != "text")) {
    throw UsageError(options.source.empty()
                         ? "--watch explains a source; give one: flocking explain --watch main.cpp"
                         : "--watch prints text; leave out --format " + options.format);
  }
  if (!options.from.empty() && options.cases.empty()) {
    throw UsageError("--from " + options.from + ": the cases are needed too; give --cases DIR");
  }
}

}  // namespace

app::Command parse_explain_arguments(int argc, const char* const* argv) {
  app::ExplainOptions options;
  const char* const* end = argv + argc;
  const char* const* separator = separator_in(argc, argv);
  if (separator != end) options.command.assign(separator + 1, end);
  ExplainWords words;
  Parser parser("flocking explain", std::string(kExplainDescription), std::string(kExplainFooter));
  add_explain_options(parser, words);
  const auto about_word = [](const std::string&) {
    return std::string("; give a program to explain after --");
  };
  if (auto text = parser.parse(static_cast<int>(separator - argv), argv, about_word)) {
    return app::TextRequest{*std::move(text)};
  }
  set_explain_options(options, words);
  require_one_explain_task(options);
  return options;
}

}  // namespace flocking::cli
