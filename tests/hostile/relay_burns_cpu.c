// A relay: each runner computes 0.1 s, forks the next and exits; the submission waits at a pipe for
// the last one, which never comes. TLE (cpu): no process lives long enough to be noticed, none is
// waited for by its parent, and the tree is never the same at two looks. AC if forks are refused.
#include "honest.h"

int main(void) {
  int ends[2];
  char byte;
  pipe(ends);
  pid_t next = fork();
  while (next == 0) {
    burn_cpu(0.1);
    next = fork();
    if (next > 0) _exit(0);
  }
  close(ends[1]);
  if (next > 0) read(ends[0], &byte, 1);
  print_answer();
  return 0;
}
