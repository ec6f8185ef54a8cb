// Prints a line of debug text on stdout between the steps. WA: words are no layout.
#include "honest.h"

int main(void) {
  struct Flock flock;
  double dt = 0;
  if (!read_flock(&flock)) return 0;
  for (int i = 0; scanf("%lf", &dt) == 1; ++i) {
    if (i > 0) printf("step %d, dt = %f\n", i, dt);
    step(&flock, dt);
    print_flock(&flock);
  }
  return 0;
}
