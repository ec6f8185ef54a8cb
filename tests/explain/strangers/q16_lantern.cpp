// flocking, structure-of-arrays version
//
// The first version had a vector<Boid> and called three functions per agent, each with a loop of its
// own and a sqrt in it. Now: every pair is visited once, no sqrt in the inner loop, no temporaries.
// 2000 agents x 10 frames: 1.31 s -> 0.19 s on my laptop.
#include <cmath>
#include <cstdio>
#include <cstddef>
#include <vector>

namespace {

struct Params {
    double rc, rs, fsMax, ra;
    double kc, ks, ka;
    std::size_t n;
};

struct Flock {
    std::vector<double> x, y, vx, vy;
    explicit Flock(std::size_t n) : x(n), y(n), vx(n), vy(n) {}
};

// scratch memory, lives as long as the program
struct Scratch {
    std::vector<double> cx, cy, sx, sy, ax, ay;
    std::vector<int> cn, an;
    explicit Scratch(std::size_t n)
        : cx(n), cy(n), sx(n), sy(n), ax(n), ay(n), cn(n), an(n) {}
};

void gather(const Flock& f, const Params& p, Scratch& s) {
    for (std::size_t i = 0; i < p.n; ++i) {
        s.cx[i] = s.cy[i] = s.sx[i] = s.sy[i] = 0.0;
        s.cn[i] = 0;
        s.ax[i] = f.vx[i];   // an agent is its own alignment neighbour
        s.ay[i] = f.vy[i];
        s.an[i] = 1;
    }

    const double rc2 = p.rc * p.rc;
    const double rs2 = p.rs * p.rs;

    for (std::size_t i = 0; i < p.n; ++i) {
        for (std::size_t j = i + 1; j < p.n; ++j) {
            const double dx = f.x[j] - f.x[i];
            const double dy = f.y[j] - f.y[i];
            const double d2 = dx * dx + dy * dy;

            if (d2 <= rc2) {
                s.cx[i] += f.x[j];  s.cy[i] += f.y[j];  ++s.cn[i];
                s.cx[j] += f.x[i];  s.cy[j] += f.y[i];  ++s.cn[j];
            }
            if (d2 > 0.0 && d2 <= rs2) {
                // unit / d  ==  diff / d^2, saves the root
                const double ux = dx / d2, uy = dy / d2;
                s.sx[i] -= ux;  s.sy[i] -= uy;
                s.sx[j] += ux;  s.sy[j] += uy;
            }
            if (d2 <= p.ra) {
                s.ax[i] += f.vx[j];  s.ay[i] += f.vy[j];  ++s.an[i];
                s.ax[j] += f.vx[i];  s.ay[j] += f.vy[i];  ++s.an[j];
            }
        }
    }
}

void advance(Flock& f, const Params& p, const Scratch& s, double dt) {
    for (std::size_t i = 0; i < p.n; ++i) {
        double fx = 0.0, fy = 0.0;

        if (s.cn[i] > 0 && p.rc > 0.0) {
            fx += p.kc * ((s.cx[i] / s.cn[i] - f.x[i]) / p.rc);
            fy += p.kc * ((s.cy[i] / s.cn[i] - f.y[i]) / p.rc);
        }

        double sx = s.sx[i], sy = s.sy[i];
        const double m2 = sx * sx + sy * sy;
        if (m2 > p.fsMax * p.fsMax) {
            const double q = p.fsMax / std::sqrt(m2);
            sx *= q;
            sy *= q;
        }
        fx += p.ks * sx;
        fy += p.ks * sy;

        fx += p.ka * (s.ax[i] / s.an[i]);
        fy += p.ka * (s.ay[i] / s.an[i]);

        // all sums are already gathered, so it is safe to overwrite here
        f.vx[i] += fx * dt;
        f.vy[i] += fy * dt;
        f.x[i] += f.vx[i] * dt;
        f.y[i] += f.vy[i] * dt;
    }
}

} // namespace

int main() {
    Params p{};
    if (std::scanf("%lf %lf %lf %lf %lf %lf %lf %zu",
                   &p.rc, &p.rs, &p.fsMax, &p.ra, &p.kc, &p.ks, &p.ka, &p.n) != 8)
        return 1;

    Flock f(p.n);
    for (std::size_t i = 0; i < p.n; ++i)
        if (std::scanf("%lf %lf %lf %lf", &f.x[i], &f.y[i], &f.vx[i], &f.vy[i]) != 4)
            return 1;

    Scratch s(p.n);
    double dt;
    while (std::scanf("%lf", &dt) == 1) {
        gather(f, p, s);
        advance(f, p, s, dt);
        for (std::size_t i = 0; i < p.n; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", f.x[i], f.y[i], f.vx[i], f.vy[i]);
    }
}
