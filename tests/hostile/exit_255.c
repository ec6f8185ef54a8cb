// Prints the right answer and exits 255, which also is -1 of a main. RTE (exit-255).
#include "honest.h"

int main(void) {
  print_answer();
  return -1;
}
