#pragma once

#include <cstdint>
#include <string>

namespace flocking::grade {

/// What more than this lies in is not looked at.
inline constexpr std::uint64_t kMostHashedBytes = std::uint64_t{64} << 20U;

/// A hash of what lies at `path`: of a file its bytes and whether it may be executed; of a folder
/// the same of all that is below it, with names, and where links lead. Empty where something cannot
/// be read, is neither file, folder nor link, or where there are more than kMostHashedBytes.
std::string hash_of_contents(const std::string& path);

}  // namespace flocking::grade
