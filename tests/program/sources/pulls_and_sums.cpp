#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>
struct Vec { double x = 0, y = 0; };
struct Boid { Vec p, v; };
double rc, rs, fmax_, ra, kc, ks, ka;
std::vector<Boid> now, next;
double dist(const Boid& a, const Boid& b) { return std::hypot(a.p.x - b.p.x, a.p.y - b.p.y); }
Vec cohesion(int i) {
  Vec c;
  int n = 0;
  for (int j = 0; j < (int)now.size(); j++) {
    if (j == i || dist(now[i], now[j]) > rc) continue;
    c.x += now[j].p.x;
    c.y += now[j].p.y;
    n++;
  }
  if (n == 0 || rc == 0) return {};
  return {(c.x / n - now[i].p.x) / rc, (c.y / n - now[i].p.y) / rc};
}
Vec separation(int i) {
  Vec s;
  for (int j = 0; j < (int)now.size(); j++) {
    double d = dist(now[i], now[j]);
    if (j == i || d > rs || d == 0) continue;
    s.x += (now[j].p.x - now[i].p.x) / (d * d);
    s.y += (now[j].p.y - now[i].p.y) / (d * d);
  }
  double length = std::hypot(s.x, s.y);
  if (length > fmax_) { s.x *= fmax_ / length; s.y *= fmax_ / length; }
  return s;
}
Vec alignment(int i) {
  Vec v;
  int n = 0;
  for (int j = 0; j < (int)now.size(); j++) {
    if (dist(now[i], now[j]) > ra) continue;
    v.x += now[j].v.x;
    v.y += now[j].v.y;
    n++;
  }
  return {v.x, v.y};
}
int main() {
  int n = 0;
  std::cin >> rc >> rs >> fmax_ >> ra >> kc >> ks >> ka >> n;
  next.resize(n);
  for (Boid& b : next) std::cin >> b.p.x >> b.p.y >> b.v.x >> b.v.y;
  double dt = 0;
  while (std::cin >> dt) {
    now = next;
    for (int i = 0; i < n; i++) {
      Vec c = cohesion(i), s = separation(i), a = alignment(i);
      next[i].v.x += (kc * c.x + ks * s.x + ka * a.x) * dt;
      next[i].v.y += (kc * c.y + ks * s.y + ka * a.y) * dt;
      next[i].p.x += next[i].v.x * dt;
      next[i].p.y += next[i].v.y * dt;
    }
    for (Boid& b : next) printf("%.3f %.3f %.3f %.3f\n", b.p.x, b.p.y, b.v.x, b.v.y);
  }
}
