#pragma once

#include <string>

namespace flocking::io {

/// Returns the kind of a `path` that is not a regular file: "a folder", "a FIFO", "a socket", "a
/// device", "a link that leads nowhere", "nothing". Returns "" for a regular file or a link to a
/// regular file. Opens nothing.
std::string kind_of_no_file(const std::string& path);

/// Returns why `path` cannot be read as a file from start to end: "expected a file, found a FIFO",
/// "cannot open for reading: Permission denied". Returns "" if it can be read. Opens nothing that
/// could block or have a side effect.
std::string reason_not_to_read(const std::string& path);

}  // namespace flocking::io
