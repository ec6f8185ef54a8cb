#pragma once

#include <string_view>

#include "app/streams.h"

namespace flocking::app {

/// "flocking: error: TEXT" on the error stream, in one write. A stream that cannot be written to is
/// nothing to fail for: there is nobody left to tell.
void print_error(const StandardStreams& streams, std::string_view text) noexcept;

/// "flocking: warning: TEXT", the same way.
void print_warning(const StandardStreams& streams, std::string_view text) noexcept;

/// "flocking: TEXT", the same way.
void print_note(const StandardStreams& streams, std::string_view text) noexcept;

}  // namespace flocking::app
