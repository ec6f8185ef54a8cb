// Is right, then does the last step once more, as `while (!eof)` does. WA: more lines than
// agents x steps.
#include "honest.h"

int main(void) {
  struct Flock flock;
  double dt = 0;
  if (!read_flock(&flock)) return 0;
  while (!feof(stdin)) {
    scanf("%lf", &dt);
    step(&flock, dt);
    print_flock(&flock);
  }
  return 0;
}
