// Ignores SIGCHLD, so that the CPU time of its children is not reported: 30 of them compute 0.1 s,
// one after another. TLE (cpu): 3 s exceed the limit, though no call reports them. AC if forks are
// refused.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 30; ++i) {
    if (fork_at_last() == 0) {
      burn_cpu(0.1);
      _exit(0);
    }
    wait(NULL);  // until the last one ends
  }
  print_answer();
  return 0;
}
