// Four children hold 40 MiB each at the same time, then the parent is right: none is above 64 MiB,
// all together are. MLE if the sum is counted (a cgroup does), else AC.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  for (int i = 0; i < 4; ++i) {
    if (fork() == 0) {
      take_memory(40 * kMebibyte);
      usleep(300 * 1000);
      _exit(0);
    }
  }
  while (wait(NULL) > 0) {
  }
  print_answer();
  return 0;
}
