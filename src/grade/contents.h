#pragma once

#include <cstdint>
#include <string>

namespace flocking::grade {

/// The limit for hashing. Larger contents get no hash.
inline constexpr std::uint64_t kMostHashedBytes = std::uint64_t{64} << 20U;

/// Returns a hash of the contents of `path`: for a file, its bytes and whether it is executable;
/// for a folder, the same of everything below it, with names and the targets of links. Returns an
/// empty text if the contents cannot be read completely, exceed kMostHashedBytes, or include
/// anything but files, folders and links.
std::string hash_of_contents(const std::string& path);

}  // namespace flocking::grade
