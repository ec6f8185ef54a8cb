#include "report/explanation_formats.h"

#include <array>

#include "report/explanation.h"

namespace flocking::report {
namespace {

// No format sees what is withheld.
template <std::string (*write)(const ShownExplanations&, explain::Hint)>
std::string write_shown(std::span<const NamedExplanation> explanations, explain::Hint hint) {
  return write(shown(explanations, hint), hint);
}

constexpr std::array<ExplanationFormat, 3> kFormats = {{
    {"text", "for people at a terminal", write_shown<write_explanation_text>},
    {"markdown", "for people in a browser", write_shown<write_explanation_markdown>},
    {"json", "for programs, schema flocking-explain/1", write_shown<write_explanation_json>},
}};

}  // namespace

std::span<const ExplanationFormat> explanation_formats() { return kFormats; }

}  // namespace flocking::report
