#pragma once

#include <string_view>

#include "console/streams.h"

namespace flocking::console {

/// Prints "flocking: error: TEXT" on the error stream in one write. Removes control characters and
/// commands to build servers: TEXT may contain names chosen by students. Ignores write errors,
/// since there is no other place to report them.
void print_error(const StandardStreams& streams, std::string_view text) noexcept;

/// Prints "flocking: warning: TEXT" like print_error().
void print_warning(const StandardStreams& streams, std::string_view text) noexcept;

/// Prints "flocking: TEXT" like print_error().
void print_note(const StandardStreams& streams, std::string_view text) noexcept;

}  // namespace flocking::console
