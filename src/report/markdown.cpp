#include <fmt/format.h>

#include <string>

#include "report/cells.h"
#include "report/formats.h"
#include "report/line_words.h"
#include "report/markdown_text.h"
#include "report/program_rules_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

// Returns the details of a case below the tables; empty if there are none.
std::string details(const redaction::RedactedCase& result, const std::string& who,
                    bool with_excerpts) {
  std::string lines;
  if (result.passed()) {
    for (const std::string& remark : remarks(result)) lines += remark + "\n";
    if (lines.empty()) return "";
  } else {
    lines = explanation(result, with_excerpts);
  }
  return fmt::format("\n### {}: {}{}\n\n{}", grade::short_name(result.verdict), who,
                     code(result.name), fenced(lines));
}

std::string margins(const redaction::RedactedSubmission& submission) {
  std::string text;
  for (const redaction::RedactedCase& one : submission.cases) {
    const std::string margin = margin_of(one);
    if (!margin.empty()) text += fmt::format("- {}: {}\n", code(one.name), code(margin));
  }
  return text.empty() ? "" : "\nMargins:\n\n" + text;
}

// Returns the lines to change as a list, in the order of changing them.
std::string lines_list(const redaction::RedactedSubmission& submission) {
  std::string text;
  for (const std::string& sentence : line_sentences(submission)) {
    text += "- " + code(sentence) + "\n";
  }
  return text.empty() ? "" : text + "\n";
}

std::string whole_class(const redaction::RedactedRecord& record) {
  std::string text =
      "\n" + table(matrix_rows(record, 0, record.cases.size())) + "\n" + table(total_rows(record));
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    const std::string who = code(submission.name);
    for (const std::string& change : point_change_lines(submission)) {
      text += fmt::format("\n{}: {}\n", who, code(change));
    }
    if (!submission.cannot_start.empty()) {
      text += fmt::format("\n### {}\n\n{}\n", who, code(cannot_start_words(submission)));
      continue;
    }
    if (submission.followed) {
      text += fmt::format("\n### {}\n\n{}\n", who, code(program_rules_words(*submission.followed)));
    }
    if (const std::string lines = lines_list(submission); !lines.empty()) {
      text += fmt::format("\n### {}\n\n{}", who, lines);
    }
    for (const redaction::RedactedCase& one : submission.cases) {
      if (!one.passed() || !one.uncounted.empty()) text += details(one, who + ", ", false);
    }
  }
  return text;
}

}  // namespace

std::string submission_markdown(const redaction::RedactedSubmission& submission) {
  std::string text = "\nSubmission: " + code(submission.name) + "\n\n";
  for (const std::string& change : point_change_lines(submission)) text += code(change) + "\n\n";
  if (!submission.cannot_start.empty()) return text + code(cannot_start_words(submission)) + "\n";
  text += lines_list(submission) + table(case_rows(submission)) + margins(submission);
  for (const redaction::RedactedCase& one : submission.cases) text += details(one, "", true);
  return text;
}

std::string markdown_head(const redaction::RedactedRecord& record) {
  std::string text = "**" + score_words(record.score) + "**";
  const std::size_t submissions = record.submissions.size();
  if (submissions > 1) text += fmt::format(" ({} submissions)", submissions);
  text += "\n";
  for (const std::string& first : first_lines(record)) text += "\n" + code(first) + "\n";
  for (const std::string& told : rules_lines(record)) text += "\n" + code(told) + "\n";
  if (const std::string layout = origin_line(record); !layout.empty()) {
    text += "\n" + code(layout) + "\n";
  }
  for (const std::string& alarm : alarms(record)) text += "\n**Warning:** " + code(alarm) + "\n";
  return text;
}

std::string write_markdown(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text = "# Grading\n\n" + markdown_head(record);
  if (record.about.is_class) {
    text += whole_class(record);
  } else {
    for (const redaction::RedactedSubmission& submission : record.submissions) {
      text += submission_markdown(submission);
    }
  }
  return text + fmt::format("\n{}; graded in {} by flocking {}, started {}\n",
                            code(sandbox_words(record)), seconds_text(record.about.wall_s),
                            record.about.program_version, record.about.started_at);
}

}  // namespace flocking::report
