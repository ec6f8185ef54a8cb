#pragma once

#include <string>
#include <variant>
#include <vector>

#include "cli/field.h"
#include "cli/simulate.h"

namespace flocking::cli {

/// A text asked for by --help or --version.
struct TextRequest {
  std::string text;
};

/// What the command line asks for; a command more is one alternative more.
using Command = std::variant<SimulateOptions, FieldOptions, TextRequest>;

/// Understands the command line: a command's name, if there is one, then its options. Throws
/// UsageError.
Command parse_arguments(int argc, const char* const* argv);

/// Options of `flocking simulate`, which are those of plain `flocking` too. Throws UsageError.
Command parse_simulate_arguments(int argc, const char* const* argv);

/// Options of `flocking settings`. Throws UsageError.
Command parse_settings_arguments(int argc, const char* const* argv);

/// Options of `flocking field`. Throws UsageError.
Command parse_field_arguments(int argc, const char* const* argv);

/// The names of all commands.
std::vector<std::string> command_names();

}  // namespace flocking::cli
