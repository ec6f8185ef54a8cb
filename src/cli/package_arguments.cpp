#include <optional>
#include <string>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {

app::Command parse_package_arguments(int argc, const char* const* argv) {
  app::PackageOptions options;
  std::optional<std::string> folder;
  std::optional<std::string> cases;
  Parser parser("flocking package", std::string(kPackageDescription), std::string(kPackageFooter));
  parser.add_option("--out", folder, "DIR", "The package's folder, new or empty");
  parser.add_option("--cases", cases, "DIR", "Cases: every NAME.in below (testcases/course)");
  const auto about_word = [](const std::string&) { return std::string("; give --out DIR"); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (!folder) throw UsageError("package needs a folder; give --out DIR");
  options.folder = folder_name(*folder, "--out");
  if (cases) options.cases = folder_name(*cases, "--cases");
  return options;
}

}  // namespace flocking::cli
