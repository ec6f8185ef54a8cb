// N-body style flocking code
// m = 1 for all particles. Units arbitrary.
#include <iostream>
#include <iomanip>
#include <valarray>
#include <vector>
#include <cmath>

typedef std::valarray<double> vec;          // two components
static double norm(const vec& a) { return std::sqrt((a * a).sum()); }

int main()
{
    double r_c, r_s, F_max, r_a, K_c, K_s, K_a;
    int N;
    std::cin >> r_c >> r_s >> F_max >> r_a >> K_c >> K_s >> K_a >> N;

    std::vector<vec> r(N, vec(2)), v(N, vec(2));
    for (int i = 0; i < N; i++)
        std::cin >> r[i][0] >> r[i][1] >> v[i][0] >> v[i][1];

    std::cout << std::fixed << std::setprecision(3);
    double dt;
    while (std::cin >> dt) {
        std::vector<vec> F(N, vec(0.0, 2));

        for (int i = 0; i < N; i++) {
            vec R(0.0, 2), S(0.0, 2), u(0.0, 2);
            double M = 0, n = 0;
            for (int j = 0; j < N; j++) {
                vec d = r[i] - r[j];
                double dist = norm(d);
                if (j != i && dist <= r_c) { R += r[j]; M += 1.0; }
                // repulsion, inverse square law
                if (dist > 0 && dist <= r_s) S += d / std::pow(dist, 3);
                if (dist <= r_a) { u += v[j]; n += 1.0; }
            }
            if (M > 0) {
                vec E = R / M - r[i];
                if (norm(E) <= r_c) F[i] += K_c * E / r_c;     // harmonic
            }
            double s = norm(S);
            if (s > F_max) S *= F_max / s;
            F[i] += K_s * S;
            // drag towards the local mean flow (Galilean invariant)
            F[i] += K_a * (u / n - v[i]);
        }

        for (int i = 0; i < N; i++) {
            r[i] += v[i] * dt + F[i] * (dt * dt / 2);
            v[i] += F[i] * dt;
            std::cout << r[i][0] << ' ' << r[i][1] << ' ' << v[i][0] << ' ' << v[i][1] << '\n';
        }
    }
    return 0;
}
