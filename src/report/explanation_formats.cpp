#include "report/explanation_formats.h"

#include <array>

#include "redaction/named_explanation.h"
#include "redaction/rules_words.h"

namespace flocking::report {
namespace {

// Redacts first, so that no format has access to withheld data.
template <std::string (*write)(const redaction::RedactedExplanations&, const redaction::Telling&)>
std::string write_redacted(std::span<const redaction::NamedExplanation> explanations,
                           const redaction::Telling& telling) {
  redaction::Telling harmless = telling;
  harmless.rules = redaction::redacted(telling.rules, false);
  return write(redaction::redacted(explanations, telling.hint), harmless);
}

constexpr std::array<ExplanationFormat, 3> kExplanationFormats = {{
    {"text", "for people at a terminal", write_redacted<write_explanation_text>},
    {"markdown", "for people in a browser", write_redacted<write_explanation_markdown>},
    {"json", "for programs, schema flocking-explain/1", write_redacted<write_explanation_json>},
}};

}  // namespace

std::span<const ExplanationFormat> explanation_formats() { return kExplanationFormats; }

}  // namespace flocking::report
