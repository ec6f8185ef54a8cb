// Creates children that end without a signal (clone with none) while SIGCHLD is ignored, each by a
// parent that has already ended. TLE (cpu): 3 s of computing; AC if forks are refused.
#include <sys/syscall.h>
#include <sys/wait.h>

#include "honest.h"

// Retries if a process is refused: ended ones may still count for a while.
static long clone_silently(void) {
  static int tries = 250;
  long child = syscall(SYS_clone, 0L, NULL, NULL, NULL, 0L);
  for (; child < 0 && tries > 0; --tries) {
    usleep(2000);
    child = syscall(SYS_clone, 0L, NULL, NULL, NULL, 0L);
  }
  return child;
}

int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 30; ++i) {
    int ends[2];
    char byte;
    pipe(ends);
    const long child = clone_silently();
    if (child == 0) {
      if (clone_silently() == 0) burn_cpu(0.1);
      _exit(0);
    }
    close(ends[1]);
    read(ends[0], &byte, 1);  // until both are gone
    close(ends[0]);
    waitpid((pid_t)child, NULL, __WALL);  // of the parent, which has used nothing
  }
  print_answer();
  return 0;
}
