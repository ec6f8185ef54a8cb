// Starts a process as its own sibling (CLONE_PARENT), a child of its parent, then prints the right
// answer and exits 0. AC: the grader kills and reaps the unknown child, and does not mistake it for
// the submission.
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
