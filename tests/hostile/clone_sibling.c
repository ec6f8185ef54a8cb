// Starts a process as its own sibling (CLONE_PARENT), a child of whoever started the submission,
// then is right and exits 0. AC: the stranger among the grader's children is killed and reaped, and
// not mistaken for the submission.
#include <sched.h>
#include <sys/syscall.h>

#include "honest.h"

int main(void) {
  if (syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0) == 0) {
    light_fuse();
    burn_forever();
  }
  print_answer();
  return 0;
}
