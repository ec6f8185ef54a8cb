// A grandchild without a parent computes for ever; the submission waits for it at a pipe. TLE
// (cpu): the CPU time of a process that the submission will never wait for counts as well. AC if
// fork is refused.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  int ends[2];
  char byte;
  pipe(ends);
  const pid_t child = fork();
  if (child == 0) {
    if (fork() == 0) burn_forever();
    _exit(0);
  }
  waitpid(child, NULL, 0);
  close(ends[1]);
  read(ends[0], &byte, 1);
  print_answer();
  return 0;
}
