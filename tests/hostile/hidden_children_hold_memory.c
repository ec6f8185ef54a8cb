// A child whose end is not reported (SIGCHLD is ignored) takes 300 MiB, reports that and ends at
// once. See holds.h.
#include "holds.h"

int main(void) {
  int ends[2];
  long long held = 0;
  pipe(ends);
  signal(SIGCHLD, SIG_IGN);
  if (fork() == 0) {
    char* block = mmap(NULL, (size_t)kWanted << 20, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (block == MAP_FAILED) _exit(0);
    unsigned char resident[256] = {0};
    mincore(block + ((kWanted - 1) << 20), kMebibyte, resident);
    held = resident[0] ? (long long)kWanted << 20 : 0;
    write(ends[1], &held, sizeof held);
    _exit(0);
  }
  close(ends[1]);
  read(ends[0], &held, sizeof held);
  return judge_held(held);
}
