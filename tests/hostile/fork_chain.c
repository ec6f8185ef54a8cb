// Leaves a chain of processes, each of which starts its successor in a new session and exits at
// once; the parent prints the right answer and exits 0. AC, and the chain dies: a killer that looks
// up process ids and then kills them is always late, so it has to repeat, or to own the pid
// namespace or cgroup. The chain ends by itself after ten seconds.
#include "honest.h"

int main(void) {
  const time_t end = time(NULL) + 10;
  if (fork() == 0) {
    while (time(NULL) < end) {
      setsid();
      if (fork() != 0) _exit(0);
    }
    _exit(0);
  }
  print_answer();
  return 0;
}
