// Children that have ended and that nobody waits for count for the kernel's limit of processes of the user,
// and not for the grader's: as another user than root it leaves none for the grader and for class mates. Makes
// 1,900 at most and holds them two seconds. RTE (exit-1): they were refused. AC: they are there. See the class.
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
