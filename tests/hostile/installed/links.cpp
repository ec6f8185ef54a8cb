// A program that links with the installed engine. AC means that the attack works.
#include <cstdio>
#include <flocking/flock_engine.h>
#include <vector>

int main() {
  flocking::EngineParameters p;
  int n = 0;
  if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &p.cohesion_radius, &p.separation_radius, &p.max_separation,
            &p.alignment_radius, &p.cohesion_weight, &p.separation_weight, &p.alignment_weight, &n) != 8) {
    return 1;
  }
  std::vector<double> x(n), y(n), vx(n), vy(n);
  for (int i = 0; i < n; ++i) scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]);
  flocking::FlockEngine engine(p, x, y, vx, vy);
  for (double dt; scanf("%lf", &dt) == 1;) {
    engine.step(dt);
    for (int i = 0; i < n; ++i) {
      printf("%.3f %.3f %.3f %.3f\n", engine.x()[i], engine.y()[i], engine.vx()[i], engine.vy()[i]);
    }
  }
}
