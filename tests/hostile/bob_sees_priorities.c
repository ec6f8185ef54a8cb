// Watches the priorities of all processes. Cannot compute the answer: AC means that the attack
// works (it received 13 from alice_is_nice), WA that it found nothing.
#include <sys/resource.h>

#include "attack.h"

int main(void) {
  while (seconds_since_start() < 0.7) {
    for (int process = 2; process < 40000; ++process) {
      errno = 0;
      if (getpriority(PRIO_PROCESS, process) != 13 || errno != 0) continue;
      fprintf(stderr, "finds that %d has priority 13\n", process);
      print_answer();
      return 0;
    }
    usleep(20 * 1000);
  }
  return 0;
}
