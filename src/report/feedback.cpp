#include "report/feedback.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "redaction/points_text.h"
#include "report/explanation_formats.h"
#include "report/formats.h"
#include "report/markdown_text.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

// Returns a record of one submission, without data that students need not know: the machine, the
// class, the instructor's settings.
grade::Record record_of_one(const grade::Record& record, std::size_t submission) {
  grade::Record one;
  one.program_version = record.program_version;
  one.started_at = record.started_at;
  one.layers = record.layers;
  one.timing = record.timing;
  one.disclosure = record.disclosure;
  one.hint = record.hint;
  one.rules = record.rules;
  for (grade::CaseRules& rules : one.rules.cases) rules.wanted.clear();
  one.interrupted = record.interrupted;
  one.submissions = {record.submissions.at(submission)};
  one.notes = one.submissions.front().notes;
  return one;
}

// Returns the wall time of its runs, as far as the record shows it.
double wall_s_of(const redaction::RedactedSubmission& submission) {
  double seconds = 0.0;
  for (const redaction::RedactedCase& one : submission.cases) seconds += one.usage.wall_s;
  return seconds;
}

redaction::RedactedExplanations explanation_of(const redaction::RedactedSubmission& submission) {
  redaction::RedactedExplanations all;
  if (submission.explanation) {
    all.submissions = {*submission.explanation};
    all.submissions.front().name = {};
  }
  return all;
}

std::string points_line(const redaction::RedactedSubmission& submission) {
  return redaction::has_unknown_points(submission) ? "points unknown"
                                                   : score_words(submission.score);
}

std::vector<std::string> lines_above(const redaction::RedactedRecord& record) {
  std::vector<std::string> lines = rules_lines(record);
  for (std::string& alarm : alarms(record)) lines.push_back(std::move(alarm));
  return lines;
}

std::string text_of(const redaction::RedactedRecord& record, const redaction::Telling& telling) {
  const redaction::RedactedSubmission& submission = record.submissions.front();
  std::string text;
  for (const std::string& first : first_lines(record)) text += first + "\n";
  text += points_line(submission) + "\n";
  for (const std::string& line : lines_above(record)) text += line + "\n";
  text += "\n" + submission_text(submission);
  for (const redaction::RedactedCase& one : submission.cases) {
    if (!one.replay.empty()) text += fmt::format("replay of {}: {}\n", one.name, one.replay);
  }
  if (!submission.explanation) return text;
  return text + "\n" + write_explanation_text(explanation_of(submission), telling);
}

std::string markdown_of(const redaction::RedactedRecord& record,
                        const redaction::Telling& telling) {
  const redaction::RedactedSubmission& submission = record.submissions.front();
  std::string text = "# Feedback\n";
  for (const std::string& first : first_lines(record)) text += "\n" + code(first) + "\n";
  text += "\n**" + points_line(submission) + "**\n";
  for (const std::string& line : lines_above(record)) text += "\n" + code(line) + "\n";
  text += submission_markdown(submission);
  std::string replays;
  for (const redaction::RedactedCase& one : submission.cases) {
    if (one.replay.empty()) continue;
    replays += fmt::format("- {}: [replay]({})\n", code(one.name), one.replay);
  }
  if (!replays.empty()) text += "\n" + replays;
  if (!submission.explanation) return text;
  return text + "\n" + write_explanation_markdown(explanation_of(submission), telling);
}

}  // namespace

Feedback feedback_of(const grade::Record& record, std::size_t submission,
                     const FeedbackStyle& style) {
  redaction::RedactedRecord own =
      redaction::redacted(record_of_one(record, submission), style.folder);
  own.about.wall_s = wall_s_of(own.submissions.front());
  const redaction::Telling telling = {.hint = record.hint.value_or(explain::Hint::kNone),
                                      .at_length = style.at_length};
  return {.html = write_html(own, {}),
          .markdown = markdown_of(own, telling),
          .text = text_of(own, telling)};
}

}  // namespace flocking::report
