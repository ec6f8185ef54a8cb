#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
#include <algorithm>

struct Vec {
    double x, y;
};
Vec operator+(Vec a, Vec b) { return Vec{a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return Vec{a.x - b.x, a.y - b.y}; }
Vec operator*(double k, Vec a) { return Vec{k * a.x, k * a.y}; }
Vec operator/(Vec a, double k) { return Vec{a.x / k, a.y / k}; }
double len(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Agent { Vec p, v; };

class Flock {
public:
    double rc, rs, fmax, ra, kc, ks, ka;
    std::vector<Agent> agents;

    void read(std::istream& in) {
        int n;
        in >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
        for (int i = 0; i < n; ++i) {
            Agent a;
            in >> a.p.x >> a.p.y >> a.v.x >> a.v.y;
            agents.push_back(a);
        }
    }

    Vec cohesion(int me) const {
        Vec c{0, 0}; int k = 0;
        for (int i = 0; i < (int)agents.size(); ++i) {
            if (i == me) continue;
            if (len(agents[i].p - agents[me].p) <= rc) { c = c + agents[i].p; ++k; }
        }
        if (!k) return Vec{0, 0};
        Vec e = c / k - agents[me].p;
        return len(e) <= rc ? e / rc : Vec{0, 0};
    }

    Vec separation(int me) const {
        Vec s{0, 0};
        for (int i = 0; i < (int)agents.size(); ++i) {
            if (i == me) continue;
            Vec w = agents[me].p - agents[i].p;
            double d = len(w);
            if (0 < d && d <= rs) s = s + (w / d) / d;
        }
        // not more than fmax
        s.x = std::clamp(s.x, -fmax, fmax);
        s.y = std::clamp(s.y, -fmax, fmax);
        return s;
    }

    Vec alignment(int me) const {
        Vec v{0, 0}; int k = 0;
        for (int i = 0; i < (int)agents.size(); ++i) {
            if (i == me) continue;
            if (len(agents[i].p - agents[me].p) <= ra) { v = v + agents[i].v; ++k; }
        }
        if (!k) return Vec{0, 0};
        return v / k;
    }

    void step(double dt) {
        std::vector<Agent> next = agents;
        for (int i = 0; i < (int)agents.size(); ++i) {
            Vec f = kc * cohesion(i) + ks * separation(i) + ka * alignment(i);
            next[i].v = agents[i].v + dt * f;
            next[i].p = agents[i].p + dt * next[i].v;
        }
        agents.swap(next);
    }

    void print() const {
        for (const Agent& a : agents)
            std::cout << a.p.x << ' ' << a.p.y << ' ' << a.v.x << ' ' << a.v.y << '\n';
    }
};

int main() {
    std::cout << std::fixed << std::setprecision(3);
    Flock f;
    f.read(std::cin);
    for (double dt; std::cin >> dt;) {
        f.step(dt);
        f.print();
    }
}
