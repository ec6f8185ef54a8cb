// 400 chains of processes, each of which starts its successor and exits so that a tracer gets no
// event. A grader that first waits for all ended processes and then checks the time waits for ever.
// RTE (exit-1) if the processes are refused. The chains end by themselves after 25 seconds: a TLE
// only then means that the attack works, since grading stood still.
#include <sched.h>
#include <sys/syscall.h>

#include "honest.h"

enum { kChains = 400, kSeconds = 25 };

static long clone_untraced(void) {
  return syscall(SYS_clone, CLONE_UNTRACED | SIGCHLD, NULL, NULL, NULL, 0L);
}

int main(void) {
  const time_t end = time(NULL) + kSeconds;
  int started = 0;
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < kChains; ++i) {
    const long child = clone_untraced();
    started += child > 0 ? 1 : 0;
    if (child != 0) continue;
    while (time(NULL) < end) {
      if (clone_untraced() > 0) _exit(0);
    }
    _exit(0);
  }
  if (started == 0) return 1;
  print_answer();
  return 0;
}
