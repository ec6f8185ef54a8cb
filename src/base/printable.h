#pragma once

#include <string>
#include <string_view>

namespace flocking {

/// Returns `bytes` in single quotes, safe on any terminal and in any log: control characters,
/// invalid UTF-8 and invisible or direction-changing characters become \xNN. Text longer than about
/// `width` characters is cut and ends in "...".
std::string in_quotes(std::string_view bytes, std::size_t width = 40);

/// Returns the lines of `bytes` without quotes, made safe like in_quotes(), but with line feeds and
/// tabs kept. Text longer than `width` characters is cut and followed by a line "...".
std::string printable_lines(std::string_view bytes, std::size_t width);

/// Returns a line that no build server interprets as a command. GitHub and Azure interpret
/// "##[...]" anywhere in a line, and "::..." at its start.
std::string without_orders(std::string text);

/// Returns a message of flocking, which may span lines and contain names that students chose, made
/// safe for terminals and build servers.
std::string printable_message(std::string_view bytes);

/// Returns the length in bytes of the printable character at the start of `bytes`; 0 if there is
/// none (empty, control character, invalid UTF-8, invisible or direction-changing character).
std::size_t printable_length(std::string_view bytes);

}  // namespace flocking
