#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
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
  std::optional<std::string> fetch;
  std::optional<std::string> sha256;
};

// Returns the address. It gets into scripts and Dockerfiles, so it must not contain what is special
// there.
std::string address(const std::string& text) {
  constexpr std::string_view kPlain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!&()*+,;=%";
  const bool is_address = text.starts_with("https://") || text.starts_with("http://");
  if (!is_address || text.find_first_not_of(kPlain) != std::string::npos) {
    throw UsageError("--fetch: expected an address such as https://example.org/flocking, found " +
                     in_quotes(text));
  }
  return text;
}

std::string checksum(const std::string& text) {
  constexpr std::size_t kDigits = 64;
  std::string sum;
  for (const char c : text) sum += c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
  if (sum.size() != kDigits || sum.find_first_not_of("0123456789abcdef") != std::string::npos) {
    throw UsageError("--sha256: expected 64 hexadecimal digits, found " + in_quotes(text));
  }
  return sum;
}

void add_download(const DeployWords& words, app::DeployOptions& options) {
  if (words.fetch) options.fetch = address(*words.fetch);
  if (words.sha256) options.sha256 = checksum(*words.sha256);
  if (words.sha256 && !words.fetch) {
    throw UsageError("--sha256 is the checksum of a download; add --fetch URL");
  }
  if (words.sha256 && words.program) {
    throw UsageError("--fetch takes the checksum from --program or --sha256; give one of them");
  }
}

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
                    "Static build to grade with (default: this one)");
  parser.add_option("--fetch", words.fetch, "URL", "Let machines download the program from URL");
  parser.add_option("--sha256", words.sha256, "SUM", "Its checksum (default: that of --program)");
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
  add_download(words, options);
  if (options.out.empty()) {
    throw UsageError("nowhere to write to; give --out PLACE, such as --out " +
                     std::string(platform.usual));
  }
  return options;
}

}  // namespace flocking::cli
