// Reads everything, prints nothing, exits 0. WA: stops before the first step.
#include "honest.h"

int main(void) {
  while (getchar() != EOF) {
  }
  return 0;
}
