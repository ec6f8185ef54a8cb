// Flocking with a sweep: the agents are sorted by x, and from every agent we walk to the
// right only as far as the widest of the three radii reaches.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <vector>

struct vec { double x = 0, y = 0; };

struct Sums {
    vec center;  int nCenter = 0;
    vec away;
    vec heading; int nHeading = 0;
};

int main()
{
    std::ios::sync_with_stdio(false);
    double rCoh, rSep, maxSep, rAli, kCoh, kSep, kAli;
    int n;
    std::cin >> rCoh >> rSep >> maxSep >> rAli >> kCoh >> kSep >> kAli >> n;
    std::vector<vec> p(n), v(n);
    for (int i = 0; i < n; ++i)
        std::cin >> p[i].x >> p[i].y >> v[i].x >> v[i].y;

    const double reach = std::max({rCoh, rSep, rAli});
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::cout << std::fixed << std::setprecision(3);

    for (double dt; std::cin >> dt; ) {
        std::sort(order.begin(), order.end(), [&](int a, int b) {
            return p[a].x < p[b].x || (p[a].x == p[b].x && a < b);
        });

        std::vector<Sums> sums(n);
        for (int i = 0; i < n; ++i) {           // alignment counts the agent itself
            sums[i].heading = v[i];
            sums[i].nHeading = 1;
        }

        for (int s = 0; s < n; ++s) {
            for (int t = s + 1; t < n; ++t) {
                int a = order[s], b = order[t];
                double dx = p[b].x - p[a].x;
                if (dx > reach) break;
                double dy = p[b].y - p[a].y;
                double d = std::sqrt(dx * dx + dy * dy);
                if (d <= rCoh) {
                    sums[a].center.x += p[b].x; sums[a].center.y += p[b].y; ++sums[a].nCenter;
                    sums[b].center.x += p[a].x; sums[b].center.y += p[a].y; ++sums[b].nCenter;
                }
                if (d > 0 && d < rSep) {
                    double ux = dx / d / d, uy = dy / d / d;
                    sums[a].away.x -= ux; sums[a].away.y -= uy;
                    sums[b].away.x += ux; sums[b].away.y += uy;
                }
                if (d <= rAli) {
                    sums[a].heading.x += v[b].x; sums[a].heading.y += v[b].y; ++sums[a].nHeading;
                    sums[b].heading.x += v[a].x; sums[b].heading.y += v[a].y; ++sums[b].nHeading;
                }
            }
        }

        for (int i = 0; i < n; ++i) {
            Sums &s = sums[i];
            vec f;
            if (s.nCenter > 0 && rCoh > 0) {
                f.x += kCoh * (s.center.x / s.nCenter - p[i].x) / rCoh;
                f.y += kCoh * (s.center.y / s.nCenter - p[i].y) / rCoh;
            }
            double m = std::sqrt(s.away.x * s.away.x + s.away.y * s.away.y);
            if (m > maxSep) {
                s.away.x *= maxSep / m;
                s.away.y *= maxSep / m;
            }
            f.x += kSep * s.away.x + kAli * s.heading.x / s.nHeading;
            f.y += kSep * s.away.y + kAli * s.heading.y / s.nHeading;
            v[i].x += f.x * dt;
            v[i].y += f.y * dt;
            p[i].x += v[i].x * dt;
            p[i].y += v[i].y * dt;
            std::cout << p[i].x << ' ' << p[i].y << ' ' << v[i].x << ' ' << v[i].y << '\n';
        }
    }
}
