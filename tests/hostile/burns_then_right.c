// Computes for half a second and prints the right answer: an honest program that others try to copy
// (takes_staged_copy). AC.
#include "honest.h"

int main(void) {
  burn_cpu(0.5);
  print_answer();
  return 0;
}
