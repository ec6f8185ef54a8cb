#pragma once

#include <string>
#include <variant>
#include <vector>

#include "cli/compare.h"
#include "cli/explain.h"
#include "cli/field.h"
#include "cli/grade.h"
#include "cli/package.h"
#include "cli/plot.h"
#include "cli/simulate.h"
#include "cli/validate.h"
#include "cli/view.h"

namespace flocking::cli {

/// A text asked for by --help or --version.
struct TextRequest {
  std::string text;
};

/// What the command line asks for; a command more is one alternative more.
using Command =
    std::variant<SimulateOptions, FieldOptions, GradeOptions, ExplainOptions, CompareOptions,
                 ValidateOptions, PackageOptions, ViewOptions, PlotOptions, TextRequest>;

/// Understands the command line: a command's name, if there is one, then its options. Throws
/// UsageError.
Command parse_arguments(int argc, const char* const* argv);

/// Options of `flocking simulate`, which are those of plain `flocking` too. Throws UsageError.
Command parse_simulate_arguments(int argc, const char* const* argv);

/// Options of `flocking settings`. Throws UsageError.
Command parse_settings_arguments(int argc, const char* const* argv);

/// Options of `flocking field`. Throws UsageError.
Command parse_field_arguments(int argc, const char* const* argv);

/// Options of `flocking grade`, `flocking explain`, `flocking compare`, `flocking validate`. Throw
/// UsageError.
Command parse_grade_arguments(int argc, const char* const* argv);
Command parse_explain_arguments(int argc, const char* const* argv);
Command parse_compare_arguments(int argc, const char* const* argv);
Command parse_validate_arguments(int argc, const char* const* argv);

/// Options of `flocking package`. Throws UsageError.
Command parse_package_arguments(int argc, const char* const* argv);

/// Options of `flocking view`. Throws UsageError, InputError for a scenario.
Command parse_view_arguments(int argc, const char* const* argv);
/// Options of `flocking plot`. Throws UsageError.
Command parse_plot_arguments(int argc, const char* const* argv);

/// The names of all commands.
std::vector<std::string> command_names();

}  // namespace flocking::cli
