// Prints one number that never ends, on one line that never ends. OLE.
#include "honest.h"

int main(void) {
  fputs("0.", stdout);
  for (;;) putchar('0');
}
