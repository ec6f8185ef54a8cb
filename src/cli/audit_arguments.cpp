#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/values.h"
#include "report/audit_report.h"

namespace flocking::cli {
namespace {

struct AuditWords {
  std::optional<std::string> cases;
  std::optional<std::string> rules;
  std::optional<std::string> add;
  std::optional<std::string> format;
  std::optional<std::string> output;
  std::optional<std::string> jobs;
};

constexpr std::uint64_t kMostJobs = 1024;

}  // namespace

app::Command parse_audit_arguments(int argc, const char* const* argv) {
  AuditWords words;
  app::AuditOptions options;
  Parser parser("flocking audit", std::string(kAuditDescription), std::string(kAuditFooter));
  parser.add_option("--cases", words.cases, "DIR", "Cases: every NAME.in below (testcases/course)");
  parser.add_switch("--strict-cases", options.has_strict_cases, kStrictCasesHelp);
  parser.add_option("--rules", words.rules, "NAME", "Rules of cases without an answer");
  parser.add_option("--add", words.add, "DIR",
                    "Write new cases for unnoticed mistakes to DIR, new or empty");
  parser.add_switch("--minimise", options.is_minimised,
                    "Name the smallest set of cases that notices as much");
  parser.add_option("--format", words.format, "NAME", "text (the default), markdown, json, html");
  parser.add_option("-o,--output", words.output, "FILE",
                    "Write to FILE instead of standard output");
  parser.add_option("-j,--jobs", words.jobs, "N", "Work on N cases at a time (all processors)");
  const auto about_word = [](const std::string&) {
    return std::string("; give the cases with --cases DIR");
  };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (words.cases) options.cases = folder_name(*words.cases, "--cases");
  if (words.rules) {
    const std::vector<std::string> rules = {"course", "course-tests"};
    options.rules = rules[one_of(rules, *words.rules, "--rules")];
  }
  if (words.format) {
    std::vector<std::string> names;
    for (const report::AuditFormat& format : report::audit_formats()) {
      names.emplace_back(format.name);
    }
    options.format = names[one_of(names, *words.format, "--format")];
  }
  if (words.add) options.add_to = folder_name(*words.add, "--add");
  if (words.output) options.output = file_name(*words.output, "--output");
  if (words.jobs) options.jobs = whole_number(*words.jobs, "--jobs", 1, kMostJobs);
  return options;
}

}  // namespace flocking::cli
