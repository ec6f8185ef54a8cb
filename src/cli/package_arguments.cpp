#include <array>
#include <optional>
#include <string>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {
namespace {

constexpr std::array<const char*, 2> kRules = {"course", "course-tests"};
constexpr std::array<Choice<deploy::Validator>, 2> kValidators = {
    {{"flocking", deploy::Validator::kFlocking}, {"default", deploy::Validator::kDefault}}};

}  // namespace

app::Command parse_package_arguments(int argc, const char* const* argv) {
  app::PackageOptions options;
  std::optional<std::string> folder;
  std::optional<std::string> cases;
  std::optional<std::string> rules;
  std::optional<std::string> validator;
  bool untried = false;
  Parser parser("flocking package", std::string(kPackageDescription), std::string(kPackageFooter));
  parser.add_option("--out", folder, "DIR", "The package's folder, new or empty");
  parser.add_option("--cases", cases, "DIR", "Cases: every NAME.in below (testcases/course)");
  parser.add_switch("--strict-cases", options.has_strict_cases, kStrictCasesHelp);
  parser.add_option("--rules", rules, "WHICH", "course or course-tests (those of most answers)");
  parser.add_option("--validator", validator, "WHICH",
                    "flocking (the default) or default, the judges'");
  parser.add_switch("--untried", untried, "Do not run the package's own solutions");
  const auto about_word = [](const std::string&) { return std::string("; give --out DIR"); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (!folder) throw UsageError("package needs a folder; give --out DIR");
  options.folder = folder_name(*folder, "--out");
  if (cases) options.cases = folder_name(*cases, "--cases");
  if (rules) options.rules = kRules.at(one_of({kRules.begin(), kRules.end()}, *rules, "--rules"));
  if (validator) options.validator = chosen(kValidators, *validator, "--validator");
  options.is_tried = !untried;
  return options;
}

}  // namespace flocking::cli
