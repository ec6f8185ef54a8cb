// Prints all steps but the last. WA: stops after step 3 of 4; all that is there is right.
#include "honest.h"

int main(void) {
  struct Flock flock;
  double dt = 0;
  double next = 0;
  if (!read_flock(&flock) || scanf("%lf", &dt) != 1) return 0;
  while (scanf("%lf", &next) == 1) {
    step(&flock, dt);
    print_flock(&flock);
    dt = next;
  }
  return 0;
}
