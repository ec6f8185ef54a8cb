#include <complex>
#include <cstdio>
#include <iostream>
#include <vector>

using V2 = std::complex<double>;

struct Agent { V2 p, v; };

int main() {
  double rc, rs, fmax, ra, kc, ks, ka;
  size_t n;
  std::cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;

  std::vector<Agent> agents(n);
  for (auto& a : agents) {
    double x, y, vx, vy;
    std::cin >> x >> y >> vx >> vy;
    a = {{x, y}, {vx, vy}};
  }

  for (double dt; std::cin >> dt;) {
    auto next = agents;
    for (size_t i = 0; i < n; ++i) {
      const auto& me = agents[i];
      V2 com, sep, vel;
      int nc = 0, na = 0;
      // one pass for all three
      for (size_t j = 0; j < n; ++j) {
        if (j == i) continue;
        const auto& o = agents[j];
        const V2 away = me.p - o.p;
        const double d = std::abs(away);
        if (d <= rc) { com += o.p; ++nc; }
        if (d > 0 && d <= rs) sep += away / (d * d);
        if (d <= ra) { vel += o.v; ++na; }
      }
      V2 f;
      if (nc) f += kc * (com / double(nc) - me.p) / rc;
      if (std::norm(sep) > fmax) sep *= fmax / std::abs(sep);
      f += ks * sep;
      if (na) f += ka * (vel / double(na) - me.v);

      next[i].v = me.v + f * dt;
      next[i].p = me.p + next[i].v * dt;
    }
    agents.swap(next);
    for (const auto& a : agents)
      std::printf("%.3f %.3f %.3f %.3f\n", a.p.real(), a.p.imag(), a.v.real(), a.v.imag());
  }
}
