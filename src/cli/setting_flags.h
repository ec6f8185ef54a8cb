#pragma once

#include <string>

#include "cli/cli11.h"
#include "settings/tree.h"

namespace flocking::cli {

/// Adds every flag that is a short form of a setting, --set and --scenario.
void add_setting_flags(CLI::App& app);

/// After parsing: sets in `tree` what these flags say, in the order of the command line. Throws
/// UsageError naming the flag, InputError for a scenario.
void apply_setting_flags(const CLI::App& app, settings::Tree& tree);

}  // namespace flocking::cli
