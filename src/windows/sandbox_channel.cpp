// Replaces sandbox/channel.cpp, without its pipes.
#include <io.h>

#include <algorithm>
#include <cerrno>

#include "sandbox/channel.h"

namespace flocking::sandbox {

void Descriptor::reset() {
  if (number_ >= 0) _close(std::exchange(number_, -1));
}

bool write_all(int file, const void* bytes, std::size_t size) {
  constexpr std::size_t kMostAtOnce = std::size_t{1} << 30U;
  const char* at = static_cast<const char*>(bytes);
  while (size > 0) {
    const int count = _write(file, at, static_cast<unsigned int>(std::min(size, kMostAtOnce)));
    // On a full disk, write returns 0 without setting errno.
    if (count == 0) errno = ENOSPC;
    if (count <= 0) return false;
    at += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

}  // namespace flocking::sandbox
