#include <iostream>
#include <iomanip>
#include <map>
#include <utility>
#include <cmath>
using namespace std;

typedef pair<double, double> pt;
#define X first
#define Y second

pt operator+(pt a, pt b) { return make_pair(a.X + b.X, a.Y + b.Y); }
pt operator-(pt a, pt b) { return make_pair(a.X - b.X, a.Y - b.Y); }
pt operator*(pt a, double k) { return make_pair(a.X * k, a.Y * k); }
double mag(pt a) { return sqrt(a.X * a.X + a.Y * a.Y); }

map<int, pt> pos, vel;

pt cohesion(int me, double rc) {
    pt c(0, 0);
    int n = 0;
    for (auto& [id, p] : pos) {
        if (id == me) continue;
        if (mag(p - pos[me]) < rc) {
            c = c + p;
            n++;
        }
    }
    if (n == 0) return pt(0, 0);
    return (c * (1.0 / n) - pos[me]) * (1.0 / rc);
}

pt separation(int me, double rs, double fmx) {
    pt f(0, 0);
    for (auto& [id, p] : pos) {
        if (id == me) continue;
        pt d = pos[me] - p;
        double len = mag(d);
        if (len > 0 && len <= rs) f = f + d * (1.0 / (len * len));
    }
    if (mag(f) > fmx) f = f * (1.0 / mag(f)) * fmx;
    return f;
}

pt alignment(int me, double ra) {
    pt s(0, 0);
    int n = 0;
    for (auto& [id, v] : vel)
        if (mag(pos[id] - pos[me]) <= ra) { s = s + v; n++; }
    return s * (1.0 / n);
}

int main() {
    double rc, rs, fmx, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fmx >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++)
        cin >> pos[i].X >> pos[i].Y >> vel[i].X >> vel[i].Y;

    map<int, pt> force;
    double dt;
    cout << fixed << setprecision(3);
    while (cin >> dt) {
        for (int i = 0; i < n; i++) {
            force[i] = force[i] + cohesion(i, rc) * kc;
            force[i] = force[i] + separation(i, rs, fmx) * ks;
            force[i] = force[i] + alignment(i, ra) * ka;
        }
        for (int i = 0; i < n; i++) {
            vel[i] = vel[i] + force[i] * dt;
            pos[i] = pos[i] + vel[i] * dt;
            cout << pos[i].X << " " << pos[i].Y << " " << vel[i].X << " " << vel[i].Y << "\n";
        }
    }
    return 0;
}
