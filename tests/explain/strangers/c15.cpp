#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct Vec {
  double x = 0.0, y = 0.0;
};

static Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
static Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
static Vec operator*(Vec a, double s) { return {a.x * s, a.y * s}; }
static Vec operator/(Vec a, double s) { return {a.x / s, a.y / s}; }
static double length(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Agent {
  Vec p, v;
};

struct Params {
  double rc, rs, fsMax, ra, kc, ks, ka;
};

using Agents = std::vector<Agent>;

static Vec cohesion(const Agents& all, std::size_t me, const Params& prm) {
  Vec cm;
  int n = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i == me) continue;
    if (length(all[i].p - all[me].p) <= prm.rc) {
      cm = cm + all[i].p;
      ++n;
    }
  }
  if (n == 0 || prm.rc <= 0) return {};
  cm = cm / n;
  Vec toCm = cm - all[me].p;
  if (length(toCm) > prm.rc) return {};
  return toCm / prm.rc;
}

static Vec separation(const Agents& all, std::size_t me, const Params& prm) {
  Vec sum;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i == me) continue;
    // the text says away from the neighbor, so from P_i to P_a
    Vec away = all[me].p - all[i].p;
    double d = length(away);
    if (d > 0 && d <= prm.rs) sum = sum + (away / d) / d;
  }
  double m = length(sum);
  if (m > prm.fsMax) sum = sum / m * prm.fsMax;
  return sum;
}

static Vec alignment(const Agents& all, std::size_t me, const Params& prm) {
  Vec sum;
  int n = 0;
  for (const Agent& a : all) {  // including itself
    if (length(a.p - all[me].p) <= prm.ra) {
      sum = sum + a.v;
      ++n;
    }
  }
  return n > 0 ? sum / n : Vec{};
}

int main() {
  Params prm;
  int n = 0;
  std::cin >> prm.rc >> prm.rs >> prm.fsMax >> prm.ra >> prm.kc >> prm.ks >> prm.ka >> n;
  Agents now(n);
  for (Agent& a : now) std::cin >> a.p.x >> a.p.y >> a.v.x >> a.v.y;

  double dt;
  while (std::cin >> dt) {
    Agents next = now;
    for (std::size_t i = 0; i < now.size(); ++i) {
      Vec f = cohesion(now, i, prm) * prm.kc + separation(now, i, prm) * prm.ks +
              alignment(now, i, prm) * prm.ka;
      next[i].v = now[i].v + f * dt;
      next[i].p = now[i].p + next[i].v * dt;
    }
    now = next;
    for (const Agent& a : now) std::printf("%.3f %.3f %.3f %.3f\n", a.p.x, a.p.y, a.v.x, a.v.y);
  }
  return 0;
}
