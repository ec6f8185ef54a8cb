// Divides an integer by zero. RTE (SIGFPE). Processors whose division does not trap get the signal
// from the program.
#include "honest.h"

int main(void) {
  volatile int agents = 0;
  volatile int mean = 1;
  mean = mean / agents;
  raise(SIGFPE);
  return 0;
}
