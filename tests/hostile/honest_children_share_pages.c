// Honest: fills 30 MiB, then three children look at them, which all four share: 30 MiB of 64. AC.
// MLE if the grader adds up what is resident in each. Needs --process-limit 4.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  static char block[30 * kMebibyte];
  memset(block, 1, sizeof block);
  for (int i = 0; i < 3; ++i) {
    if (fork() == 0) {
      usleep(100 * 1000);
      _exit(0);
    }
  }
  while (wait(NULL) > 0) {
  }
  print_answer();
  return 0;
}
