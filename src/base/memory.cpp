#include "base/memory.h"

#include <sys/mman.h>
#include <sys/resource.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <new>
#include <string>
#include <string_view>
#include <system_error>

#include "base/system_file.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace flocking {
namespace {

constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();

// Returns the first number after `key` in a small text file of the system, or kUnknown if there is
// none.
std::uint64_t number_in_file(const char* path, std::string_view key) {
  const std::string text = system_file(path);
  const std::size_t at = text.find(key);
  if (at == std::string::npos) return kUnknown;
  const std::size_t digits = text.find_first_not_of(' ', at + key.size());
  if (digits == std::string::npos) return kUnknown;
  std::uint64_t value = kUnknown;
  const auto result = std::from_chars(text.data() + digits, text.data() + text.size(), value);
  return result.ec == std::errc() ? value : kUnknown;
}

std::uint64_t system_available() {
  const std::uint64_t kibibytes = number_in_file("/proc/meminfo", "MemAvailable:");
  return kibibytes == kUnknown ? kUnknown : kibibytes * 1024;
}

std::uint64_t address_space_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return kUnknown;
  return limit.rlim_cur;
}

constexpr std::size_t kLargePageBytes = std::size_t{2} << 20U;
constexpr std::size_t kLargeBytes = 2 * kLargePageBytes;

std::align_val_t alignment_for(std::size_t bytes) {
  return std::align_val_t{bytes >= kLargeBytes ? kLargePageBytes : 64};
}

}  // namespace

void* allocate_aligned(std::size_t bytes) {
  void* const at = ::operator new(bytes, alignment_for(bytes));
#ifdef MADV_HUGEPAGE
  // This is only advice to the kernel; if the kernel ignores it, only time is lost.
  if (bytes >= kLargeBytes) static_cast<void>(madvise(at, bytes, MADV_HUGEPAGE));
#endif
  return at;
}

void free_aligned(void* at, std::size_t bytes) { ::operator delete(at, alignment_for(bytes)); }

void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int kLarge = 64 << 20;  // bytes; a search allocates no larger block
  constexpr int kAhead = 4 << 20;
  // NOLINTBEGIN(concurrency-mt-unsafe): glibc's function takes its own lock
  static_cast<void>(mallopt(M_MMAP_THRESHOLD, kLarge / 2));
  static_cast<void>(mallopt(M_TRIM_THRESHOLD, kLarge));
  static_cast<void>(mallopt(M_TOP_PAD, kAhead));
  // NOLINTEND(concurrency-mt-unsafe)
#endif
}

std::uint64_t available_memory_bytes() {
  // In a container, its control group has this path; outside containers, the file does not exist.
  const std::uint64_t group = number_in_file("/sys/fs/cgroup/memory.max", "");
  return std::min({system_available(), group, address_space_limit()});
}

}  // namespace flocking
