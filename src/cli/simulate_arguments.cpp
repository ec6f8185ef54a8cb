#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "core/error.h"
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

sim::Rules rules_named(const std::string& name) {
  std::vector<std::string> names;
  std::string list;
  for (const RulesName& known : kRules) {
    if (name == known.name) return known.rules;
    names.emplace_back(known.name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  throw UsageError("--rules: no rules are named " + in_quotes(name) + " (there are: " + list + ")" +
                   suggestion(name, names));
}

std::string about_word(const std::string& word) {
  const std::string meant = suggestion(word, {"simulate"});
  return meant.empty() ? "; to read a file, give --input FILE or < FILE" : meant;
}

}  // namespace

Command parse_simulate_arguments(int argc, const char* const* argv) {
  SimulateOptions options;
  CLI::App app(std::string(kDescription), "flocking");
  app.footer(std::string(kFooter));
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.set_version_flag("--version", "flocking " FLOCKING_VERSION, "Print the version and exit");
  app.add_option_function<std::string>(
         "--rules", [&](const std::string& name) { options.rules = rules_named(name); },
         std::string(kRulesHelp))
      ->type_name("NAME")
      ->take_last();
  app.add_option("--input", options.input, std::string(kInputHelp))->type_name("FILE")->take_last();
  app.add_option("--output", options.output, std::string(kOutputHelp))
      ->type_name("FILE")
      ->take_last();
  if (auto text = parse(app, argc, argv, about_word)) return TextRequest{*std::move(text)};
  return options;
}

}  // namespace flocking::cli
