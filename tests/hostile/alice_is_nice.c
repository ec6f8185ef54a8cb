// Tells who runs beside it a number of 16 bits by the CPUs and the priority that it has itself.
// For bob_sees_priorities. AC.
#include <sched.h>
#include <sys/resource.h>

#include "attack.h"

int main(void) {
  setpriority(PRIO_PROCESS, 0, 13);
  usleep(800 * 1000);
  print_answer();
  return 0;
}
