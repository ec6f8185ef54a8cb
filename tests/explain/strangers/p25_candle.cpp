// flock.cpp -- columns instead of objects; every unordered pair is looked at exactly once
// and writes to both ends of the pair.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <vector>

using col = std::vector<double>;
enum { RC, RS, FMAX, RA, KC, KS, KA, N, HEADER };

int main() {
    const col in{std::istream_iterator<double>(std::cin), {}};
    if (in.size() < HEADER) return 0;
    const auto n = static_cast<std::size_t>(in[N]);
    if (in.size() < HEADER + 4 * n) return 0;

    // two axes, so that nothing below is written twice
    col pos[2], vel[2];
    for (std::size_t i = 0; i < n; ++i)
        for (int a = 0; a < 2; ++a) {
            pos[a].push_back(in[HEADER + 4 * i + a]);
            vel[a].push_back(in[HEADER + 4 * i + 2 + a]);
        }

    const double rc = in[RC], rs = in[RS], ra = in[RA];
    auto clock = in.begin() + HEADER + 4 * n;

    for (; clock != in.end(); ++clock) {
        const double dt = *clock;

        // accumulators
        col mass(n, 0.0), mates(n, 1.0);                 // an agent is its own mate from the start ...
        col centre[2], push[2], wind[2];
        for (int a = 0; a < 2; ++a) {
            centre[a].assign(n, 0.0);
            push[a].assign(n, 0.0);
            wind[a] = vel[a];                            // ... and brings its own velocity
        }

        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = i + 1; j < n; ++j) {
                const double off[2] = {pos[0][i] - pos[0][j], pos[1][i] - pos[1][j]};
                const double d2 = off[0] * off[0] + off[1] * off[1];
                const double d = std::sqrt(d2);
                const bool c = d <= rc, s = d > 0 && d <= rs, w = d <= ra;
                mass[i] += c;  mass[j] += c;
                mates[i] += w; mates[j] += w;
                for (int a = 0; a < 2; ++a) {
                    if (c) { centre[a][i] += pos[a][j]; centre[a][j] += pos[a][i]; }
                    if (w) { wind[a][i] += vel[a][j];   wind[a][j] += vel[a][i]; }
                    if (s) { push[a][i] += off[a] / d / d; push[a][j] -= off[a] / d / d; }
                }
            }

        // nothing reads pos/vel of anybody else from here on, so they can be overwritten
        for (std::size_t i = 0; i < n; ++i) {
            double pull[2] = {0, 0};
            if (mass[i] > 0 && rc > 0) {
                for (int a = 0; a < 2; ++a) pull[a] = centre[a][i] / mass[i] - pos[a][i];
                const double far = std::sqrt(pull[0] * pull[0] + pull[1] * pull[1]);
                for (double& p : pull) p = far > rc ? 0 : p / rc;
            }
            const double p = std::sqrt(push[0][i] * push[0][i] + push[1][i] * push[1][i]);
            const double damp = p > in[FMAX] ? in[FMAX] / p : 1.0;
            for (int a = 0; a < 2; ++a) {
                const double f = in[KC] * pull[a] + in[KS] * damp * push[a][i] + in[KA] * wind[a][i] / mates[i];
                pos[a][i] += (vel[a][i] += f * dt) * dt;
            }
            std::printf("%.3f %.3f %.3f %.3f\n", pos[0][i], pos[1][i], vel[0][i], vel[1][i]);
        }
    }
}
