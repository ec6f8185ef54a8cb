// A student who has four children at a time, where eight processes are allowed. Right where each
// can be made; graded with a process limit of 8. AC alone and in any company.
#include <sys/wait.h>

#include "attack.h"

int main(void) {
  for (int round = 0; round < 5; ++round) {
    for (int i = 0; i < 4; ++i) {
      const pid_t child = fork();
      if (child < 0) succeeded("no child: %s", strerror(errno));
      if (child == 0) {
        usleep(50 * 1000);
        _exit(0);
      }
    }
    while (wait(NULL) > 0) {
    }
  }
  return judge_attack();
}
