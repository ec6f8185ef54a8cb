#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

struct Agent { double x, y, vx, vy; };

double mean(const vector<double>& v)
{
    if (v.empty()) return 0;
    double total = accumulate(v.begin(), v.end(), 0);
    return total / v.size();
}

int main()
{
    double rc, rs, maxSep, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> maxSep >> ra >> kc >> ks >> ka >> n;

    vector<Agent> flock(n);
    for_each(flock.begin(), flock.end(), [](Agent& a) { cin >> a.x >> a.y >> a.vx >> a.vy; });

    double dt;
    while (cin >> dt)
    {
        vector<Agent> next;
        transform(flock.begin(), flock.end(), back_inserter(next), [&](const Agent& a)
        {
            vector<double> xs, ys, vxs, vys;
            double sx = 0, sy = 0;
            for (const Agent& b : flock)
            {
                const double d = hypot(a.x - b.x, a.y - b.y);
                if (&a != &b && d <= rc) { xs.push_back(b.x); ys.push_back(b.y); }
                if (d <= ra) { vxs.push_back(b.vx); vys.push_back(b.vy); }
                if (d > 0 && d <= rs) { sx += (a.x - b.x) / d / d; sy += (a.y - b.y) / d / d; }
            }

            double cx = 0, cy = 0;
            if (!xs.empty())
            {
                cx = mean(xs) - a.x;
                cy = mean(ys) - a.y;
                if (hypot(cx, cy) > rc) cx = cy = 0;
                else { cx /= rc; cy /= rc; }
            }

            const double len = hypot(sx, sy);
            if (len > maxSep) { sx *= maxSep / len; sy *= maxSep / len; }

            const double fx = kc * cx + ks * sx + ka * mean(vxs);
            const double fy = kc * cy + ks * sy + ka * mean(vys);

            Agent r = a;
            r.vx += fx * dt;
            r.vy += fy * dt;
            r.x += r.vx * dt;
            r.y += r.vy * dt;
            return r;
        });
        flock.swap(next);

        for (const Agent& a : flock)
            cout << fixed << setprecision(3) << a.x << " " << a.y << " " << a.vx << " " << a.vy << "\n";
    }
}
