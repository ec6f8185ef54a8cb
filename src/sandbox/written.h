#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace flocking::sandbox {

/// Returns the bytes on disk of all files below `folder`, with 1 KiB for each file and folder.
/// Stops counting above `enough`. Folders nested more than 60 deep count as more than enough.
/// Follows no links, because others may change the folder at any time.
std::uint64_t bytes_below(const std::string& folder, std::uint64_t enough);

/// Returns the bytes on disk of files without a name that these processes have open or mapped.
/// Stops counting above `enough`. Mapped files that are not open count only if the caller may
/// follow /proc/PID/map_files, as root may.
std::uint64_t bytes_without_names(const std::vector<pid_t>& processes, std::uint64_t enough);

}  // namespace flocking::sandbox
