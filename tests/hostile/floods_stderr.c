// Prints the right answer, then messages on stderr without end. OLE: both pipes have the limit.
#include "honest.h"

int main(void) {
  print_answer();
  for (;;) fputs("trace: still here\n", stderr);
}
