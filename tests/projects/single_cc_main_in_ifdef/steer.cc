// g++ steer.cc -o steer && ./steer < input
// g++ -DSELFTEST steer.cc -o selftest && ./selftest
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

struct B { double x, y, vx, vy; };
struct K { double rc, rs, fm, ra, kc, ks, ka; };

static void force(const std::vector<B>& b, size_t me, const K& k, double& fx, double& fy) {
  double m[6] = {0};
  int near = 0, mates = 0;
  for (size_t i = 0; i < b.size(); i++) {
    double dx = b[me].x - b[i].x, dy = b[me].y - b[i].y;
    double dd = std::sqrt(dx * dx + dy * dy);
    if (i != me && dd <= k.rc) m[0] += b[i].x, m[1] += b[i].y, near++;
    if (i != me && dd <= k.rs && dd > 0) m[2] += dx / dd / dd, m[3] += dy / dd / dd;
    if (dd <= k.ra) m[4] += b[i].vx, m[5] += b[i].vy, mates++;
  }
  fx = fy = 0;
  if (near && k.rc > 0) {
    double ex = m[0] / near - b[me].x, ey = m[1] / near - b[me].y;
    if (std::sqrt(ex * ex + ey * ey) <= k.rc) fx = k.kc * ex / k.rc, fy = k.kc * ey / k.rc;
  }
  double s = std::sqrt(m[2] * m[2] + m[3] * m[3]);
  double shrink = s > k.fm ? k.fm / s : 1;
  fx += k.ks * m[2] * shrink;
  fy += k.ks * m[3] * shrink;
  if (mates) fx += k.ka * m[4] / mates, fy += k.ka * m[5] / mates;
}

#ifdef SELFTEST

int main() {
  std::vector<B> two = {{0, 0.5, 0, 0}, {0, -0.5, 0, 0}};
  double fx, fy;
  force(two, 0, K{1, 0, 0, 0, 1, 0, 0}, fx, fy);
  assert(fx == 0 && fy == -1);
  puts("ok");
}

#else

int main() {
  K k;
  int n;
  if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &k.rc, &k.rs, &k.fm, &k.ra, &k.kc, &k.ks, &k.ka, &n) < 8) return 1;
  std::vector<B> b(n);
  for (B& a : b) scanf("%lf %lf %lf %lf", &a.x, &a.y, &a.vx, &a.vy);
  double dt;
  while (scanf("%lf", &dt) == 1) {
    std::vector<B> old = b;
    for (size_t i = 0; i < b.size(); i++) {
      double fx, fy;
      force(old, i, k, fx, fy);
      b[i].vx += fx * dt;
      b[i].vy += fy * dt;
      b[i].x += b[i].vx * dt;
      b[i].y += b[i].vy * dt;
      printf("%.3f %.3f %.3f %.3f\n", b[i].x, b[i].y, b[i].vx, b[i].vy);
    }
  }
}

#endif
