#pragma once

#include "cli/parser.h"
#include "settings/tree.h"

namespace flocking::cli {

/// Adds every flag that is a short form of a setting, --set and --scenario.
void add_setting_flags(Parser& parser);

/// After parsing: sets in `tree` what these flags say, in the order of the command line. Throws
/// UsageError naming the flag, InputError for a scenario.
void apply_setting_flags(const Parser& parser, settings::Tree& tree);

/// Where no INPUT is named, the settings must describe the flock: throws UsageError if not.
void require_described_flock(const settings::Tree& tree);

}  // namespace flocking::cli
