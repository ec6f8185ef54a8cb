// Eight processes with as many mappings as each may have, all of one page of addresses and without
// memory of their own: what the kernel keeps for each is nobody's. See holds.h.
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
