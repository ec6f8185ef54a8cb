// Ignores SIGCHLD, so that nobody is told what its children used: 30 of them compute 0.1 s, one
// after another. TLE (cpu): 3 s passed the limit, though no call tells of them. Where forks are
// refused: AC.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 30; ++i) {
    if (fork_at_last() == 0) {
      burn_cpu(0.1);
      _exit(0);
    }
    wait(NULL);  // until the last is gone
  }
  print_answer();
  return 0;
}
