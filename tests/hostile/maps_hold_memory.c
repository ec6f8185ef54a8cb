// Eight processes with the maximum number of mappings, all of one page of addresses and without
// memory of their own: the kernel's data about them is in memory that no limit counts. See holds.h.
#include "holds.h"

enum { kMaps = 65000, kBytesOfMap = 256, kProcesses = 7 };

static long long take(void) {
  char* block = mmap(NULL, (size_t)kMaps * 2 * kPageBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  long long held = 0;
  if (block == MAP_FAILED) return 0;
  for (long i = 0; i < kMaps / 2; ++i) {
    if (mprotect(block + 2 * i * kPageBytes, kPageBytes, PROT_READ) != 0) break;
    held += 2 * kBytesOfMap;
  }
  return held;
}

int main(void) { return judge_held(held_by_children(kProcesses, take)); }
