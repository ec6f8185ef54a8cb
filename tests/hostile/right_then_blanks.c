// Prints the right answer, then 10 MB of blanks. OLE; with an output limit above that: AC, for
// blanks are layout, and PE with --strict-format.
#include "honest.h"

int main(void) {
  print_answer();
  for (int i = 0; i < 10 * 1000 * 1000; ++i) putchar(' ');
  return 0;
}
