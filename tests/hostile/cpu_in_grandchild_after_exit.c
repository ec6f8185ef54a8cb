// Leaves a grandchild that computes for ever, is right and exits 0. AC: the run is judged at its
// exit, and the CPU time that the grandchild gets before it is killed must not turn the verdict.
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
