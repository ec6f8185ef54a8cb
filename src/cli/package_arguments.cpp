#include <string>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "core/error.h"

namespace flocking::cli {

Command parse_package_arguments(int argc, const char* const* argv) {
  PackageOptions options;
  Parser parser("flocking package", std::string(kPackageDescription), std::string(kPackageFooter));
  parser.add_option("--out", options.folder, "DIR", "The package's folder, new or empty");
  parser.add_option("--cases", options.cases, "DIR",
                    "Cases: every NAME.in below (testcases/course)");
  const auto about_word = [](const std::string&) { return std::string("; give --out DIR"); };
  if (auto text = parser.parse(argc, argv, about_word)) return TextRequest{*std::move(text)};
  if (options.folder.empty()) throw UsageError("package needs a folder; give --out DIR");
  return options;
}

}  // namespace flocking::cli
