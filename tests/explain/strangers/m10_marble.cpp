#include <iostream>
#include <vector>
#include <cmath>
#include <algorithm>
#include <iomanip>

struct V2 { double x, y; };

V2 add(V2 a, V2 b) { return {a.x + b.x, a.y + b.y}; }
V2 sub(V2 a, V2 b) { return {a.x - b.x, a.y - b.y}; }
V2 mul(V2 a, double k) { return {a.x * k, a.y * k}; }
double len(V2 a) { return std::sqrt(a.x * a.x + a.y * a.y); }
V2 norm(V2 a) {
    double l = len(a);
    if (l > 0) return {a.x / l, a.y / l};
    return {0, 0};
}

struct Bird { V2 p, v; };

struct Params { double rc, rs, fmax, ra, kc, ks, ka; int n; } prm;

V2 cohesion(const std::vector<Bird>& birds, int a)
{
    V2 pcm{0, 0};
    int n = 0;
    for (int i = 0; i < (int)birds.size(); i++) {
        if (i == a) continue;
        if (len(sub(birds[i].p, birds[a].p)) <= prm.rc) {
            pcm = add(pcm, birds[i].p);
            n++;
        }
    }
    if (n == 0) return {0, 0};
    pcm = mul(pcm, 1.0 / n);
    V2 toCM = sub(pcm, birds[a].p);
    if (len(toCM) > prm.rc) return {0, 0};
    return norm(toCM);     // max magnitude is 1 (see tip)
}

V2 separation(const std::vector<Bird>& birds, int a)
{
    V2 fs{0, 0};
    for (int i = 0; i < (int)birds.size(); i++) {
        if (i == a) continue;
        V2 PaPi = sub(birds[i].p, birds[a].p);   // notation review: P1P2 = P2 - P1
        double d = len(PaPi);
        if (d > 0 && d <= prm.rs)
            fs = add(fs, mul(norm(PaPi), 1.0 / d));
    }
    fs.x = std::clamp(fs.x, -prm.fmax, prm.fmax);
    fs.y = std::clamp(fs.y, -prm.fmax, prm.fmax);
    return fs;
}

V2 alignment(const std::vector<Bird>& birds, int a)
{
    V2 avg{0, 0};
    int n = 0;
    for (int i = 0; i < (int)birds.size(); i++) {
        if (len(sub(birds[i].p, birds[a].p)) <= prm.ra) {
            avg = add(avg, birds[i].v);
            n++;
        }
    }
    return mul(avg, 1.0 / n);   // n is at least 1 because of itself
}

int main()
{
    std::cin >> prm.rc >> prm.rs >> prm.fmax >> prm.ra >> prm.kc >> prm.ks >> prm.ka >> prm.n;
    std::vector<Bird> birds(prm.n), next(prm.n);
    for (auto& b : birds) std::cin >> b.p.x >> b.p.y >> b.v.x >> b.v.y;

    std::cout << std::fixed << std::setprecision(3);
    double dt;
    while (std::cin >> dt) {
        for (int i = 0; i < prm.n; i++) {
            V2 F{0, 0};
            F = add(F, mul(cohesion(birds, i), prm.kc));
            F = add(F, mul(separation(birds, i), prm.ks));
            F = add(F, mul(alignment(birds, i), prm.ka));
            next[i].v = add(birds[i].v, mul(F, dt));
            next[i].p = add(birds[i].p, mul(next[i].v, dt));
        }
        birds.swap(next);
        for (auto& b : birds)
            std::cout << b.p.x << " " << b.p.y << " " << b.v.x << " " << b.v.y << "\n";
    }
}
