// Prints numbers without end. OLE: the output is cut off while it comes, not when the run is over.
#include "honest.h"

int main(void) {
  for (;;) puts("0.000 0.000 0.000 0.000");
}
