#include "cli/report_arguments.h"

#include <array>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "cli/values.h"
#include "redaction/named_explanation.h"
#include "report/explanation_formats.h"
#include "report/report.h"

namespace flocking::cli {
namespace {

constexpr std::array<Choice<gradebook::MissingGrade>, 3> kMissingGrades = {
    {{"keep", gradebook::MissingGrade::kKeep},
     {"zero", gradebook::MissingGrade::kZero},
     {"blank", gradebook::MissingGrade::kBlank}}};

template <class Formats>
app::WantedReport wanted_report(const Occurrence& flag, const Formats& formats) {
  const std::size_t equals = flag.value.find('=');
  app::WantedReport wanted{flag.value.substr(0, equals),
                           equals == std::string::npos ? "" : flag.value.substr(equals + 1)};
  std::vector<std::string> names;
  for (const auto& format : formats) names.emplace_back(format.name);
  static_cast<void>(one_of(names, wanted.format, flag.name));
  if (equals != std::string::npos && wanted.file.empty()) {
    throw UsageError(flag.name + " " + flag.value + ": expected the name of a file after =");
  }
  return wanted;
}

}  // namespace

void add_report_flags(Parser& parser) {
  parser.add_repeated("--report", "FORMAT[=FILE]", "Write a report; repeatable");
  parser.add_repeated("--explain", "FORMAT[=FILE]",
                      "Explain failing programs: text, json, markdown");
}

void add_wanted_reports(const Parser& parser, app::GradeOptions& options) {
  for (const Occurrence& flag : parser.occurrences()) {
    if (flag.name == "--explain") {
      options.explanations.push_back(wanted_report(flag, report::explanation_formats()));
    } else {
      options.reports.push_back(wanted_report(flag, report::report_formats()));
    }
  }
}

gradebook::MissingGrade missing_grade(const std::string& text) {
  return chosen(kMissingGrades, text, "--missing");
}

std::string assignment_name(const std::string& text) {
  std::string name(trimmed(text));
  if (name.empty()) throw UsageError("--assignment: expected a name, found " + in_quotes(text));
  return name;
}

}  // namespace flocking::cli
