// The same job as with_iostream.cpp, with scanf and printf.
#include <cstdio>

int main() {
  double p[8], x, y, vx, vy, dt;
  for (double& value : p) {
    if (std::scanf("%lf", &value) != 1) return 1;
  }
  if (std::scanf("%lf %lf %lf %lf", &x, &y, &vx, &vy) != 4) return 1;
  while (std::scanf("%lf", &dt) == 1) {
    vx += p[6] * vx * dt;
    vy += p[6] * vy * dt;
    x += vx * dt;
    y += vy * dt;
    std::printf("%.3f %.3f %.3f %.3f\n", x, y, vx, vy);
  }
}
