#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

struct Vec {
  double x = 0, y = 0;
  Vec operator+(Vec o) { return {x + o.x, y + o.y}; }
  Vec operator-(Vec o) { return {x - o.x, y - o.y}; }
  Vec operator*(double s) { return {x * s, y * s}; }
  Vec operator/(double s) { return {x / s, y / s}; }
  double operator*(Vec o) { return x * o.x + y * o.y; }     // dot
  double operator!() { return sqrt(*this * *this); }        // length
  Vec operator~() { return *this / !*this; }                // hat
  void operator+=(Vec o) { *this = *this + o; }
};
istream& operator>>(istream& in, Vec& v) { return in >> v.x >> v.y; }
ostream& operator<<(ostream& out, Vec v) { return out << v.x << " " << v.y; }

struct Bird { Vec P, V; };
istream& operator>>(istream& in, Bird& b) { return in >> b.P >> b.V; }
ostream& operator<<(ostream& out, Bird b) { return out << b.P << " " << b.V; }

double rc, rs, Fsmax, ra, Kc, Ks, Ka;
vector<Bird> birds;

Vec Fc(int a) {
  Vec F;
  int n = 0;
  for (int i = 0; i < (int)birds.size(); i++) {
    if (i == a) continue;
    Vec PaPi = birds[i].P - birds[a].P;
    if (!PaPi <= rc && !PaPi > 0) {
      F += ~PaPi;
      n++;
    }
  }
  // Vec Pcm = F / n;
  // return (Pcm - birds[a].P) / rc;   // was going crazy far away??
  if (n == 0) return {0, 0};
  return F / n;
}

Vec Fs(int a) {
  Vec F;
  for (int i = 0; i < (int)birds.size(); i++) {
    if (i == a) continue;
    Vec PiPa = birds[a].P - birds[i].P;
    double d = !PiPa;
    if (d <= rs) F += ~PiPa / d;
    // if (d <= rs) F += PiPa * (1 / d);
    // if (d <= rs) F = F - PiPa / (d * d);
  }
  if (!F > Fsmax) F = ~F;
  return F;
}

Vec Fa(int a) {
  Vec Vavg;
  int n = 0;
  for (auto& b : birds) {
    Vec d = b.P - birds[a].P;
    if (!d <= ra) {
      Vavg += b.V;
      n++;
    }
  }
  Vavg = Vavg / n;
  return ~Vavg;
}

int main() {
  int N;
  cin >> rc >> rs >> Fsmax >> ra >> Kc >> Ks >> Ka >> N;
  birds.resize(N);
  for (auto& b : birds) cin >> b;
  cout << fixed << setprecision(3);
  double dt;
  int frame = 1;
  while (cin >> dt) {
    cout << "Frame " << frame++ << ":" << endl;
    vector<Bird> next = birds;
    for (int i = 0; i < N; i++) {
      Vec F = Fc(i) * Kc + Fs(i) * Ks + Fa(i) * Ka;
      //cout << "F = " << F << endl;
      next[i].V = birds[i].V + F * dt;
      next[i].P = birds[i].P + next[i].V * dt;
    }
    birds = next;
    for (auto& b : birds) cout << b << endl;
  }
}
