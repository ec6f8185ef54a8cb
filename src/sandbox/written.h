#pragma once

#include <cstdint>
#include <string>

namespace flocking::sandbox {

/// Returns the bytes on disk of all files below `folder`, with 1 KiB for each file and folder.
/// Stops counting above `enough`. Folders nested more than 60 deep count as more than enough.
/// Follows no link: others may change the folder at any time.
std::uint64_t bytes_below(const std::string& folder, std::uint64_t enough);

}  // namespace flocking::sandbox
