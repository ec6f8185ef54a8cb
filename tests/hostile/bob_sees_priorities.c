// Looks for a while at the priority of every process there is. Ignorant: AC is the attack working
// (alice_is_nice tells it 13), WA that there is nothing.
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
