// Like ignored_children_burn_cpu, with SA_NOCLDWAIT, and with children that live 20 ms, so that few
// scans of the processes see the same one twice. TLE (cpu); AC if forks are refused.
#include <sys/wait.h>

#include "honest.h"

static void nothing(int number) { (void)number; }

int main(void) {
  const struct sigaction action = {.sa_handler = nothing, .sa_flags = SA_NOCLDWAIT | SA_RESTART};
  sigaction(SIGCHLD, &action, NULL);
  for (int i = 0; i < 150; ++i) {
    if (fork_at_last() == 0) {
      burn_cpu(0.02);
      _exit(0);
    }
    while (wait(NULL) > 0) {
    }
  }
  print_answer();
  return 0;
}
