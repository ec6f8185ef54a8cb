// Takes the vector to the centre of the neighbours the wrong way round. WA: right form, wrong
// numbers.
#include "honest.h"

int main(void) {
  struct Flock flock;
  double dt = 0;
  if (!read_flock(&flock)) return 0;
  flock.k_c = -flock.k_c;
  while (scanf("%lf", &dt) == 1) {
    step(&flock, dt);
    print_flock(&flock);
  }
  return 0;
}
