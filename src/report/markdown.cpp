#include <fmt/format.h>

#include <string>

#include "report/cells.h"
#include "report/formats.h"
#include "report/markdown_text.h"
#include "report/program_rules_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

// The lines on a case below the tables; none where there is nothing to say.
std::string details(const RedactedCase& result, const std::string& who, bool with_excerpts) {
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

std::string margins(const RedactedSubmission& submission) {
  std::string text;
  for (const RedactedCase& one : submission.cases) {
    const std::string margin = margin_of(one);
    if (!margin.empty()) text += fmt::format("- {}: {}\n", code(one.name), code(margin));
  }
  return text.empty() ? "" : "\nMargins:\n\n" + text;
}

std::string whole_class(const RedactedRecord& record) {
  std::string text =
      "\n" + table(matrix_rows(record, 0, record.cases.size())) + "\n" + table(total_rows(record));
  for (const RedactedSubmission& submission : record.submissions) {
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
    for (const RedactedCase& one : submission.cases) {
      if (!one.passed() || !one.uncounted.empty()) text += details(one, who + ", ", false);
    }
  }
  return text;
}

}  // namespace

std::string submission_markdown(const RedactedSubmission& submission) {
  std::string text = "\nSubmission: " + code(submission.name) + "\n\n";
  for (const std::string& change : point_change_lines(submission)) text += code(change) + "\n\n";
  if (!submission.cannot_start.empty()) return text + code(cannot_start_words(submission)) + "\n";
  text += table(case_rows(submission)) + margins(submission);
  for (const RedactedCase& one : submission.cases) text += details(one, "", true);
  return text;
}

std::string write_markdown(const RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text = "# Grading\n\n**" + score_words(record.score) + "**";
  if (record.about.is_class) text += fmt::format(" ({} submissions)", record.submissions.size());
  text += "\n";
  for (const std::string& first : first_lines(record)) text += "\n" + code(first) + "\n";
  for (const std::string& told : rules_lines(record)) text += "\n" + code(told) + "\n";
  if (const std::string layout = layout_line(record); !layout.empty()) {
    text += "\n" + code(layout) + "\n";
  }
  for (const std::string& alarm : alarms(record)) text += "\n**Warning:** " + code(alarm) + "\n";
  if (record.about.is_class) {
    text += whole_class(record);
  } else {
    for (const RedactedSubmission& submission : record.submissions) {
      text += submission_markdown(submission);
    }
  }
  return text + fmt::format("\n{}; graded in {} by flocking {}, started {}\n",
                            code(sandbox_words(record)), seconds_text(record.about.wall_s),
                            record.about.program_version, record.about.started_at);
}

}  // namespace flocking::report
