// Honest: a child works for 0.7 s and ends, its parent is busy elsewhere (sleeps 0.2 s) before it
// waits for it, and the answer is right. 0.7 s of 1 s: AC. TLE if the grader adds the time of a
// child that has ended and was not yet waited for to its time as one that has ended. Needs
// --process-limit 2 --time-limit 1.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  const pid_t child = fork();
  if (child < 0) return 1;
  if (child == 0) {
    burn_cpu(0.7);
    _exit(0);
  }
  usleep(2500 * 1000);
  waitpid(child, NULL, 0);
  print_answer();
  return 0;
}
