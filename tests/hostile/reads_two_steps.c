// Reads two time steps in each round and uses the second only, as in `while (cin >> dt) { cin >>
// dt;`. WA: half of the steps are missing and the first one differs.
#include "honest.h"

int main(void) {
  struct Flock flock;
  double dt = 0;
  if (!read_flock(&flock)) return 0;
  while (scanf("%lf", &dt) == 1) {
    scanf("%lf", &dt);
    step(&flock, dt);
    print_flock(&flock);
  }
  return 0;
}
