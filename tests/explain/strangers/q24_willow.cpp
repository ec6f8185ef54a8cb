// flocking v3
// v1: worked but slow, v2: one loop in place of three, v3: no allocation inside of the game loop
#include <iostream>
#include <vector>
#include <cmath>
#include <algorithm>
#include <cstdio>

struct Vec2d {
  double x = 0, y = 0;
};

struct Agent {
  Vec2d p, v;
};

int main() {
  std::ios_base::sync_with_stdio(false);
  std::cin.tie(nullptr);

  double cohRadius, sepRadius, sepMax, aliRadius, cohK, sepK, aliK;
  int n;
  std::cin >> cohRadius >> sepRadius >> sepMax >> aliRadius >> cohK >> sepK >> aliK >> n;

  std::vector<Agent> agents(n);
  for (auto &a : agents) std::cin >> a.p.x >> a.p.y >> a.v.x >> a.v.y;

  // buffers, allocated once (was a new vector every frame)
  std::vector<Vec2d> forces(n);
  std::vector<char> line(2048);

  double dt;
  while (std::cin >> dt) {
    for (int i = 0; i < n; i++) {
      const Agent &me = agents[i];
      double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
      int nc = 0, na = 0;

      // one pass for all three behaviors
      for (int j = 0; j < n; j++) {
        const Agent &o = agents[j];
        double dx = o.p.x - me.p.x, dy = o.p.y - me.p.y;
        double d = std::sqrt(dx * dx + dy * dy);
        if (d <= aliRadius) {
          ax += o.v.x;
          ay += o.v.y;
          na++;
        }
        if (j == i) continue;
        if (d <= cohRadius) {
          cx += o.p.x;
          cy += o.p.y;
          nc++;
        }
        if (d <= sepRadius && d > 0) {
          sx -= dx / (d * d);
          sy -= dy / (d * d);
        }
      }

      if (nc > 0 && cohRadius > 0) {
        forces[i].x += cohK * (cx / nc - me.p.x) / cohRadius;
        forces[i].y += cohK * (cy / nc - me.p.y) / cohRadius;
      }
      // branch free
      forces[i].x += sepK * std::clamp(sx, -sepMax, sepMax);
      forces[i].y += sepK * std::clamp(sy, -sepMax, sepMax);

      forces[i].x += aliK * ax / na;
      forces[i].y += aliK * ay / na;
    }

    // all forces are known, now move
    for (int i = 0; i < n; i++) {
      Agent &a = agents[i];
      a.v.x += forces[i].x * dt;
      a.v.y += forces[i].y * dt;
      a.p.x += a.v.x * dt;
      a.p.y += a.v.y * dt;
      int len = std::snprintf(line.data(), line.size(), "%.3f %.3f %.3f %.3f\n", a.p.x, a.p.y, a.v.x, a.v.y);
      std::cout.write(line.data(), len);
    }
  }
  return 0;
}
