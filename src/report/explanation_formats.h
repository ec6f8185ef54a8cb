#pragma once

#include <cstddef>
#include <string>

#include "report/redacted_explanation.h"

/// The formats of explanations, each in a file of its own; explanation_formats.cpp lists them.
namespace flocking::report {

std::string write_explanation_text(const RedactedExplanations& all, const Telling& telling);
std::string write_explanation_markdown(const RedactedExplanations& all, const Telling& telling);
std::string write_explanation_json(const RedactedExplanations& all, const Telling& telling);

/// So many causes are told at length, where not all are.
inline constexpr std::size_t kCausesAtLength = 3;

}  // namespace flocking::report
