// Sends a number of 16 bits to a run at the same time, by its own CPUs and priority. For
// bob_sees_priorities. AC.
#include <sched.h>
#include <sys/resource.h>

#include "attack.h"

int main(void) {
  setpriority(PRIO_PROCESS, 0, 13);
  usleep(800 * 1000);
  print_answer();
  return 0;
}
