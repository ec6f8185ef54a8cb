#include "report/line_words.h"

#include <fmt/format.h>

#include <utility>

#include "base/words.h"

namespace flocking::report {

std::string edit_words(const redaction::RedactedFix& fix, std::uint64_t cases, explain::Hint hint) {
  std::string text = fix.part;
  if (hint >= explain::Hint::kWhat) text += fmt::format(": {}", fix.kind);
  if (cases > 0) {
    text += fmt::format("; then {} of {} pass", fix.cases_after, counted(cases, "case"));
  }
  return text + ".";
}

std::string place_of(const redaction::RedactedFix& fix) {
  return fmt::format("{}:{}", fix.file, fix.line);
}

std::string place_of(const redaction::RedactedLines& lines) {
  const std::string first = fmt::format("{}:{}", lines.file, lines.first);
  return lines.first == lines.last ? first : fmt::format("{}-{}", first, lines.last);
}

std::string lines_sentence(const redaction::RedactedLines& lines) {
  return fmt::format("{}: {} is computed here.", place_of(lines), lines.part);
}

std::vector<ToldLine> told_lines(const redaction::RedactedExplanation& explanation) {
  std::vector<ToldLine> told;
  if (!explanation.trouble.empty()) {
    const std::string sentence = fmt::format("{}:{}: {}.", explanation.trouble_file,
                                             explanation.trouble_line, explanation.trouble);
    told.push_back(
        {explanation.trouble_file, explanation.trouble_line, "where it fails", sentence, {}});
  }
  for (const redaction::RedactedFix& fix : explanation.line_fixes) {
    const std::string sentence = fmt::format(
        "{}: {}", place_of(fix), edit_words(fix, explanation.line_cases, explanation.hint));
    told.push_back({fix.file, fix.line, fix.part, sentence, fix.diff});
  }
  for (const redaction::RedactedLines& one : explanation.lines) {
    told.push_back({one.file, one.first, one.part, lines_sentence(one), {}});
  }
  return told;
}

std::string cut_sentence(const redaction::RedactedExplanation& explanation) {
  if (!explanation.lines_cut) return "";
  return "The search for wrong lines stopped early, at its time limit. Run it again when the "
         "machine is less busy.";
}

std::vector<std::string> line_sentences(const redaction::RedactedSubmission& submission) {
  std::vector<std::string> sentences;
  if (!submission.explanation) return sentences;
  for (ToldLine& one : told_lines(*submission.explanation)) {
    sentences.push_back(std::move(one.sentence));
  }
  if (std::string cut = cut_sentence(*submission.explanation); !cut.empty()) {
    sentences.push_back(std::move(cut));
  }
  return sentences;
}

}  // namespace flocking::report
