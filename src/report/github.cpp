#include <fmt/format.h>

#include <string>
#include <string_view>

#include "report/formats.h"
#include "report/result_words.h"
#include "report/rules_words.h"

namespace flocking::report {
namespace {

std::string escaped(std::string_view text, std::string_view special) {
  std::string safe;
  for (const char c : text) {
    if (special.find(c) == std::string_view::npos) {
      safe += c;
    } else {
      safe += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
  }
  return safe;
}

std::string command(std::string_view name, std::string_view title, std::string_view message) {
  while (message.ends_with('\n')) message.remove_suffix(1);
  return fmt::format("::{} title={}::{}\n", name, escaped(title, "%\r\n:,"),
                     escaped(message, "%\r\n"));
}

std::string annotation(const RedactedCase& result, const std::string& who) {
  std::string message = verdict_words(result) + "\n";
  if (has_usage(result)) message += usage_words(result) + "\n";
  message += account(result);
  return command("error",
                 fmt::format("{}{} {}", who, grade::short_name(result.verdict), result.name),
                 message);
}

}  // namespace

std::string write_github(const RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text;
  for (const std::string& first : first_lines(record)) text += command("notice", "Rules", first);
  for (const RedactedSubmission& submission : record.submissions) {
    if (!submission.cannot_start.empty()) {
      text += command("error", submission.name, cannot_start_words(submission));
      continue;
    }
    const std::string who = record.about.is_class ? submission.name + ": " : "";
    for (const RedactedCase& one : submission.cases) {
      if (!one.passed()) text += annotation(one, who);
    }
  }
  for (const std::string& layer : record.about.missing) {
    text += command("warning", "Sandbox", "missing: " + layer);
  }
  for (const std::string& note : record.about.notes) text += command("warning", "Class", note);
  if (!record.about.interrupted.empty()) {
    text += command("error", "Grading ended early", record.about.interrupted);
  }
  for (const std::string& warning : rules_warnings(record.about.rules)) {
    text += command("warning", "Rules", warning);
  }
  std::string summary =
      score_words(record.score) + "\n" + sandbox_words(record) + "\n" + layout_line(record);
  for (const std::string& told : rules_lines(record)) summary += "\n" + told;
  return text + command("notice", "Grading", summary);
}

}  // namespace flocking::report
