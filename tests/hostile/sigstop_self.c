// Stops itself before it prints the right answer. TLE (wall): a stopped process uses no CPU time
// and does not answer to SIGTERM; nobody is to wake it either, for then it would pass.
#include "honest.h"

int main(void) {
  raise(SIGSTOP);
  print_answer();
  return 0;
}
