// Prints the right answer and does nothing else. AC, also after each hostile program: the control.
#include "honest.h"

int main(void) {
  print_answer();
  return 0;
}
