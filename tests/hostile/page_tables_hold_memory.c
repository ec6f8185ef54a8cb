// Reads one byte of every 2 MiB of a large empty area: each needs a page of page tables, and none
// is resident. 300 MiB as reported by the kernel (VmPTE). See holds.h.
#include "holds.h"

static long long table_bytes(void) {
  static char text[16384];
  FILE* status = fopen("/proc/self/status", "r");
  if (status == NULL) return 0;
  text[fread(text, 1, sizeof text - 1, status)] = '\0';
  fclose(status);
  const char* line = strstr(text, "VmPTE:");
  return line == NULL ? 0 : atoll(line + 6) * 1024;
}

int main(void) {
  const size_t piece = (size_t)1 << 30;
  volatile char sum = 0;
  for (int i = 0; i < 160; ++i) {
    char* area = mmap(NULL, piece, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (area == MAP_FAILED) break;
    madvise(area, piece, MADV_NOHUGEPAGE);
    for (size_t at = 0; at < piece; at += 2 * kMebibyte) sum += area[at];
  }
  return judge_held(table_bytes());
}
