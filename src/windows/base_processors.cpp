// Replaces base/processors.cpp.
#include <windows.h>

#include <algorithm>
#include <bit>

#include "base/processors.h"

namespace flocking {

// Windows has no control groups.
std::optional<std::size_t> processors_of_quota(std::string_view /*text*/) { return std::nullopt; }

std::size_t available_processors() {
  DWORD_PTR own = 0;
  DWORD_PTR all = 0;
  if (GetProcessAffinityMask(GetCurrentProcess(), &own, &all) == 0) return 1;
  return static_cast<std::size_t>(std::max(1, std::popcount(own)));
}

}  // namespace flocking
