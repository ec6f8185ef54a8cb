// Takes 300 MiB for memory policies: mbind() on a shared mapping stores one for each range of the
// file, and keeps it after the mapping is gone. No limit counts that memory, not even a control
// group's. The amount is read from /proc/meminfo. See holds.h; needs a NUMA kernel (every
// distribution has one) and --time-limit 10.
#include <sys/syscall.h>

#include "holds.h"

static long long info_kib(const char* format) {
  char line[256];
  long long kib = 0;
  FILE* info = fopen("/proc/meminfo", "r");
  while (info != NULL && fgets(line, sizeof line, info) != NULL) {
    if (sscanf(line, format, &kib) == 1) break;
  }
  if (info != NULL) fclose(info);
  return kib;
}

int main(void) {
  char path[4096];
  long long held = 0;
  unsigned long nodes[16] = {1};
  const long long before = info_kib("SUnreclaim: %lld");
  int file = memfd_create("policies", 0);
  if (file < 0) {
    snprintf(path, sizeof path, "%s/policies", getenv("TMPDIR"));
    file = open(path, O_RDWR | O_CREAT, 0600);
  }
  for (off_t at = 0; held < (long long)kWanted << 20; at += 2 * kPageBytes) {
    char* room = mmap(NULL, kPageBytes, PROT_READ, MAP_SHARED, file, at);
    if (room == MAP_FAILED) {
      perror("mmap");
      break;
    }
    if (syscall(SYS_mbind, room, (size_t)kPageBytes, 2 /* MPOL_BIND */, nodes, 64UL, 0) != 0) {
      perror("mbind");
      break;
    }
    munmap(room, kPageBytes);
    if (at % (kPageBytes << 12) == 0) held = (info_kib("SUnreclaim: %lld") - before) * 1024;
    if (clock() > 9 * CLOCKS_PER_SEC) break;
  }
  return judge_held(held);
}
