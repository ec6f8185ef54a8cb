// 300 MiB in huge pages, one byte of each lent to a pipe and the page itself unmapped: the pipe
// counts one slot of sixteen, and keeps 2 MiB. See holds.h. RTE (exit-1) also if there are no huge
// pages.
#include <stdint.h>
#include <sys/uio.h>

#include "holds.h"

enum { kSlots = 16, kHuge = 2 * kMebibyte };

// Returns true if it is one page of 2 MiB.
static int is_huge(const char* page) {
  char line[256];
  int found = 0;
  int huge_kib = 0;
  unsigned long begin = 0;
  unsigned long end = 0;
  FILE* maps = fopen("/proc/self/smaps", "r");
  while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
    if (sscanf(line, "%lx-%lx ", &begin, &end) == 2)
      found = (unsigned long)page >= begin && (unsigned long)page < end;
    if (found && sscanf(line, "AnonHugePages: %d", &huge_kib) == 1) break;
  }
  if (maps != NULL) fclose(maps);
  return huge_kib >= 2048;
}

int main(void) {
  long long held = 0;
  int ends[2];
  for (int i = 0; held < (long long)kWanted << 20; ++i) {
    if (i % kSlots == 0 && pipe(ends) != 0) break;
    char* block = mmap(NULL, 2 * kHuge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) break;
    char* page = (char*)(((uintptr_t)block + kHuge - 1) & ~(uintptr_t)(kHuge - 1));
    madvise(page, kHuge, MADV_HUGEPAGE);
    page[0] = 1;
    struct iovec byte = {page + kPageBytes, 1};
    if (!is_huge(page)) break;
    if (vmsplice(ends[1], &byte, 1, SPLICE_F_NONBLOCK) != 1) break;
    munmap(block, 2 * kHuge);
    held += kHuge;
  }
  return judge_held(held);
}
