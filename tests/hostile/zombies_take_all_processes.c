// Ended children that are never waited for count for the kernel's limit of processes per user, but
// not for the grader's limit: unless run by root, they leave none for the grader and for other
// submissions. Creates at most 1,900 and holds them two seconds. RTE (exit-1): they were refused.
// AC: they exist. See the class.
#include <sched.h>
#include <sys/syscall.h>

#include "honest.h"

int main(void) {
  int count = 0;
  // Two seconds long it takes what others give back. vfork: no page tables to copy.
  for (int tries = 0; count < 1900 && tries < 20000; ++tries) {
    const pid_t child = vfork();
    if (child == 0) _exit(0);
    if (child > 0) ++count;
    if (child < 0) usleep(100);
  }
  fprintf(stderr, "%d zombies\n", count);
  if (count < 500 ) return 1;
  print_answer();
  return 0;
}
