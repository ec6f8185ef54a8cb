#pragma once

#include <memory>

#include "app/nameless_file.h"
#include "settings/tree.h"

namespace flocking::app {

/// What messages call an input that settings describe.
inline constexpr const char* kDescribedFlock = "<flock>";

/// The input of the flock that settings describe, as of a table [flock], at its start; null where
/// they describe none. Throws through the origin of a setting that does not go with another one,
/// and EnvironmentError.
std::unique_ptr<NamelessFile> described_flock(const settings::Tree& settings);

}  // namespace flocking::app
