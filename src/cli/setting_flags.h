#pragma once

#include "cli/parser.h"
#include "settings/tree.h"

namespace flocking::cli {

/// Adds --set, --scenario and every flag that is a short form of a setting.
void add_setting_flags(Parser& parser);

/// Applies the flags of add_setting_flags() to `tree` in the order of the command line, after
/// parsing. Throws UsageError naming the flag, InputError for a scenario.
void apply_setting_flags(const Parser& parser, settings::Tree& tree);

/// Throws UsageError unless the settings describe the flock; called if no INPUT is given.
void require_described_flock(const settings::Tree& tree);

}  // namespace flocking::cli
