#include "cli/arguments.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "cli/cli11.h"
#include "cli/help.h"
#include "core/error.h"
#include "core/nearest.h"
#include "core/printable.h"

namespace flocking::cli {
namespace {

struct RulesName {
  const char* name;
  sim::Rules rules;
};

constexpr std::array<RulesName, 2> kRules = {{
    {"course", sim::Rules::kCourse},
    {"course-tests", sim::Rules::kCourseTests},
}};

std::string suggestion(std::string_view word, const std::vector<std::string>& known) {
  const std::string best = nearest(word, known);
  return best.empty() ? "" : "; did you mean " + best + "?";
}

sim::Rules rules_named(const std::string& name) {
  std::vector<std::string> names;
  for (const RulesName& known : kRules) {
    if (name == known.name) return known.rules;
    names.emplace_back(known.name);
  }
  throw UsageError("--rules: there are no rules named " + in_quotes(name) + ", only course and " +
                   "course-tests" + suggestion(name, names));
}

void add_simulate_options(CLI::App& app, SimulateOptions& options) {
  app.add_option_function<std::string>(
         "--rules", [&](const std::string& name) { options.rules = rules_named(name); },
         std::string(kRulesHelp))
      ->type_name("NAME")
      ->take_last();
  app.add_option("--input", options.input, std::string(kInputHelp))->type_name("FILE")->take_last();
  app.add_option("--output", options.output, std::string(kOutputHelp))
      ->type_name("FILE")
      ->take_last();
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

UsageError unexpected(const CLI::App& app) {
  const std::string word = app.remaining(true).front();
  if (word.starts_with("-") && word != "-") {
    const std::string name = word.substr(0, word.find('='));
    return UsageError("unknown option " + in_quotes(name) + suggestion(name, option_names(app)));
  }
  return UsageError("unexpected argument " + in_quotes(word) +
                    "; to read a file, give --input FILE or < FILE");
}

Command parse_with_library(int argc, const char* const* argv) {
  SimulateOptions options;
  CLI::App app(std::string(kDescription), "flocking");
  app.footer(std::string(kFooter));
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.set_version_flag("--version", "flocking " FLOCKING_VERSION, "Print the version and exit");
  add_simulate_options(app, options);
  CLI::App* simulate = app.add_subcommand("simulate", std::string(kSimulateHelp));
  simulate->footer(std::string(kFooter));
  add_simulate_options(*simulate, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return TextRequest{app.help()};
  } catch (const CLI::CallForVersion& version) {
    return TextRequest{version.what() + std::string("\n")};
  } catch (const CLI::ExtrasError&) {
    throw unexpected(app);
  } catch (const CLI::ParseError& error) {
    throw UsageError(error.what());
  }
  return options;
}

}  // namespace

Command parse_arguments(int argc, const char* const* argv) {
  if (argc <= 1) return SimulateOptions{};  // the common case starts without building a parser
  return parse_with_library(argc, argv);
}

}  // namespace flocking::cli
