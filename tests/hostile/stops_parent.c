// A child stops its parent, the submission, for ever and exits. TLE (wall): the grader does not
// wait for a process that cannot run. AC if fork is refused.
#include "honest.h"

int main(void) {
  const pid_t self = getpid();
  const pid_t child = fork();
  if (child == 0) {
    kill(self, SIGSTOP);
    _exit(0);
  }
  if (child > 0) sleep(30);
  print_answer();
  return 0;
}
