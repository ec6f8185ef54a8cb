#pragma once

#include <optional>
#include <string_view>

#include "diagnosis/crash.h"
#include "diagnosis/own_files.h"

namespace flocking::diagnosis {

/// Returns how a program ended, from `text`, the standard error of a build with AddressSanitizer
/// and UndefinedBehaviorSanitizer. Returns none if the text contains no crash in the `own` files,
/// which must be built in kSourceFolder.
std::optional<Crash> crash_in(std::string_view text, const OwnFiles& own);

}  // namespace flocking::diagnosis
