// Leaves a grandchild that computes for ever, prints the right answer and exits 0. AC: the run is
// judged at its exit; CPU time of the grandchild before it is killed must not change the verdict.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  const pid_t child = fork();
  if (child == 0) {
    if (fork() == 0) burn_forever();
    _exit(0);
  }
  waitpid(child, NULL, 0);
  print_answer();
  return 0;
}
