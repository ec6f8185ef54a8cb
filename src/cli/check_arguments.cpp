#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {
app::Command parse_check_arguments(int argc, const char* const* argv) {
  app::CheckOptions options;
  std::optional<std::string> cases;
  std::optional<std::string> flag;
  std::optional<std::string> rules;
  std::optional<std::string> jobs;
  Parser parser("flocking check", std::string(kCheckDescription), std::string(kCheckFooter));
  parser.add_positional("CASES", cases, "Folder of cases: every NAME.in below it");
  parser.add_option("--cases", flag, "DIR", "The same");
  parser.add_option("--rules", rules, "NAME", "Rules of cases without an answer");
  parser.add_option("-j,--jobs", jobs, "N", "Work on N cases at a time (all processors)");
  const auto about_word = [](const std::string&) {
    return std::string("; check one folder of cases at a time");
  };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (flag) options.cases = folder_name(*flag, "--cases");
  if (cases) options.cases = folder_name(*cases, "CASES");
  if (cases.has_value() == flag.has_value()) {
    throw UsageError(cases ? "CASES cannot be combined with --cases; give one of them"
                           : "no cases to check; give their folder, as in flocking check cases");
  }
  if (rules) {
    const std::vector<std::string> names = {"course", "course-tests"};
    options.rules = names[one_of(names, *rules, "--rules")];
  }
  if (jobs) options.jobs = whole_number(*jobs, "--jobs", 1, 1024);
  return options;
}

}  // namespace flocking::cli
