#pragma once

#include <functional>
#include <string>

#include "base/exit_status.h"
#include "console/streams.h"
#include "redaction/named_explanation.h"

namespace flocking::app {

/// Explains the program built from `source` each time that this file, or a file that it may
/// include, is saved; ends at an interruption. Prints the first screen, then for each new version
/// what changed and the next thing to fix. `explain` builds and explains the current version; its
/// exceptions are printed. `explain` should poll its argument and return early once that is true:
/// then there is a newer version, or an interruption. Returns kSuccess. Throws UsageError if
/// `source` is not a source, OutputClosed.
ExitStatus watch_source(
    const std::string& source,
    const std::function<redaction::NamedExplanation(const std::function<bool()>& stop)>& explain,
    const redaction::Telling& telling, const console::StandardStreams& streams);

}  // namespace flocking::app
