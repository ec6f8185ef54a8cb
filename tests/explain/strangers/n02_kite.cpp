#include <bits/stdc++.h>
using namespace std;

class V2 {
public:
    double x, y;
    V2(double a = 0, double b = 0) : x(a), y(b) {}
    double len() const { return hypot(x, y); }
    V2 normalized() const {
        double l = len();
        if (l == 0) return V2();
        return V2(x / l, y / l);
    }
    V2 clamped(double mx) const {
        if (len() > mx) {
            V2 n = normalized();
            return V2(n.x * mx, n.y * mx);
        }
        return *this;
    }
    friend V2 operator+(V2 a, V2 b) { return V2(a.x + b.x, a.y + b.y); }
    friend V2 operator-(V2 a, V2 b) { return V2(a.x - b.x, a.y - b.y); }
    friend V2 operator*(double k, V2 a) { return V2(k * a.x, k * a.y); }
    friend istream& operator>>(istream& is, V2& v) { return is >> v.x >> v.y; }
    friend ostream& operator<<(ostream& os, const V2& v) { return os << v.x << ' ' << v.y; }
};

struct Agent { V2 p, v; };

class World {
    double rc, rs, fmax_, ra, kc, ks, ka;
    vector<Agent> agents;

    V2 cohesion(size_t me) const {
        V2 cm; int n = 0;
        for (size_t i = 0; i < agents.size(); ++i)
            if (i != me && (agents[i].p - agents[me].p).len() <= rc) {
                cm = cm + agents[i].p;
                ++n;
            }
        if (!n) return V2();
        cm = (1.0 / n) * cm;
        return (cm - agents[me].p).normalized();
    }
    V2 separation(size_t me) const {
        V2 f;
        for (size_t i = 0; i < agents.size(); ++i) {
            V2 d = agents[me].p - agents[i].p;
            double l = d.len();
            if (l <= 0 || l > rs) continue;
            V2 push = (1.0 / l) * d.normalized();
            f = f + push.clamped(fmax_);
        }
        return f;
    }
    V2 alignment(size_t me) const {
        V2 s; double n = 0;
        for (auto& a : agents)
            if ((a.p - agents[me].p).len() <= ra) { s = s + a.v; n += 1; }
        return (1.0 / n) * s;
    }
public:
    void read(istream& in) {
        int n;
        in >> rc >> rs >> fmax_ >> ra >> kc >> ks >> ka >> n;
        agents.resize(n);
        for (auto& a : agents) in >> a.p >> a.v;
    }
    void step(double dt) {
        vector<Agent> next = agents;
        for (size_t i = 0; i < agents.size(); ++i) {
            V2 f = kc * cohesion(i) + ks * separation(i) + ka * alignment(i);
            next[i].v = agents[i].v + dt * f;
            next[i].p = agents[i].p + dt * next[i].v;
        }
        agents.swap(next);
    }
    void print(ostream& out) const {
        out << fixed << setprecision(3);
        for (auto& a : agents) out << a.p << ' ' << a.v << '\n';
    }
};

int main() {
    World w;
    w.read(cin);
    double dt;
    while (cin >> dt) {
        w.step(dt);
        w.print(cout);
    }
    return 0;
}
