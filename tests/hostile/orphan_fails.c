// A grandchild without a parent crashes, another exits 7, then the submission is right and exits 0.
// AC: a grader that adopts orphans must not take their end for the end of the submission.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  const pid_t child = fork();
  if (child == 0) {
    if (fork() == 0) abort();
    if (fork() == 0) _exit(7);
    _exit(0);
  }
  waitpid(child, NULL, 0);
  usleep(100 * 1000);
  print_answer();
  return 0;
}
