// Four children compute 0.6 s each, then the parent is right. TLE (cpu): no process passes the
// limit of a second, all together do; RLIMIT_CPU, which counts each process alone, sees nothing. AC
// if forks are refused.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  for (int i = 0; i < 4; ++i) {
    if (fork() == 0) {
      burn_cpu(0.6);
      _exit(0);
    }
  }
  while (wait(NULL) > 0) {
  }
  print_answer();
  return 0;
}
