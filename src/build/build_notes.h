#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// Prefix of the lines of a build's error stream that are notes: "note: ", a code of the table in
/// build_notes.cpp, and its arguments, separated by tabs.
inline constexpr std::string_view kNoteMark = "note: ";

/// Removes the lines of notes from the start of `text`, an error stream, and returns their
/// sentences, at most 20. A submission's commands can write such lines, too, so a note contains
/// only sentences of the table. Drops other lines, and quotes arguments that are not lists of
/// names.
std::vector<std::string> take_notes(std::string_view& text);

}  // namespace flocking::build
