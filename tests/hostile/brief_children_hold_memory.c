// Seven children, which live some milliseconds, hold 45 MiB each at the same time: each is below
// the limit, all together far above it, and they end before the next measurement. See holds.h.
#include <sys/wait.h>

#include "holds.h"

int main(void) {
  int ready[2];
  int leave[2];
  char byte;
  long long held = 0;
  const size_t size = (size_t)45 << 20;
  pipe(ready);
  pipe(leave);
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 7; ++i) {
    if (fork() != 0) continue;
    close(leave[1]);
    char* block =
        mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (block != MAP_FAILED) write(ready[1], "x", 1);
    read(leave[0], &byte, 1);
    _exit(0);
  }
  close(ready[1]);
  struct timespec pause = {.tv_nsec = 1000000};
  fcntl(ready[0], F_SETFL, O_NONBLOCK);
  for (int i = 0; i < 500 && held < 7; ++i) {
    const ssize_t count = read(ready[0], &byte, 1);
    if (count == 0) break;
    if (count == 1) ++held;
    if (count < 0) nanosleep(&pause, NULL);
  }
  close(leave[1]);
  wait(NULL);
  return judge_held(held * (long long)size);
}
