#pragma once

#include <string>

namespace flocking::io {

/// What stands at `path`, other than a regular file: "a folder", "a FIFO", "a socket", "a device",
/// "a link that leads nowhere", "nothing"; empty for a regular file or a link to one. Opens
/// nothing.
std::string kind_of_no_file(const std::string& path);

/// Why `path` cannot be read as a file from its start to its end: "expected a file, found a FIFO",
/// "cannot open for reading: Permission denied"; empty where it can. Opens nothing that could wait
/// or act.
std::string reason_not_to_read(const std::string& path);

}  // namespace flocking::io
