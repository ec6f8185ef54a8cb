// An honest program that has four children at a time; the process limit is 8. Prints the right
// answer if each can be created. AC alone and with any other submissions.
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
