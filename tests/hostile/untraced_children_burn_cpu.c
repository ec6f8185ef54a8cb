// Computes 3 s in children created with CLONE_UNTRACED, so that a tracer gets no event for their
// start, and their end is not reported either. AC means that the attack works: the time was not
// counted. RTE (exit-1) if such children are refused, TLE (cpu) if they are counted.
#include <sched.h>
#include <sys/syscall.h>

#include "honest.h"

static long clone_untraced(void) {
  static int tries = 250;
  const long flags = CLONE_UNTRACED | SIGCHLD;
  long child = syscall(SYS_clone, flags, NULL, NULL, NULL, 0L);
  for (; child < 0 && tries > 0; --tries) {
    usleep(2000);
    child = syscall(SYS_clone, flags, NULL, NULL, NULL, 0L);
  }
  return child;
}

int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 60; ++i) {
    int ends[2];
    char byte;
    pipe(ends);
    const long child = clone_untraced();
    if (child < 0) return 1;
    if (child == 0) {
      burn_cpu(0.05);
      _exit(0);
    }
    close(ends[1]);
    read(ends[0], &byte, 1);  // until it is gone
    close(ends[0]);
  }
  print_answer();
  return 0;
}
