#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

struct Vec2 {
    double x, y;
    Vec2() { x = 0; y = 0; }
    Vec2(double a, double b) { x = a; y = b; }
};

struct boid {
    Vec2 pos;
    Vec2 vel;
};

double getDistance(Vec2 a, Vec2 b) {
    return sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2));
}

Vec2 Cohesion(vector<boid> flock, int me, double radius) {
    Vec2 center;
    int n = 0;
    for (int i = 0; i < flock.size(); i++) {
        if (i == me)
            continue;
        if (getDistance(flock[i].pos, flock[me].pos) > radius)
            break;
        center.x += flock[i].pos.x;
        center.y += flock[i].pos.y;
        n++;
    }
    if (n == 0 || radius == 0)
        return Vec2(0, 0);
    center.x /= n;
    center.y /= n;
    return Vec2((center.x - flock[me].pos.x) / radius, (center.y - flock[me].pos.y) / radius);
}

Vec2 Separation(vector<boid> flock, int me, double radius, double maxForce) {
    Vec2 force;
    for (int i = 0; i < flock.size(); i++) {
        if (i == me)
            continue;
        double d = getDistance(flock[i].pos, flock[me].pos);
        // dont divide by 0!!
        if (d == 0)
            return Vec2(0, 0);
        if (d > radius)
            continue;
        Vec2 dir((flock[me].pos.x - flock[i].pos.x) / d, (flock[me].pos.y - flock[i].pos.y) / d);
        force.x += dir.x / d;
        force.y += dir.y / d;
    }
    double len = sqrt(pow(force.x, 2) + pow(force.y, 2));
    if (len > maxForce) {
        force.x = force.x / len * maxForce;
        force.y = force.y / len * maxForce;
    }
    return force;
}

Vec2 Alignment(vector<boid> flock, int me, double radius) {
    Vec2 avg;
    int n = 0;
    for (int i = 0; i < flock.size(); i++) {
        if (getDistance(flock[i].pos, flock[me].pos) <= radius) {
            avg.x += flock[i].vel.x;
            avg.y += flock[i].vel.y;
            n++;
        }
    }
    if (n != 0) {
        avg.x /= n;
        avg.y /= n;
    }
    return avg;
}

int main() {
    double rc, rs, maxF, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> maxF >> ra >> kc >> ks >> ka >> n;
    vector<boid> flock(n);
    for (int i = 0; i < n; i++)
        cin >> flock[i].pos.x >> flock[i].pos.y >> flock[i].vel.x >> flock[i].vel.y;

    cout << fixed << setprecision(3);
    double dt = 0;
    while (!cin.eof()) {
        cin >> dt;
        vector<boid> next = flock;
        for (int i = 0; i < n; i++) {
            Vec2 c = Cohesion(flock, i, rc);
            Vec2 s = Separation(flock, i, rs, maxF);
            Vec2 a = Alignment(flock, i, ra);
            next[i].vel.x += (c.x * kc + s.x * ks + a.x * ka) * dt;
            next[i].vel.y += (c.y * kc + s.y * ks + a.y * ka) * dt;
            next[i].pos.x += next[i].vel.x * dt;
            next[i].pos.y += next[i].vel.y * dt;
        }
        flock = next;
        for (int i = 0; i < n; i++)
            cout << flock[i].pos.x << " " << flock[i].pos.y << " " << flock[i].vel.x << " " << flock[i].vel.y << endl;
    }
    return 0;
}
