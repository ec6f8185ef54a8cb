#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

// data oriented design!! (struct of arrays, better cache usage)
template <typename T>
struct V2 {
    T x, y;
    V2(T x = 0, T y = 0) : x(x), y(y) {}
    T len() const { return std::sqrt(x * x + y * y); }
    V2<T> unit() const {
        T l = len();
        if (l == 0) return V2<T>(1, 0);   // no division by zero
        return V2<T>(x / l, y / l);
    }
};
template <typename T> V2<T> operator+(V2<T> a, V2<T> b) { return V2<T>(a.x + b.x, a.y + b.y); }
template <typename T> V2<T> operator-(V2<T> a, V2<T> b) { return V2<T>(a.x - b.x, a.y - b.y); }
template <typename T> V2<T> operator*(V2<T> a, T s) { return V2<T>(a.x * s, a.y * s); }
template <typename T> V2<T> operator/(V2<T> a, T s) { return V2<T>(a.x / s, a.y / s); }

using V = V2<double>;

struct Flock {
    std::vector<V> pos, vel, force;
    std::size_t size() const { return pos.size(); }
    void resize(std::size_t n) { pos.resize(n); vel.resize(n); force.resize(n); }
};

template <typename F>
void forEachNeighbour(const Flock& f, std::size_t me, double radius, bool self, F fn) {
    for (std::size_t k = 0; k < f.size(); ++k) {
        if (k == me && !self) continue;
        V d = f.pos[k] - f.pos[me];
        if (d.len() <= radius) fn(k, d);
    }
}

int main() {
    double rc, rs, fmax, ra, kc, ks, ka;
    std::size_t n;
    std::cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
    Flock f;
    f.resize(n);
    for (std::size_t i = 0; i < n; ++i)
        std::cin >> f.pos[i].x >> f.pos[i].y >> f.vel[i].x >> f.vel[i].y;

    std::cout << std::fixed << std::setprecision(3);
    for (double dt; std::cin >> dt;) {
        for (std::size_t i = 0; i < n; ++i) {
            V coh, sep, ali, cm;
            double cnt = 0;
            forEachNeighbour(f, i, rc, false, [&](std::size_t k, V) { cm = cm + f.pos[k]; cnt += 1; });
            if (cnt > 0 && rc > 0) coh = (cm / cnt - f.pos[i]) / rc;

            forEachNeighbour(f, i, rs, false, [&](std::size_t, V d) {
                double dist = std::max(d.len(), 0.01);
                sep = sep - d.unit() / dist;
            });

            cnt = 0;
            forEachNeighbour(f, i, rc, true, [&](std::size_t k, V) { ali = ali + f.vel[k]; cnt += 1; });
            ali = ali / cnt;

            V total = coh * kc + sep * ks + ali * ka;
            if (total.len() > fmax) total = total.unit() * fmax;
            f.force[i] = total;
        }
        for (std::size_t i = 0; i < n; ++i) f.vel[i] = f.vel[i] + f.force[i] * dt;
        for (std::size_t i = 0; i < n; ++i) f.pos[i] = f.pos[i] + f.vel[i] * dt;
        for (std::size_t i = 0; i < n; ++i)
            std::cout << f.pos[i].x << ", " << f.pos[i].y << ", " << f.vel[i].x << ", " << f.vel[i].y << "\n";
    }
}
