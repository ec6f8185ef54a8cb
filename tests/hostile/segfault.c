// Prints the right answer, then writes through a null pointer. RTE (SIGSEGV).
#include "honest.h"

int main(void) {
  volatile int* volatile nowhere = NULL;
  print_answer();
  *nowhere = 1;
  return 0;
}
