// Honest, and nothing else: where the grader looks into /proc/PID/root/tmp before the sandbox has its own
// /tmp, it takes the machine's for it, and all that lies on that disk for the run's memory. To be run some
// hundred times (--repeat 100), as another user than root, without control groups. AC each time.
#include "honest.h"

int main(void) {
  print_answer();
  return 0;
}
