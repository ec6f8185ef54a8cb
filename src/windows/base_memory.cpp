// Replaces base/memory.cpp.
#include <windows.h>

#include <algorithm>
#include <limits>
#include <new>

#include "base/memory.h"

namespace flocking {
namespace {

constexpr std::align_val_t kCacheLine{64};

}  // namespace

// Large pages need a right that users do not have by default.
void* allocate_aligned(std::size_t bytes) { return ::operator new(bytes, kCacheLine); }

void free_aligned(void* at, std::size_t /*bytes*/) { ::operator delete(at, kCacheLine); }

void keep_freed_memory() {}

std::uint64_t available_memory_bytes() {
  MEMORYSTATUSEX status{};
  status.dwLength = sizeof status;
  if (GlobalMemoryStatusEx(&status) == 0) return std::numeric_limits<std::uint64_t>::max();
  return std::min<std::uint64_t>(status.ullAvailPhys, status.ullAvailVirtual);
}

}  // namespace flocking
