// Is right but for one number, which is not a number. WA: no tolerance covers nan; every comparison
// with it is false, so "differs by more than" does not find it.
#include "honest.h"

int main(void) {
  struct Flock flock;
  double dt = 0;
  if (!read_flock(&flock)) return 0;
  while (scanf("%lf", &dt) == 1) {
    step(&flock, dt);
    const struct Agent* agent = &flock.agents[0];
    printf("%.3f %.3f nan %.3f\n", agent->x, agent->y, agent->vy);
    for (int i = 1; i < flock.size; ++i) {
      agent = &flock.agents[i];
      printf("%.3f %.3f %.3f %.3f\n", agent->x, agent->y, agent->vx, agent->vy);
    }
  }
  return 0;
}
