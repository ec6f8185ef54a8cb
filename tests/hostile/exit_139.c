// Prints the right answer and exits 139, the number by which shells and sandbox tools tell of a
// SIGSEGV. RTE (exit-139): the report names what has really happened, an exit.
#include "honest.h"

int main(void) {
  print_answer();
  return 128 + SIGSEGV;
}
