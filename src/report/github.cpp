#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/words.h"
#include "redaction/rules_words.h"
#include "report/annotations.h"
#include "report/formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

// GitHub shows at most ten annotations of a kind for each step.
constexpr std::size_t kMostAnnotations = 10;

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

std::string property(std::string_view text) { return escaped(text, "%\r\n:,"); }

std::string command(std::string_view name, std::string_view title, std::string_view message,
                    const std::string& place = "") {
  while (message.ends_with('\n')) message.remove_suffix(1);
  return fmt::format("::{} {}title={}::{}\n", name, place, property(title),
                     escaped(message, "%\r\n"));
}

// Returns "WA course/wrong", "RTE in 7 cases", "compile error (2 times)".
std::string title_of(const Annotation& annotation) {
  const std::vector<std::string>& cases = annotation.cases;
  if (cases.size() == 1) return annotation.title + " " + cases.front();
  if (cases.size() > 1) return annotation.title + " in " + counted(cases.size(), "case");
  return annotation.count == 1 ? annotation.title
                               : fmt::format("{} ({} times)", annotation.title, annotation.count);
}

std::string command_of(const Annotation& annotation) {
  const bool is_warning = annotation.check == Check::kCompilerWarning;
  std::string message = annotation.message;
  if (const std::string cases = cases_words(annotation); !cases.empty()) message += "\n" + cases;
  const std::string place =
      annotation.line == 0
          ? ""
          : fmt::format("file={},line={},", property(annotation.file), annotation.line);
  return command(is_warning ? "warning" : "error", title_of(annotation), message, place);
}

// Returns the annotations of all submissions. In a class, paths belong to different folders, so
// that a place is part of the message.
std::vector<Annotation> all_annotations(const redaction::RedactedRecord& record) {
  if (record.submissions.size() == 1) return annotations_of(record.submissions.front());
  AnnotationList all;
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    for (Annotation& one : annotations_of(submission)) {
      if (one.line > 0) one.message = place_of(one) + ": " + one.message;
      one.file.clear();
      one.line = 0;
      for (std::string& name : one.cases) name.insert(0, submission.name + ": ");
      if (one.cases.empty() && one.title != submission.name) {
        one.title = submission.name + ": " + one.title;
      }
      all.add(std::move(one));
    }
  }
  return all.take();
}

void add_warnings(const redaction::RedactedRecord& record, std::vector<std::string>& commands) {
  for (const std::string& layer : record.about.missing) {
    commands.push_back(command("warning", "Sandbox", "missing: " + layer));
  }
  for (const std::string& note : record.about.notes) {
    commands.push_back(command("warning", "Class", note));
  }
  for (const std::string& warning : redaction::rules_warnings(record.about.rules)) {
    commands.push_back(command("warning", "Rules", warning));
  }
}

std::string total(const redaction::RedactedRecord& record) {
  std::string summary =
      score_words(record.score) + "\n" + sandbox_words(record) + "\n" + origin_line(record);
  for (const std::string& told : rules_lines(record)) summary += "\n" + told;
  return command("notice", "Grading", summary);
}

}  // namespace

std::string write_github(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  std::vector<std::string> commands;
  for (const std::string& first : first_lines(record)) {
    commands.push_back(command("notice", "Rules", first));
  }
  if (!record.about.interrupted.empty()) {
    commands.push_back(command("error", "Grading ended early", record.about.interrupted));
  }
  for (const Annotation& one : all_annotations(record)) commands.push_back(command_of(one));
  add_warnings(record, commands);
  // The total is one of the ten.
  const std::size_t shown = std::min(commands.size(), kMostAnnotations - 1);
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) text += commands[i];
  text += total(record);
  if (shown == commands.size()) return text;
  return text + command("notice", "More",
                        fmt::format("{} more: see the summary and the log of this job",
                                    counted(commands.size() - shown, "annotation")));
}

}  // namespace flocking::report
