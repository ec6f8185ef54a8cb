#include <cmath>
#include <cstdio>
#include <vector>

typedef std::vector<double> vd;

struct V { double x{}, y{}; };
V operator+(V a, V b) { return {a.x + b.x, a.y + b.y}; }
V operator-(V a, V b) { return {a.x - b.x, a.y - b.y}; }
V operator*(double s, V a) { return {s * a.x, s * a.y}; }
double len(V a) { return std::hypot(a.x, a.y); }

struct Agent { V P, v; };

const double m = 1.0; // mass of every agent

int main() {
    double rc, rs, Fmax, ra, Kc, Ks, Ka, dt;
    int N;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &Fmax, &ra, &Kc, &Ks, &Ka, &N) != 8) return 1;
    std::vector<Agent> A(N);
    for (auto& a : A) scanf("%lf%lf%lf%lf", &a.P.x, &a.P.y, &a.v.x, &a.v.y);

    while (scanf("%lf", &dt) == 1) {
        auto B = A;
        for (int i = 0; i < N; ++i) {
            V Fc, Fs, Fa, Pcm;
            int nc = 0, na = 0;
            for (int j = 0; j < N; ++j) {
                V r = A[j].P - A[i].P;
                double d = len(r);
                if (j != i && d <= rc) { Pcm = Pcm + A[j].P; ++nc; }
                if (j != i && d <= rs && d > 0) Fs = Fs - (1 / (d * d)) * r;
                if (d <= ra) { Fa = Fa + A[j].v; ++na; }
            }
            if (nc) {
                Pcm = (1.0 / nc) * Pcm;
                Fc = Pcm - A[i].P;
                if (len(Fc) > rc) Fc = {0, 0};
            }
            if (na) Fa = (1.0 / na) * Fa;

            V F = Kc * Fc + Ks * Fs + Ka * Fa;
            B[i].v = A[i].v + (dt / m) * F;
            B[i].P = A[i].P + dt * A[i].v + (dt * dt / 2 / m) * F;
        }
        A = B;
        for (auto& a : A) printf("%.3f %.3f %.3f %.3f\n", a.P.x, a.P.y, a.v.x, a.v.y);
    }
}
