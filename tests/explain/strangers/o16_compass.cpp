// flocking with complex numbers: a point of the plane is just a number
#include <complex>
#include <cstdio>
#include <iostream>
#include <valarray>

typedef std::complex<double> C;
static double len(C z) { return std::sqrt(std::norm(z)); }

int main()
{
    double rc, rs, smax, ra, kc, ks, ka;
    size_t n;
    std::cin >> rc >> rs >> smax >> ra >> kc >> ks >> ka >> n;

    std::valarray<C> P(n), V(n), F(n);
    for (size_t i = 0; i < n; ++i) {
        double x, y, u, v;
        std::cin >> x >> y >> u >> v;
        P[i] = C(x, y);
        V[i] = C(u, v);
    }

    double dt;
    while (std::cin >> dt) {
        for (size_t i = 0; i < n; ++i) {
            std::valarray<C> D = P - P[i];        // everybody as seen from i
            C towards = 0, push = 0, heading = 0;
            double nc = -1, na = 0;               // -1: i will find itself too
            for (size_t j = 0; j < n; ++j) {
                double d = len(D[j]);
                if (j == i || d <= rc) { towards += D[j]; nc += 1; }
                if (d > 0 && d <= rs) push -= 1.0 / std::conj(D[j]);    // z/|z|^2 == 1/conj(z)
                if (j == i || d <= ra) { heading += V[j]; na += 1; }
            }
            if (nc > 0 && rc > 0) towards /= nc * rc;
            else towards = 0;
            if (len(push) > smax) push *= smax / len(push);
            heading /= na;
            F[i] = kc * towards + ks * push + ka * heading;
        }
        F *= C(dt);
        V += F;
        P += V * C(dt);
        for (size_t i = 0; i < n; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", P[i].real(), P[i].imag(), V[i].real(), V[i].imag());
    }
}
