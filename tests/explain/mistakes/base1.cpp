#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;

struct Vec {
  double x, y;
  Vec(double x = 0, double y = 0) : x(x), y(y) {}
  Vec operator+(const Vec& o) const { return Vec(x + o.x, y + o.y); }
  Vec operator-(const Vec& o) const { return Vec(x - o.x, y - o.y); }
  Vec operator*(double k) const { return Vec(x * k, y * k); }
  Vec operator/(double k) const { return Vec(x / k, y / k); }
  double len() const { return sqrt(x * x + y * y); }
};

struct Agent {
  Vec p, v;
};

struct Rules {
  double rc, rs, fsMax, ra, kc, ks, ka;
};

Vec cohesion(const vector<Agent>& all, int a, const Rules& r) {
  Vec sum;
  int count = 0;
  for (int i = 0; i < (int)all.size(); i++) {
    if (i == a) continue;
    double d = (all[i].p - all[a].p).len();
    if (d <= r.rc) {
      sum = sum + all[i].p;
      count++;
    }
  }
  if (count == 0) return Vec();
  Vec center = sum / count;
  Vec e = center - all[a].p;
  if (e.len() > r.rc) return Vec();
  return e / r.rc;
}

Vec separation(const vector<Agent>& all, int a, const Rules& r) {
  Vec s;
  for (int i = 0; i < (int)all.size(); i++) {
    if (i == a) continue;
    Vec away = all[a].p - all[i].p;
    double d = away.len();
    if (d > 0 && d <= r.rs) {
      s = s + away / d / d;
    }
  }
  double size = s.len();
  if (size > r.fsMax) {
    s = s * (r.fsMax / size);
  }
  return s;
}

Vec alignment(const vector<Agent>& all, int a, const Rules& r) {
  Vec total;
  int members = 0;
  for (int i = 0; i < (int)all.size(); i++) {
    double d = (all[i].p - all[a].p).len();
    if (d <= r.ra) {
      total = total + all[i].v;
      members++;
    }
  }
  return total / members;
}

void print(const vector<Agent>& all) {
  for (const Agent& b : all) {
    cout << b.p.x << " " << b.p.y << " " << b.v.x << " " << b.v.y << "\n";
  }
}

int main() {
  Rules r;
  int n = 0;
  cin >> r.rc;
  cin >> r.rs >> r.fsMax;
  cin >> r.ra;
  cin >> r.kc >> r.ks >> r.ka;
  cin >> n;
  vector<Agent> now(n);
  for (int i = 0; i < n; i++) {
    cin >> now[i].p.x >> now[i].p.y >> now[i].v.x >> now[i].v.y;
  }
  cout << fixed << setprecision(3);
  double dt;
  while (cin >> dt) {
    vector<Agent> next = now;
    for (int a = 0; a < n; a++) {
      Vec f = cohesion(now, a, r) * r.kc + separation(now, a, r) * r.ks + alignment(now, a, r) * r.ka;
      next[a].v = now[a].v + f * dt;
      next[a].p = now[a].p + next[a].v * dt;
    }
    now = next;
    print(now);
  }
  return 0;
}
