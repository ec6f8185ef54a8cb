#pragma once

#include <string>
#include <vector>

#include "app/perform.h"

namespace flocking::cli {

/// Understands the command line: a command's name, if there is one, then its options. Throws
/// UsageError.
app::Command parse_arguments(int argc, const char* const* argv);

/// Options of `flocking simulate`, which are those of plain `flocking` too. Throws UsageError.
app::Command parse_simulate_arguments(int argc, const char* const* argv);

/// Options of `flocking settings`. Throws UsageError.
app::Command parse_settings_arguments(int argc, const char* const* argv);

/// Options of `flocking field`. Throws UsageError.
app::Command parse_field_arguments(int argc, const char* const* argv);

/// Options of `flocking grade`, `flocking explain`, `flocking compare`, `flocking validate`. Throw
/// UsageError.
app::Command parse_grade_arguments(int argc, const char* const* argv);
app::Command parse_explain_arguments(int argc, const char* const* argv);
app::Command parse_compare_arguments(int argc, const char* const* argv);
app::Command parse_validate_arguments(int argc, const char* const* argv);

/// Options of `flocking package`. Throws UsageError.
app::Command parse_package_arguments(int argc, const char* const* argv);

/// Options of `flocking deploy`. Throws UsageError.
app::Command parse_deploy_arguments(int argc, const char* const* argv);

/// Options of `flocking view`. Throws UsageError, InputError for a scenario.
app::Command parse_view_arguments(int argc, const char* const* argv);
/// Options of `flocking plot`. Throws UsageError.
app::Command parse_plot_arguments(int argc, const char* const* argv);

/// Options of `flocking playground`. Throws UsageError.
app::Command parse_playground_arguments(int argc, const char* const* argv);

/// Options of `flocking new`. Throws UsageError.
app::Command parse_new_arguments(int argc, const char* const* argv);

/// Options of `flocking audit`. Throws UsageError.
app::Command parse_audit_arguments(int argc, const char* const* argv);

/// The names of all commands.
std::vector<std::string> command_names();

}  // namespace flocking::cli
