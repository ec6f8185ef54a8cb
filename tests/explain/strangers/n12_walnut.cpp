#include <iostream>
#include <iomanip>
#include <vector>
#include <array>
#include <numeric>
#include <cmath>

template <typename T>
struct Vec {
    std::array<T, 2> c{};
    T& operator[](int i) { return c[i]; }
    const T& operator[](int i) const { return c[i]; }
    template <typename F>
    static Vec zip(const Vec& a, const Vec& b, F f) {
        Vec r;
        for (int i = 0; i < 2; ++i) r[i] = f(a[i], b[i]);
        return r;
    }
    Vec operator+(const Vec& o) const { return zip(*this, o, [](T a, T b) { return a + b; }); }
    Vec operator-(const Vec& o) const { return zip(*this, o, [](T a, T b) { return a - b; }); }
    Vec operator*(T k) const { return zip(*this, *this, [k](T a, T) { return a * k; }); }
    Vec operator/(T k) const { return zip(*this, *this, [k](T a, T) { return a / k; }); }
    T length() const { return std::sqrt(c[0] * c[0] + c[1] * c[1]); }
};
using V = Vec<double>;

struct Agent { V p, v; };
using Flock = std::vector<Agent>;

V cohesion(const Flock& f, int me, double r) {
    V sum;
    double n = 0;
    for (int i = 0; i < (int)f.size(); ++i)
        if (i != me && (f[i].p - f[me].p).length() <= r) {
            sum = sum + f[i].p;
            n++;
        }
    if (n == 0 || r == 0) return V{};
    return (sum / n - f[me].p) / r;
}

V separation(const Flock& f, int me, double r, double limit) {
    V sum;
    for (int i = 0; i < (int)f.size(); ++i) {
        if (i == me) continue;
        V d = f[me].p - f[i].p;
        double l = d.length();
        if (l > 0 && l <= r) sum = sum + d / l / l;
    }
    double l = sum.length();
    return l > limit ? sum / l * limit : sum;
}

V alignment(const Flock& f, int me, double r) {
    std::vector<double> vx, vy;
    for (const Agent& a : f)
        if ((a.p - f[me].p).length() <= r) {
            vx.push_back(a.v[0]);
            vy.push_back(a.v[1]);
        }
    V avg;
    avg[0] = std::accumulate(vx.begin(), vx.end(), 0) / (double)vx.size();
    avg[1] = std::accumulate(vy.begin(), vy.end(), 0) / (double)vy.size();
    return avg;
}

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka, dt;
    int n;
    std::cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    Flock flock(n);
    for (Agent& a : flock) std::cin >> a.p[0] >> a.p[1] >> a.v[0] >> a.v[1];
    std::cout << std::setprecision(3);
    while (std::cin >> dt) {
        const Flock old = flock;
        for (int i = 0; i < n; ++i) {
            V f = cohesion(old, i, rc) * kc + separation(old, i, rs, fsmax) * ks + alignment(old, i, ra) * ka;
            flock[i].v = old[i].v + f * dt;
            flock[i].p = old[i].p + flock[i].v * dt;
        }
        for (const Agent& a : flock)
            std::cout << a.p[0] << " " << a.p[1] << " " << a.v[0] << " " << a.v[1] << std::endl;
    }
}
