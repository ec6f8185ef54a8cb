// Stops itself before it prints the right answer. TLE (wall): a stopped process uses no CPU time
// and does not react to SIGTERM; the grader must not continue it either, since it would then pass.
#include "honest.h"

int main(void) {
  raise(SIGSTOP);
  print_answer();
  return 0;
}
