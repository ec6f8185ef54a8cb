#include <cmath>
#include <cstdlib>
#include <cstdio>
#include <functional>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

const double PI = acos(-1.0);

struct Thing {
    double x, y;      // where it is
    double vx, vy;    // where it goes
};

int main() {
    double RC, RS, MAXS, RA, KC, KS, KA;
    int N;
    cin >> RC >> RS >> MAXS >> RA >> KC >> KS >> KA >> N;
    vector<Thing> things(N);
    for (int i = 0; i < N; i++)
        cin >> things[i].x >> things[i].y >> things[i].vx >> things[i].vy;

    auto dist = [](const Thing& a, const Thing& b) {
        return sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2));
    };
    auto near = [&](const Thing& me, double r) {
        vector<Thing> out;
        for (const Thing& t : things)
            if (dist(me, t) < r) out.push_back(t);
        return out;
    };

    string s;
    while (!cin.eof()) {
        getline(cin, s);
        double dt = atof(s.c_str());
        vector<Thing> later;
        for (const Thing& me : things) {
            double fx = 0, fy = 0;

            // come together
            vector<Thing> c = near(me, RC);
            if (c.size() > 0) {
                double mx = 0, my = 0;
                for (auto& t : c) { mx += t.x / c.size(); my += t.y / c.size(); }
                double angle = atan2(my - me.y, mx - me.x);
                double power = sqrt(pow(mx - me.x, 2) + pow(my - me.y, 2)) / RC;
                fx += KC * power * cos(angle);
                fy += KC * power * sin(angle);
            }

            // get away
            double sx = 0, sy = 0;
            for (auto& t : near(me, RS)) {
                double d = dist(me, t);
                if (d == 0) continue;
                double angle = atan2(t.y - me.y, t.x - me.x) + PI;
                sx += cos(angle) / (d * d);
                sy += sin(angle) / (d * d);
            }
            double sangle = atan2(sy, sx);
            double spower = sqrt(sx * sx + sy * sy);
            if (spower > MAXS) spower = MAXS;
            fx += KS * spower * cos(sangle);
            fy += KS * spower * sin(sangle);

            // same direction
            double heading = 0, speed = 0;
            vector<Thing> a = near(me, RA);
            for (auto& t : a) {
                heading += atan2(t.vy, t.vx);
                speed += sqrt(t.vx * t.vx + t.vy * t.vy);
            }
            if (a.size() > 0) {
                heading /= a.size();
                speed /= a.size();
                fx += KA * speed * cos(heading);
                fy += KA * speed * sin(heading);
            }

            Thing n = me;
            n.vx += fx * dt;
            n.vy += fy * dt;
            n.x += n.vx * dt;
            n.y += n.vy * dt;
            later.push_back(n);
        }
        things = later;
        for (auto& t : things)
            printf("%.3f %.3f %.3f %.3f\n", t.x, t.y, t.vx, t.vy);
    }
    return 0;
}
