// Simulates the flock of the course assignment.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct Agent {
  double x, y, vx, vy;
};

int main() {
  double r_c, r_s, f_max, r_a, k_c, k_s, k_a, dt;
  int n = 0;
  std::cin >> r_c >> r_s >> f_max >> r_a >> k_c >> k_s >> k_a >> n;
  std::vector<Agent> flock(n);
  for (Agent& a : flock) std::cin >> a.x >> a.y >> a.vx >> a.vy;
  while (std::cin >> dt) {
    std::vector<Agent> after = flock;
    for (int a = 0; a < n; ++a) {
      double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, fx = 0, fy = 0;
      int n_c = 0, n_a = 0;
      for (int i = 0; i < n; ++i) {
        const double dx = flock[a].x - flock[i].x, dy = flock[a].y - flock[i].y;
        const double d = std::sqrt(dx * dx + dy * dy);
        if (i != a && d <= r_c) cx += flock[i].x, cy += flock[i].y, ++n_c;
        if (i != a && d > 0 && d <= r_s) sx += dx / d / d, sy += dy / d / d;
        if (d <= r_a) ax += flock[i].vx, ay += flock[i].vy, ++n_a;
      }
      if (n_c > 0 && r_c > 0) {
        const double ex = cx / n_c - flock[a].x, ey = cy / n_c - flock[a].y;
        if (std::sqrt(ex * ex + ey * ey) <= r_c) fx = ex / r_c, fy = ey / r_c;
      }
      const double size = std::sqrt(sx * sx + sy * sy);
      if (size > f_max) sx = sx / size * f_max, sy = sy / size * f_max;
      if (n_a > 0) ax /= n_a, ay /= n_a;
      after[a].vx += (k_c * fx + k_s * sx + k_a * ax) * dt;
      after[a].vy += (k_c * fy + k_s * sy + k_a * ay) * dt;
      after[a].x += after[a].vx * dt;
      after[a].y += after[a].vy * dt;
    }
    flock = after;
    for (const Agent& a : flock) std::printf("%.3f %.3f %.3f %.3f\n", a.x, a.y, a.vx, a.vy);
  }
}
