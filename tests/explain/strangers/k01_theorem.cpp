// Flocking, formal assignment.
// Every function below is one formula of the web page, in the same order.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct Vec { double x, y; };

static Vec  add(Vec a, Vec b)      { return {a.x + b.x, a.y + b.y}; }
static Vec  mul(double k, Vec a)   { return {k * a.x, k * a.y}; }
static Vec  from_to(Vec a, Vec b)  { return {b.x - a.x, b.y - a.y}; }   // vector AB = B - A
static double len(Vec a)           { return std::sqrt(a.x * a.x + a.y * a.y); }
static Vec  hat(Vec a)             { double l = len(a); return {a.x / l, a.y / l}; }

struct Agent { Vec p, v; };
using World = std::vector<Agent>;

struct Params { double rc, rs, fsmax, ra, kc, ks, ka; };

// F_c
static Vec cohesion(const World& w, size_t a, const Params& q) {
    Vec sum{0, 0};
    int n = 0;
    for (size_t i = 0; i < w.size(); ++i) {
        if (i == a) continue;                               // "doesn't include the agent itself"
        if (len(from_to(w[a].p, w[i].p)) <= q.rc) {
            sum = add(sum, w[i].p);
            ++n;
        }
    }
    if (n == 0) return {0, 0};
    Vec pcm = mul(1.0 / n, sum);
    Vec d = from_to(w[a].p, pcm);
    if (len(d) > q.rc) return {0, 0};
    return {d.x / q.rc, d.y / q.rc};
}

// F_s, first the sum
static Vec separation_sum(const World& w, size_t a, const Params& q) {
    Vec f{0, 0};
    for (size_t i = 0; i < w.size(); ++i) {
        if (i == a) continue;
        Vec papi = from_to(w[a].p, w[i].p);
        double d = len(papi);
        if (0 < d && d <= q.rs)
            f = add(f, mul(1.0 / d, hat(papi)));
    }
    return f;
}

// F_s, then the limit
static Vec separation(const World& w, size_t a, const Params& q) {
    Vec f = separation_sum(w, a, q);
    if (len(f) > q.fsmax) return mul(q.fsmax, hat(f));
    return f;
}

// F_a = V_avg - V_agent
static Vec alignment(const World& w, size_t a, const Params& q) {
    Vec sum{0, 0};
    int n = 0;
    for (const Agent& o : w)                                // "including itself"
        if (len(from_to(w[a].p, o.p)) <= q.ra) {
            sum = add(sum, o.v);
            ++n;
        }
    if (n == 0) return {0, 0};
    return from_to(w[a].v, mul(1.0 / n, sum));
}

static World step(const World& cur, const Params& q, double dt) {
    World next = cur;
    for (size_t a = 0; a < cur.size(); ++a) {
        Vec f = add(add(mul(q.kc, cohesion(cur, a, q)),
                        mul(q.ks, separation(cur, a, q))),
                    mul(q.ka, alignment(cur, a, q)));
        next[a].v = add(cur[a].v, mul(dt, f));
        next[a].p = add(cur[a].p, mul(dt, next[a].v));
    }
    return next;
}

int main() {
    Params q;
    size_t n;
    std::cin >> q.rc >> q.rs >> q.fsmax >> q.ra >> q.kc >> q.ks >> q.ka >> n;
    World w(n);
    for (Agent& a : w) std::cin >> a.p.x >> a.p.y >> a.v.x >> a.v.y;

    double dt;
    while (std::cin >> dt) {
        w = step(w, q, dt);
        for (const Agent& a : w)
            std::printf("%.3f %.3f %.3f %.3f\n", a.p.x, a.p.y, a.v.x, a.v.y);
    }
    return 0;
}
