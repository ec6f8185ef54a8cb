// Asks for its input on stdout, then prints the right answer. WA: words before the first number.
#include "honest.h"

int main(void) {
  printf("Enter the parameters: ");
  print_answer();
  return 0;
}
