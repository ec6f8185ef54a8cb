// Flocking assignment
// compile with: g++ -O2 s01_boids.cpp -o boids
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

using namespace std;

struct Vec2 {
    double x = 0, y = 0;
    Vec2 operator+(const Vec2& o) const { return {x + o.x, y + o.y}; }
    Vec2 operator-(const Vec2& o) const { return {x - o.x, y - o.y}; }
    Vec2 operator*(double s) const { return {x * s, y * s}; }
    Vec2 operator/(double s) const { return {x / s, y / s}; }
    Vec2& operator+=(const Vec2& o) { x += o.x; y += o.y; return *this; }
    double length() const { return sqrt(x * x + y * y); }
};

struct Boid {
    Vec2 pos, vel;
};

struct Settings {
    double rc, rs, fsMax, ra;
    double kc, ks, ka;
} settings;

vector<Boid> flock;

Vec2 cohesion(size_t me) {
    Vec2 sum;
    int count = 0;
    for (size_t i = 0; i < flock.size(); i++) {
        if (i == me) continue;
        if ((flock[me].pos - flock[i].pos).length() <= settings.rc) {
            sum += flock[i].pos;
            count++;
        }
    }
    // nobody there, nothing to go to
    if (count == 0 || settings.rc == 0) return {};
    Vec2 toCenter = sum / count - flock[me].pos;
    if (toCenter.length() > settings.rc) return {};
    return toCenter / settings.rc;
}

Vec2 separation(size_t me) {
    Vec2 push;
    for (size_t i = 0; i < flock.size(); i++) {
        Vec2 away = flock[me].pos - flock[i].pos;
        double d = away.length();
        // d == 0 is myself or somebody on top of me, there is no direction then
        if (d == 0 || d > settings.rs) continue;
        push += (away / d) / d;
    }
    double len = push.length();
    if (len > settings.fsMax) push = (push / len) * settings.fsMax;
    return push;
}

Vec2 alignment(size_t me) {
    Vec2 sum;
    int count = 0;
    for (const Boid& b : flock) {
        if ((flock[me].pos - b.pos).length() <= settings.ra) {  // includes myself!
            sum += b.vel;
            count++;
        }
    }
    return count > 0 ? sum / count : Vec2{};
}

int main() {
    int n;
    cin >> settings.rc >> settings.rs >> settings.fsMax >> settings.ra;
    cin >> settings.kc >> settings.ks >> settings.ka >> n;
    flock.resize(n);
    for (auto& b : flock) cin >> b.pos.x >> b.pos.y >> b.vel.x >> b.vel.y;

    double dt;
    while (cin >> dt) {
        vector<Boid> next = flock;
        for (size_t i = 0; i < flock.size(); i++) {
            Vec2 force = cohesion(i) * settings.kc + separation(i) * settings.ks + alignment(i) * settings.ka;
            next[i].vel = flock[i].vel + force * dt;
            next[i].pos = flock[i].pos + next[i].vel * dt;
        }
        flock = next;
        for (const auto& b : flock) printf("%.3f %.3f %.3f %.3f\n", b.pos.x, b.pos.y, b.vel.x, b.vel.y);
    }
    return 0;
}
