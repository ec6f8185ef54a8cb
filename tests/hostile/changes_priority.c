// Requests the highest priority, real-time scheduling and one CPU of its own, then prints the right
// answer. AC: the requests are refused or do no harm.
#include <sched.h>
#include <sys/resource.h>

#include "honest.h"

int main(void) {
  const struct sched_param highest = {.sched_priority = sched_get_priority_max(SCHED_FIFO)};
  cpu_set_t first;
  CPU_ZERO(&first);
  CPU_SET(0, &first);
  setpriority(PRIO_PROCESS, 0, -20);
  sched_setscheduler(0, SCHED_FIFO, &highest);
  sched_setaffinity(0, sizeof first, &first);
  print_answer();
  return 0;
}
