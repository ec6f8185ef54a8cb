#pragma once

#include <string>

#include "report/explanation_shown.h"

/// The formats of explanations, each in a file of its own; explanation_formats.cpp lists them.
namespace flocking::report {

std::string write_explanation_text(const ShownExplanations& all, explain::Hint hint);
std::string write_explanation_markdown(const ShownExplanations& all, explain::Hint hint);
std::string write_explanation_json(const ShownExplanations& all, explain::Hint hint);

}  // namespace flocking::report
