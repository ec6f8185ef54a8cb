#include "report/annotations.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "diagnosis/compiler_errors.h"
#include "diagnosis/crash.h"
#include "report/line_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

constexpr std::size_t kMostNames = 10;  // of cases

void add_compile_errors(AnnotationList& all, const redaction::RedactedSubmission& submission) {
  for (diagnosis::CompilerError& one : diagnosis::compiler_errors(submission.build_log)) {
    all.add({.check = Check::kCompileError,
             .title = "compile error",
             .message = std::move(one.text),
             .file = std::move(one.file),
             .line = one.line});
  }
}

// The message has neither measurements nor excerpts, so that cases that fail alike share one.
Annotation failure_at(const redaction::RedactedCrashSite& site,
                      const redaction::RedactedCase& result) {
  std::string message = verdict_words(result) + "\n";
  message += site.cause.empty() ? std::string(diagnosis::trouble_words(site.trouble)) : site.cause;
  const std::string callers = redaction::joined(site.callers);
  if (!callers.empty()) message += "\ncalled from " + callers;
  return {.title = grade::short_name(result.verdict),
          .message = std::move(message),
          .file = site.file,
          .line = site.file.empty() ? 0 : site.line,
          .cases = {result.name}};
}

Annotation failure(const redaction::RedactedCase& result) {
  std::string message = verdict_words(result) + "\n" + account(result);
  message.pop_back();
  return {.title = grade::short_name(result.verdict),
          .message = std::move(message),
          .cases = {result.name}};
}

void add_failures(AnnotationList& all, const redaction::RedactedSubmission& submission,
                  bool has_place) {
  for (const redaction::RedactedCase& one : submission.cases) {
    if (one.passed() || one.crash.has_value() != has_place) continue;
    all.add(has_place ? failure_at(*one.crash, one) : failure(one));
  }
}

// The place of a crash is that of its cases.
void add_explained_lines(AnnotationList& all, const redaction::RedactedSubmission& submission) {
  if (!submission.explanation) return;
  const redaction::RedactedExplanation& explanation = *submission.explanation;
  for (const redaction::RedactedFix& fix : explanation.line_fixes) {
    all.add({.check = Check::kWrongLine,
             .title = fix.part,
             .message = edit_words(fix, explanation.line_cases, explanation.hint),
             .file = fix.file,
             .line = fix.line});
  }
  for (const redaction::RedactedLines& lines : explanation.lines) {
    std::string message = lines.part + " is computed here";
    if (lines.last > lines.first) message += fmt::format(", up to line {}", lines.last);
    all.add({.check = Check::kWrongPart,
             .title = lines.part,
             .message = message + ".",
             .file = lines.file,
             .line = lines.first});
  }
}

// A warning has its place before the text: "main.cpp:88: suggest parentheses".
void add_compiler_warnings(AnnotationList& all, const redaction::RedactedSubmission& submission) {
  for (const std::string& warning : submission.build_warnings) {
    const std::optional<diagnosis::CompilerError> placed = diagnosis::placed_text(warning);
    if (!placed) continue;
    all.add({.check = Check::kCompilerWarning,
             .title = "compiler warning",
             .message = placed->text,
             .file = placed->file,
             .line = placed->line});
  }
}

}  // namespace

void AnnotationList::add(Annotation annotation) {
  const Key key(annotation.check, annotation.title, annotation.message, annotation.file,
                annotation.line);
  const auto [place, is_new] = places_.try_emplace(key, all_.size());
  if (is_new) return all_.push_back(std::move(annotation));
  Annotation& equal = all_[place->second];
  equal.count += annotation.count;
  for (std::string& name : annotation.cases) equal.cases.push_back(std::move(name));
}

std::vector<Annotation> AnnotationList::take() {
  places_.clear();
  return std::exchange(all_, {});
}

std::vector<Annotation> annotations_of(const redaction::RedactedSubmission& submission) {
  AnnotationList all;
  if (!submission.cannot_start.empty()) {
    add_compile_errors(all, submission);
    std::vector<Annotation> errors = all.take();
    if (!errors.empty()) return errors;
    return {{.check = Check::kCompileError,
             .title = submission.name,
             .message = cannot_start_words(submission)}};
  }
  add_failures(all, submission, true);
  add_explained_lines(all, submission);
  add_failures(all, submission, false);
  add_compiler_warnings(all, submission);
  return all.take();
}

std::string place_of(const Annotation& annotation) {
  return annotation.line == 0 ? "" : fmt::format("{}:{}", annotation.file, annotation.line);
}

std::string cases_words(const Annotation& annotation) {
  const std::vector<std::string>& names = annotation.cases;
  if (names.size() < 2) return "";
  const std::size_t shown = std::min(names.size(), kMostNames);
  const auto end = names.begin() + static_cast<std::ptrdiff_t>(shown);
  std::string text = fmt::format("in {}", fmt::join(names.begin(), end, ", "));
  if (shown == names.size()) return text;
  const std::size_t more = names.size() - shown;
  return text + fmt::format(" and {} more {}", more, more == 1 ? "case" : "cases");
}

}  // namespace flocking::report
