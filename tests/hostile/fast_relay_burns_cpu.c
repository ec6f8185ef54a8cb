// A relay of processes that compute 5 ms, fork the next one twice and end: 600 of them, then the
// submission prints the right answer. TLE (cpu): 3 s, in processes that no scan of the tree sees
// twice. AC if forks are refused.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  int ends[2];
  char byte;
  pipe(ends);
  signal(SIGCHLD, SIG_IGN);
  if (fork_at_last() == 0) {
    close(ends[0]);
    for (int i = 0; i < 600; ++i) {
      burn_cpu(0.005);
      const pid_t middle = fork_at_last();
      if (middle != 0) _exit(0);
      if (fork_at_last() != 0) _exit(0);
    }
    _exit(0);
  }
  close(ends[1]);
  read(ends[0], &byte, 1);  // until the last one ends
  print_answer();
  return 0;
}
