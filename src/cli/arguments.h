#pragma once

#include <string>
#include <vector>

#include "app/perform.h"
#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::cli {

/// Parses the command line: a command's name, if there is one, then its options. Throws UsageError.
app::Command parse_arguments(int argc, const char* const* argv);

/// Understands and performs the command line. Returns how it went. Throws Error, OutputClosed; for
/// wrong arguments of a command an Error that names the help of that command.
ExitStatus run_command_line(int argc, const char* const* argv,
                            const console::StandardStreams& streams);

/// Parses the options of `flocking simulate`, also used without a command. Throws UsageError.
app::Command parse_simulate_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking settings`. Throws UsageError.
app::Command parse_settings_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking field`. Throws UsageError.
app::Command parse_field_arguments(int argc, const char* const* argv);

/// Parse the options of `flocking grade`, `explain`, `compare` and `validate`. Throw UsageError.
app::Command parse_grade_arguments(int argc, const char* const* argv);
app::Command parse_explain_arguments(int argc, const char* const* argv);
app::Command parse_compare_arguments(int argc, const char* const* argv);
app::Command parse_validate_arguments(int argc, const char* const* argv);

/// Options of `flocking merge`. Throws UsageError.
app::Command parse_merge_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking package`. Throws UsageError.
app::Command parse_package_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking deploy`. Throws UsageError.
app::Command parse_deploy_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking view`. Throws UsageError, InputError for a scenario.
app::Command parse_view_arguments(int argc, const char* const* argv);
/// Parses the options of `flocking plot`. Throws UsageError.
app::Command parse_plot_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking playground`. Throws UsageError.
app::Command parse_playground_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking new`. Throws UsageError.
app::Command parse_new_arguments(int argc, const char* const* argv);

/// Parses the options of `flocking audit`. Throws UsageError.
app::Command parse_audit_arguments(int argc, const char* const* argv);

/// Options of `flocking check`. Throws UsageError.
app::Command parse_check_arguments(int argc, const char* const* argv);

/// Returns the names of all commands.
std::vector<std::string> command_names();

}  // namespace flocking::cli
