#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/words.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/values.h"
#include "deploy/platform.h"

namespace flocking::cli {
namespace {

struct DeployWords {
  std::string platform;
  std::optional<std::string> out;
  std::optional<std::string> cases;
  std::optional<std::string> hint;
  std::optional<std::string> points;
  std::optional<std::string> program;
};

std::string deploy_footer() {
  std::string rows;
  for (const deploy::Platform& one : deploy::platforms()) {
    rows += "\n  " + std::string(one.name) + std::string(15 - one.name.size(), ' ') +
            std::string(one.help);
  }
  std::string footer(kDeployFooter);
  return footer.replace(footer.find("{}"), 2, rows);
}

const deploy::Platform& platform_named(const std::string& word) {
  std::vector<std::string> names;
  for (const deploy::Platform& one : deploy::platforms()) names.emplace_back(one.name);
  return deploy::platforms()[one_of(names, word, "deploy")];
}

}  // namespace

app::Command parse_deploy_arguments(int argc, const char* const* argv) {
  DeployWords words;
  Parser parser("flocking deploy", std::string(kDeployDescription), deploy_footer());
  parser.add_positional("PLATFORM", words.platform, "Where submissions are graded");
  parser.add_option("--out", words.out, "PLACE", "A new NAME.zip, or a folder, new or empty");
  parser.add_option("--cases", words.cases, "DIR", "Cases: every NAME.in below (testcases/course)");
  parser.add_option("--hint", words.hint, "WHAT", "none, where (the default), what or full");
  parser.add_option("--points", words.points, "P", "Share P points among the cases by weight");
  parser.add_option("--program", words.program, "FILE",
                    "The static program to grade with (this one)");
  const auto about_word = [](const std::string&) {
    return std::string("; give one platform, and --out PLACE");
  };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  const deploy::Platform& platform = platform_named(words.platform);
  app::DeployOptions options;
  options.platform = platform.name;
  if (words.out) options.out = file_name(*words.out, "--out");
  if (words.cases) options.cases = folder_name(*words.cases, "--cases");
  if (words.hint) {
    static_cast<void>(chosen(kHints, *words.hint, "--hint"));
    options.hint = *words.hint;
  }
  if (words.points) {
    static_cast<void>(number_from_zero(*words.points, "--points"));
    options.points = *words.points;
  }
  if (words.program) options.program = file_name(*words.program, "--program");
  if (options.out.empty()) {
    throw UsageError("nowhere to write to; give --out PLACE, such as --out " +
                     std::string(platform.usual));
  }
  return options;
}

}  // namespace flocking::cli
