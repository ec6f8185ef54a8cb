#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

struct Params { double rc, rs, fmax, ra, kc, ks, ka; };

struct Swarm {
  vector<double> px, py, vx, vy;
  Swarm(size_t n) : px(n), py(n), vx(n), vy(n) {}
  size_t size() const { return px.size(); }
};

static double dist(const Swarm& s, size_t a, size_t b) {
  return hypot(s.px[a] - s.px[b], s.py[a] - s.py[b]);
}

Swarm tick(const Swarm& s, const Params& p, double dt) {
  Swarm out(s.size());
  for (size_t i = 0; i < s.size(); i++) {
    double cx = 0, cy = 0, sepx = 0, sepy = 0, avx = 0, avy = 0;
    int nc = 0, na = 0;
    for (size_t j = 0; j < s.size(); j++) {
      double d = dist(s, i, j);
      if (d <= p.ra) {
        avx += s.vx[j];
        avy += s.vx[j];
        na++;
      }
      if (i == j) continue;
      if (d <= p.rc) {
        cx += s.px[j];
        cy += s.py[j];
        nc++;
      }
      if (d > 0 && d <= p.rs) {
        sepx += (s.px[i] - s.px[j]) / (d * d);
        sepy += (s.py[i] - s.py[j]) / (d * d);
      }
    }
    double ex = cx / nc - s.px[i];
    double ey = cy / nc - s.py[i];
    double fcx = ex / p.rc, fcy = ey / p.rc;
    if (hypot(ex, ey) > p.rc) fcx = fcy = 0;

    double m = hypot(sepx, sepy);
    if (m > p.fmax) {
      sepx *= p.fmax / m;
      sepy *= p.fmax / m;
    }

    double fx = p.kc * fcx + p.ks * sepx + p.ka * avx / na;
    double fy = p.kc * fcy + p.ks * sepy + p.ka * avy / na;

    out.vx[i] = s.vx[i] + fx * dt;
    out.vy[i] = s.vy[i] + fy * dt;
    out.px[i] = s.px[i] + out.vx[i] * dt;
    out.py[i] = s.py[i] + out.vy[i] * dt;
  }
  return out;
}

int main() {
  Params p;
  size_t n;
  cin >> p.rc >> p.rs >> p.fmax >> p.ra >> p.kc >> p.ks >> p.ka >> n;
  Swarm s(n);
  for (size_t i = 0; i < n; i++) cin >> s.px[i] >> s.py[i] >> s.vx[i] >> s.vy[i];
  cout << fixed << setprecision(3);
  double dt;
  while (cin >> dt) {
    s = tick(s, p, dt);
    for (size_t i = 0; i < n; i++)
      cout << s.px[i] << ' ' << s.py[i] << ' ' << s.vx[i] << ' ' << s.vy[i] << '\n';
    cout << endl;
  }
}
