// Prints the right answer and exits 1. RTE (exit-1): a nonzero exit never passes.
#include "honest.h"

int main(void) {
  print_answer();
  return 1;
}
