// Computes for half a second and is right: somebody's honest program, of which others may want a
// copy (takes_staged_copy). AC.
#include "honest.h"

int main(void) {
  burn_cpu(0.5);
  print_answer();
  return 0;
}
