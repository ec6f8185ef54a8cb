// Prints empty lines without end. OLE: blanks count as output, though they compare as nothing.
#include "honest.h"

int main(void) {
  for (;;) putchar('\n');
}
