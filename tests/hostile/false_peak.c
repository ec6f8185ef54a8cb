// Honest. A grader that reads /proc/PID/root/tmp before the sandbox has mounted its own /tmp would
// count the machine's files there as memory of the run. Run some hundred times (--repeat 100), not
// as root, without control groups. AC each time.
#include "honest.h"

int main(void) {
  print_answer();
  return 0;
}
