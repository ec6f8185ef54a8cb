#pragma once

#include <optional>
#include <string_view>

#include "diagnosis/crash.h"
#include "diagnosis/own_files.h"

namespace flocking::diagnosis {

/// What `text`, the standard error of a program built with AddressSanitizer and
/// UndefinedBehaviorSanitizer, says about its end. Nothing where it does not tell of a crash, or
/// not where in `own` files, built as those of kSourceFolder, it was.
std::optional<Crash> crash_in(std::string_view text, const OwnFiles& own);

}  // namespace flocking::diagnosis
