#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/values.h"
#include "core/error.h"

namespace flocking::cli {
namespace {

struct Words {
  std::optional<std::string> from;
  std::optional<std::string> cases;
  std::optional<std::string> format;
  std::optional<std::string> hint;
  std::optional<std::string> sandbox;
  OverrideWords overrides;
};

void add_options(Parser& parser, Words& words) {
  parser.add_option("--cases", words.cases, "DIR",
                    "Verify on these cases too, and tell what breaks them");
  parser.add_option("--from", words.from, "DIR",
                    "Explain outputs, NAME.out for each case, instead of a program");
  parser.add_option("--format", words.format, "NAME", "text (the default), json, markdown");
  parser.add_option("--hint", words.hint, "WHAT", "Tell none, where, what or full (the default)");
  parser.add_option("--sandbox", words.sandbox, "WHICH", "auto (the default), full, limits, none");
  words.overrides.add_to(parser);
}

void set_options(ExplainOptions& options, const Words& words) {
  if (words.cases) options.cases = folder_name(*words.cases, "--cases");
  if (words.from) options.from = folder_name(*words.from, "--from");
  if (words.format) {
    std::vector<std::string> names;
    for (const auto& format : report::explanation_formats()) names.emplace_back(format.name);
    options.format = names[one_of(names, *words.format, "--format")];
  }
  if (words.hint) options.hint = chosen(kHints, *words.hint, "--hint");
  if (words.sandbox) options.sandbox = chosen(kSandboxes, *words.sandbox, "--sandbox");
  options.overrides = words.overrides.overrides();
}

void require_one_task(const ExplainOptions& options) {
  if (options.command.empty() && options.from.empty()) {
    throw UsageError("nothing to explain; give a program behind -- or outputs by --from DIR");
  }
  if (!options.command.empty() && !options.from.empty()) {
    throw UsageError("--from and a program behind -- do not go together");
  }
  if (!options.from.empty() && options.cases.empty()) {
    throw UsageError("--from " + options.from + ": the cases are needed too; give --cases DIR");
  }
}

}  // namespace

Command parse_explain_arguments(int argc, const char* const* argv) {
  ExplainOptions options;
  const char* const* end = argv + argc;
  const char* const* separator = separator_in(argc, argv);
  if (separator != end) options.command.assign(separator + 1, end);
  Words words;
  Parser parser("flocking explain", std::string(kExplainDescription), std::string(kExplainFooter));
  add_options(parser, words);
  const auto about_word = [](const std::string&) {
    return std::string("; a program to explain stands behind --");
  };
  if (auto text = parser.parse(static_cast<int>(separator - argv), argv, about_word)) {
    return TextRequest{*std::move(text)};
  }
  set_options(options, words);
  require_one_task(options);
  return options;
}

}  // namespace flocking::cli
