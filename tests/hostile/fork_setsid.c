// A child in its own session computes on after the parent was right and exited 0. AC, and the child
// dies: killing the process group of the submission does not reach it.
#include "honest.h"

int main(void) {
  if (fork() == 0) {
    setsid();
    burn_forever();
  }
  print_answer();
  return 0;
}
