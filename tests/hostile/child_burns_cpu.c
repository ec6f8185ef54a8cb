// A child computes for ever while the parent waits for it. TLE (cpu): CPU time includes all
// descendants, though the parent used none. AC if fork is refused.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  if (fork() == 0) burn_forever();
  wait(NULL);
  print_answer();
  return 0;
}
