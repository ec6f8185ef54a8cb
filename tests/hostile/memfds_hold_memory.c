// 300 MiB in files in memory (memfd) that it never maps, by write and by fallocate. See holds.h.
#include "holds.h"

int main(void) {
  char* block = calloc(1, kMebibyte);
  struct stat status;
  long long held = 0;
  signal(SIGXFSZ, SIG_IGN);
  for (int i = 0; i < 5000 && held < (long long)kWanted << 20; ++i) {
    const int file = memfd_create("hold", i % 2 == 0 ? 0 : MFD_CLOEXEC);
    if (file < 0) break;
    for (int j = 0; j < 40 && write(file, block, kMebibyte) > 0; ++j) {
    }
    fallocate(file, 0, 0, 40LL << 20);
    if (fstat(file, &status) == 0) held += status.st_blocks * 512LL;
  }
  return judge_held(held);
}
