// A child computes for ever while the parent waits for it. TLE (cpu): CPU time counts the whole
// tree, though the parent has used none. Where the fork is refused it is simply right: AC.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  if (fork() == 0) burn_forever();
  wait(NULL);
  print_answer();
  return 0;
}
