#pragma once

#include <memory>

#include "console/nameless_file.h"
#include "settings/tree.h"

namespace flocking::recording {

/// The name of an input described by settings, in messages.
inline constexpr const char* kDescribedFlock = "<flock>";

/// Returns the input of the flock that settings describe, for example in a table [flock],
/// positioned at its start; null if they describe no flock. If a setting conflicts with another
/// one, throws the error of the setting's origin. Throws EnvironmentError.
std::unique_ptr<console::NamelessFile> described_flock(const settings::Tree& settings);

}  // namespace flocking::recording
