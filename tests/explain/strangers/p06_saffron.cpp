// structure of arrays + one symmetric sweep over the pairs (i < j).
// Nothing here knows about "an agent"; everything is columns.
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <ranges>
#include <valarray>

using column = std::valarray<double>;

struct plane {                 // two columns
    column u, v;
    explicit plane(std::size_t n) : u(0.0, n), v(0.0, n) {}
    plane& operator+=(const plane& o) { u += o.u; v += o.v; return *this; }
    plane& operator*=(double s)        { u *= s;   v *= s;   return *this; }
    plane& operator/=(const column& c) { u /= c;   v /= c;   return *this; }
    plane& operator-=(const plane& o) { u -= o.u; v -= o.v; return *this; }
};

// A 'tally' collects for each row the sum over its partners and how many there were.
struct tally {
    plane sum;
    column hits;
    explicit tally(std::size_t n) : sum(n), hits(0.0, n) {}
    void put(std::size_t row, double a, double b) { sum.u[row] += a; sum.v[row] += b; hits[row] += 1; }
};

int main() {
    enum { RC, RS, FMAX, RA, KC, KS, KA, PARAMS };
    std::array<double, PARAMS> q{};
    for (double& value : q) std::cin >> value;
    std::size_t n = 0;
    std::cin >> n;

    plane P(n), V(n);
    for (auto i : std::views::iota(std::size_t{0}, n))
        std::cin >> P.u[i] >> P.v[i] >> V.u[i] >> V.v[i];

    for (const double h : std::ranges::istream_view<double>(std::cin)) {
        tally near(n), push(n), heading(n);
        heading.sum = V;                 // everybody is a member of its own alignment group
        heading.hits = 1.0;

        for (std::size_t i = 0; i + 1 < n; ++i)
            for (std::size_t j = i + 1; j < n; ++j) {
                const double a = P.u[i] - P.u[j], b = P.v[i] - P.v[j];
                const double d = std::sqrt(a * a + b * b);
                if (d <= q[RC]) {
                    near.put(i, P.u[j], P.v[j]);
                    near.put(j, P.u[i], P.v[i]);
                }
                if (d > 0 && d <= q[RS]) {
                    push.put(i,  a / d / d,  b / d / d);
                    push.put(j, -a / d / d, -b / d / d);
                }
                if (d <= q[RA]) {
                    heading.put(i, V.u[j], V.v[j]);
                    heading.put(j, V.u[i], V.v[i]);
                }
            }

        // cohesion: rows without a partner get their own place as centre, i.e. force 0
        for (std::size_t i = 0; i < n; ++i)
            if (near.hits[i] == 0) near.put(i, P.u[i], P.v[i]);
        plane& C = near.sum;
        C /= near.hits;
        C -= P;
        C *= q[RC] > 0 ? 1.0 / q[RC] : 0.0;

        // separation: shorten the rows that are too long
        plane& S = push.sum;
        for (std::size_t i = 0; i < n; ++i)
            if (const double len = std::sqrt(S.u[i] * S.u[i] + S.v[i] * S.v[i]); len > q[FMAX]) {
                S.u[i] *= q[FMAX] / len;
                S.v[i] *= q[FMAX] / len;
            }

        // alignment
        plane& A = heading.sum;
        A /= heading.hits;

        C *= q[KC];
        S *= q[KS];
        A *= q[KA];
        C += S;
        C += A;
        C *= h;
        V += C;
        plane move = V;
        move *= h;
        P += move;

        for (std::size_t i = 0; i < n; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", P.u[i], P.v[i], V.u[i], V.v[i]);
    }
}
