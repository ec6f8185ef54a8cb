#include "report/explanation_formats.h"

#include <array>

#include "report/named_explanation.h"
#include "report/rules_words.h"

namespace flocking::report {
namespace {

// No format sees what is withheld.
template <std::string (*write)(const RedactedExplanations&, const Telling&)>
std::string write_redacted(std::span<const NamedExplanation> explanations, const Telling& telling) {
  Telling harmless = telling;
  harmless.rules = redacted(telling.rules, false);
  return write(redacted(explanations, telling.hint), harmless);
}

constexpr std::array<ExplanationFormat, 3> kExplanationFormats = {{
    {"text", "for people at a terminal", write_redacted<write_explanation_text>},
    {"markdown", "for people in a browser", write_redacted<write_explanation_markdown>},
    {"json", "for programs, schema flocking-explain/1", write_redacted<write_explanation_json>},
}};

}  // namespace

std::span<const ExplanationFormat> explanation_formats() { return kExplanationFormats; }

}  // namespace flocking::report
