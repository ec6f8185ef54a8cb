// A child takes up to 1 GiB while the parent waits, then the parent prints the right answer. MLE:
// the limit includes every process of the run. AC if fork is refused.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  if (fork() == 0) {
    for (int i = 0; i < 1024; ++i) {
      if (!take_memory(kMebibyte)) _exit(1);
    }
    _exit(0);
  }
  wait(NULL);
  print_answer();
  return 0;
}
