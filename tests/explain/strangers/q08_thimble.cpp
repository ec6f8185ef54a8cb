// Flocking = N-body problem with 3 "interactions". m = 1 for everybody.
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

struct Particle {
    double x, y;    // r
    double vx, vy;  // v
};

int main() {
    double rc, rs, Fmax, ra, Kc, Ks, Ka;
    int N;
    std::cin >> rc >> rs >> Fmax >> ra >> Kc >> Ks >> Ka >> N;

    std::vector<Particle> p(N);
    for (auto& q : p) std::cin >> q.x >> q.y >> q.vx >> q.vy;

    std::vector<double> Fx(N), Fy(N);
    std::cout << std::fixed << std::setprecision(3);

    double dt;
    while (std::cin >> dt) {
        // 1) all the forces at time t
        for (int i = 0; i < N; ++i) {
            double cmx = 0, cmy = 0;   // center of mass
            double sx = 0, sy = 0;     // repulsion
            double ux = 0, uy = 0;     // mean velocity
            int nc = 0, na = 0;

            for (int j = 0; j < N; ++j) {
                const double dx = p[j].x - p[i].x;
                const double dy = p[j].y - p[i].y;
                const double r = std::sqrt(dx * dx + dy * dy);

                if (r <= ra) { ux += p[j].vx; uy += p[j].vy; ++na; }  // i == j counts here

                if (i == j) continue;

                if (r <= rc) { cmx += p[j].x; cmy += p[j].y; ++nc; }
                if (r > 0 && r <= rs) {
                    // inverse law, - sign because repulsive
                    sx -= dx / (r * r * r);
                    sy -= dy / (r * r * r);
                }
            }

            double fx = 0, fy = 0;
            if (nc > 0 && rc > 0) {
                fx += Kc * (cmx / nc - p[i].x) / rc;
                fy += Kc * (cmy / nc - p[i].y) / rc;
            }

            const double S = std::sqrt(sx * sx + sy * sy);
            if (S > Fmax) { sx *= Fmax / S; sy *= Fmax / S; }
            fx += Ks * sx;
            fy += Ks * sy;

            if (na > 0) {
                fx += Ka * ux / na;
                fy += Ka * uy / na;
            }

            Fx[i] = fx;
            Fy[i] = fy;
        }

        // 2) integrate (Euler)
        for (int i = 0; i < N; ++i) {
            p[i].x += p[i].vx * dt;
            p[i].y += p[i].vy * dt;
            p[i].vx += Fx[i] * dt;
            p[i].vy += Fy[i] * dt;
            std::cout << p[i].x << ' ' << p[i].y << ' ' << p[i].vx << ' ' << p[i].vy << '\n';
        }
    }
}
